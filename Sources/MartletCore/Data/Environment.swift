import Foundation
import Synchronization

/// A bit set of environment keys; keys beyond 128 share bits, which costs an evaluation too many at worst.
package typealias EnvironmentMask = UInt128

/// A key for a value that views inherit from those around them.
///
/// - Source: Apple, "EnvironmentKey".
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// One value set for the views below a node.
package class EnvironmentEntry {
  let key: ObjectIdentifier
  let bit: EnvironmentMask

  init(key: ObjectIdentifier, bit: EnvironmentMask) {
    self.key = key
    self.bit = bit
  }

  func isEqual(to other: EnvironmentEntry) -> Bool { false }
}

final class EnvironmentValueEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, bit: EnvironmentMask, value: Value) {
    self.value = value
    super.init(key: key, bit: bit)
  }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentValueEntry<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// The values that one modifier sets, in front of those inherited.
///
/// The object stays the same for as long as its node lives, so views below keep pointing at it; a change
/// replaces its entries and tells the readers of just those keys.
package final class EnvironmentScope {
  let parent: EnvironmentScope?
  fileprivate(set) var entries: [EnvironmentEntry] = []
  /// Whether nothing is inherited: the entries are all there is.
  private(set) var isWhole = false

  init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for entry in current.entries where entry.key == key { return entry }
      if current.isWhole { return nil }
      scope = current.parent
    }
    return nil
  }

  /// Replaces the entries; returns the keys whose value differs now.
  func replace(with new: [EnvironmentEntry]) -> EnvironmentMask {
    var changed: EnvironmentMask = 0
    for entry in new {
      let old = entries.first { $0.key == entry.key } ?? parent?.entry(for: entry.key)
      if let old, entry.isEqual(to: old) { continue }
      changed |= entry.bit
    }
    for entry in entries where !new.contains(where: { $0.key == entry.key }) { changed |= entry.bit }
    entries = new
    return changed
  }

  /// Puts other entries in the place of these and of all that are inherited; returns the keys whose value differs now.
  func replaceAll(with new: [EnvironmentEntry]) -> EnvironmentMask {
    let before = entriesInForce
    entries = new
    isWhole = true
    return Self.difference(before, new)
  }

  /// Inherits again; returns the keys whose value differs now.
  func inherit(with new: [EnvironmentEntry]) -> EnvironmentMask {
    let before = entriesInForce
    entries = new
    isWhole = false
    return Self.difference(before, entriesInForce)
  }

  private static func difference(_ old: [EnvironmentEntry], _ new: [EnvironmentEntry]) -> EnvironmentMask {
    var changed: EnvironmentMask = 0
    for entry in new {
      if let known = old.first(where: { $0.key == entry.key }), entry.isEqual(to: known) { continue }
      changed |= entry.bit
    }
    for entry in old where !new.contains(where: { $0.key == entry.key }) { changed |= entry.bit }
    return changed
  }
}

/// Gives each key type a bit.
enum EnvironmentKeyBits {
  private static let bits = Mutex<[ObjectIdentifier: Int]>([:])

  static func bit(for key: ObjectIdentifier) -> EnvironmentMask {
    let index: Int = bits.withLock { bits in
      if let known = bits[key] { return known }
      let next = bits.count
      bits[key] = next
      return next
    }
    return EnvironmentMask(1) << EnvironmentMask(index % 128)
  }
}

/// The values that views inherit, by key.
///
/// - Source: Apple, "EnvironmentValues".
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  let scope: EnvironmentScope?
  /// Values set on this copy.
  private(set) var overrides: [EnvironmentEntry] = []

  /// Creates values where every key has its default.
  public init() {
    scope = nil
  }

  package init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: ObjectIdentifier(key)) { K.defaultValue } }
    set { setValue(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value for whatever stands for a key; always of the same type.
  func value<Value>(for id: ObjectIdentifier, default makeDefault: () -> Value) -> Value {
    if let reader = Evaluation.current { reader.recordEnvironmentRead(EnvironmentKeyBits.bit(for: id)) }
    for entry in overrides where entry.key == id {
      return unsafeDowncast(entry, to: EnvironmentValueEntry<Value>.self).value
    }
    guard let entry = scope?.entry(for: id) else { return makeDefault() }
    return unsafeDowncast(entry, to: EnvironmentValueEntry<Value>.self).value
  }

  mutating func setValue<Value>(_ value: Value, for id: ObjectIdentifier) {
    let entry = EnvironmentValueEntry(key: id, bit: EnvironmentKeyBits.bit(for: id), value: value)
    if let index = overrides.firstIndex(where: { $0.key == id }) {
      overrides[index] = entry
    } else {
      overrides.append(entry)
    }
  }

  mutating func adopt(_ entry: EnvironmentEntry) {
    if !overrides.contains(where: { $0.key == entry.key }) { overrides.append(entry) }
  }

  /// The number of values set on this copy.
  public var description: String { "EnvironmentValues(\(overrides.count) set)" }
}

/// Reads a value from the environment of the view that declares it.
///
/// - Source: Apple, "Environment".
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// `nil` where the value is found in another way.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let find: ((EnvironmentValues) -> Value?)?
  private var scope: EnvironmentScope?
  private var owner: String { Evaluation.current?.ownerDescription ?? "a view" }

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    find = nil
  }

  /// Creates a property that finds its value, an object, in the environment.
  init(find: @escaping (EnvironmentValues) -> Value?) {
    keyPath = nil
    self.find = find
  }

  /// The value.
  public var wrappedValue: Value {
    if Value.self == EnvironmentValues.self, let scope {
      // Whoever takes all values depends on all.
      Evaluation.current?.recordEnvironmentRead(.max)
      if let all = EnvironmentValues(snapshotOf: scope) as? Value { return all }
    }
    let values: EnvironmentValues = scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    guard let find else {
      preconditionFailure("an environment property has a key path or a way to find its value")
    }
    if let value = find(values) { return value }
    Diagnostics.stop(
      "\(owner) needs an object of type \(Value.self). Add .environment(_:) with one to a view around it.")
  }

  /// Remembers where to read.
  public static func _attach(_ property: inout Environment<Value>, slot: inout AnyObject?, owner: _ViewNode) {
    property.scope = owner.environment
  }

  /// Compares the key paths.
  public static func _isEqual(_ old: Environment<Value>, _ new: Environment<Value>) -> Bool {
    old.keyPath == new.keyPath
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: SearchLimiting {
  /// Without its object, reading the property ends the program.
  func allowsSearch(in scope: EnvironmentScope) -> Bool {
    find.map { $0(EnvironmentValues(scope: scope)) != nil } ?? true
  }
}
