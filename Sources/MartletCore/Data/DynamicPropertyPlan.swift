import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// Where a type's dynamic properties lie, and how two values of it are compared; found once a type.
// Unchecked: metatypes are immutable.
final class DynamicPropertyPlan: @unchecked Sendable {
  struct Field {
    let offset: Int
    let witness: any FieldWitness.Type
    /// As it is stored: with an underscore, if a property wrapper stores it.
    let name: String
  }

  /// The dynamic properties, in order of declaration.
  let fields: [Field]
  /// Whether `==` decides instead of the fields.
  private let equatable: (any EquatableComparer.Type)?
  private let plain: [(offset: Int, comparer: Comparer)]
  private let size: Int

  private static let plans = Mutex<[ObjectIdentifier: DynamicPropertyPlan]>([:])

  static func plan(for type: Any.Type) -> DynamicPropertyPlan {
    let key = ObjectIdentifier(type)
    if let known = plans.withLock({ $0[key] }) { return known }
    let made = DynamicPropertyPlan(type)
    plans.withLock { $0[key] = made }
    return made
  }

  private init(_ type: Any.Type) {
    func layout<T>(_: T.Type) -> (size: Int, isPOD: Bool) { (MemoryLayout<T>.size, _isPOD(T.self)) }
    let (bytes, isPOD) = _openExistential(type, do: layout)
    size = bytes
    var dynamic: [Field] = []
    var others: [(offset: Int, comparer: Comparer)] = []
    var count = 0
    let isStruct = _MetadataKind(type) == .struct
    if isStruct {
      _ = _forEachField(of: type) { name, offset, fieldType, _ in
        count += 1
        if let property = fieldType as? any DynamicProperty.Type {
          func witness<P: DynamicProperty>(_: P.Type) -> any FieldWitness.Type { PropertyWitness<P>.self }
          dynamic.append(
            Field(offset: offset, witness: witness(property), name: String(cString: name)))
        } else {
          others.append((offset, ValueComparison.comparer(for: fieldType)))
        }
        return true
      }
    }
    if isStruct, bytes > 0, count == 0 {
      Diagnostics.warnOnce(
        "no-fields-\(type)",
        "\(type) has a size but no reflected fields: its module was built with -disable-reflection-metadata, "
          + "so states in it cannot be found. Build it with reflection metadata.")
      others.append((0, .bits(size: bytes)))
    }
    // A plain-data view is compared by its fields; `==` is asked only under `.equatable()`.
    if !isPOD, dynamic.isEmpty, let type = type as? any Equatable.Type {
      func comparer<T: Equatable>(_: T.Type) -> any EquatableComparer.Type { EquatableWitness<T>.self }
      equatable = comparer(type)
    } else {
      equatable = nil
    }
    if !isStruct, bytes > 0, others.isEmpty {
      others.append((0, ValueComparison.comparer(for: type)))
    }
    fields = dynamic
    plain = others
  }

  func attach(_ value: UnsafeMutableRawPointer, slots: inout [AnyObject?], owner: _ViewNode) {
    for (index, field) in fields.enumerated() {
      field.witness.attach(value + field.offset, slot: &slots[index], owner: owner)
    }
  }

  /// Calls `update()` of each, right before a body is evaluated; what that reads counts as read by the body.
  func prepare(_ value: UnsafeMutableRawPointer, slots: [AnyObject?]) {
    for (index, field) in fields.enumerated() {
      field.witness.prepare(value + field.offset, slot: slots[index])
    }
  }

  /// Whether the properties can be read for a moment, below an environment.
  func allowsSearch(_ value: UnsafeRawPointer, in scope: EnvironmentScope) -> Bool {
    fields.allSatisfy { $0.witness.allowsSearch(value + $0.offset, in: scope) }
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if let equatable { return equatable.areEqual(old, new) }
    for field in plain where !field.comparer.areEqual(old + field.offset, new + field.offset) {
      return false
    }
    for field in fields where !field.witness.areEqual(old + field.offset, new + field.offset) {
      return false
    }
    return true
  }
}

protocol FieldWitness {
  static func attach(_ value: UnsafeMutableRawPointer, slot: inout AnyObject?, owner: _ViewNode)
  static func prepare(_ value: UnsafeMutableRawPointer, slot: AnyObject?)
  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
  static func isChanged(_ value: UnsafeRawPointer, slot: AnyObject?, _ changes: BodyChanges) -> Bool
  static func allowsSearch(_ value: UnsafeRawPointer, in scope: EnvironmentScope) -> Bool
}

enum PropertyWitness<Property: DynamicProperty>: FieldWitness {
  static func attach(_ value: UnsafeMutableRawPointer, slot: inout AnyObject?, owner: _ViewNode) {
    Property._attach(&value.assumingMemoryBound(to: Property.self).pointee, slot: &slot, owner: owner)
  }

  static func prepare(_ value: UnsafeMutableRawPointer, slot: AnyObject?) {
    Property._prepare(&value.assumingMemoryBound(to: Property.self).pointee, slot: slot)
  }

  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    Property._isEqual(
      old.assumingMemoryBound(to: Property.self).pointee, new.assumingMemoryBound(to: Property.self).pointee)
  }

  static func allowsSearch(_ value: UnsafeRawPointer, in scope: EnvironmentScope) -> Bool {
    if let property = value.assumingMemoryBound(to: Property.self).pointee as? any SearchLimiting {
      return property.allowsSearch(in: scope)
    }
    return DynamicPropertyPlan.plan(for: Property.self).allowsSearch(value, in: scope)
  }
}
