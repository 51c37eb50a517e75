import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// Decides whether a new value differs from the old one, for values of any type.
///
/// Equal bits are equal. Otherwise `==` decides where there is one, a struct is compared field by
/// field, and what can't be compared (closures, references to other objects) counts as changed.
package enum ValueComparison {
  /// Whether two values are certainly equal.
  package static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        if memcmp(old, new, MemoryLayout<Value>.size) == 0 { return true }
        return comparer(for: Value.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  // One comparer a type, made when first asked for. Any thread may ask (a state may be written anywhere).
  private static let comparers = Mutex<[ObjectIdentifier: Comparer]>([:])

  static func comparer(for type: Any.Type) -> Comparer {
    let key = ObjectIdentifier(type)
    if let known = comparers.withLock({ $0[key] }) { return known }
    let made = Comparer.make(type)
    comparers.withLock { $0[key] = made }
    return made
  }
}

/// How two values of one type are compared.
indirect enum Comparer: @unchecked Sendable {
  /// By bits alone.
  case bits(size: Int)
  /// By bits, then by `==`.
  case equatable(any EquatableComparer.Type, size: Int)
  /// By bits, then field by field. A type with no fields is always equal.
  case fields([(offset: Int, comparer: Comparer)], size: Int)
  /// An existential: by the values inside.
  case existential(any ExistentialComparer.Type)

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let size):
      return memcmp(old, new, size) == 0
    case .equatable(let comparer, let size):
      return memcmp(old, new, size) == 0 || comparer.areEqual(old, new)
    case .fields(let fields, let size):
      if memcmp(old, new, size) == 0 { return true }
      for field in fields where !field.comparer.areEqual(old + field.offset, new + field.offset) {
        return false
      }
      return true
    case .existential(let comparer):
      return comparer.areEqual(old, new)
    }
  }

  static func make(_ type: Any.Type) -> Comparer {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    let bytes = _openExistential(type, do: size)
    if isReference(type, size: bytes) { return .bits(size: bytes) }
    if let equatable = type as? any Equatable.Type {
      func comparer<T: Equatable>(_: T.Type) -> any EquatableComparer.Type { EquatableWitness<T>.self }
      return .equatable(comparer(equatable), size: bytes)
    }
    // Only these kinds have fields to ask for; the runtime traps on an existential.
    if _isStructOrTuple(type) {
      var fields: [(offset: Int, comparer: Comparer)] = []
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append((offset, ValueComparison.comparer(for: fieldType)))
        return true
      }
      if !fields.isEmpty || bytes == 0 { return .fields(fields, size: bytes) }
    }
    if _isExistential(type) {
      func comparer<T>(_: T.Type) -> any ExistentialComparer.Type { ExistentialWitness<T>.self }
      return .existential(_openExistential(type, do: comparer))
    }
    return .bits(size: bytes)
  }

  /// References are compared by bits and never loaded by their reported type: a `weak` field shows as
  /// a plain Optional. A class-bound existential is smaller than the 32 bytes of any other.
  private static func isReference(_ type: Any.Type, size: Int) -> Bool {
    switch _MetadataKind(type) {
    case .class: return true
    case .existential: return size < 32
    case .optional:
      guard let wrapped = (type as? any OptionalType.Type)?.wrapped else { return false }
      func wrappedSize<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
      return isReference(wrapped, size: _openExistential(wrapped, do: wrappedSize))
    default: return false
    }
  }

  private static func _isStructOrTuple(_ type: Any.Type) -> Bool {
    let kind = _MetadataKind(type)
    return kind == .struct || kind == .tuple
  }

  private static func _isExistential(_ type: Any.Type) -> Bool {
    _MetadataKind(type) == .existential
  }
}

protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}

protocol EquatableComparer {
  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

enum EquatableWitness<Value: Equatable>: EquatableComparer {
  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Value.self).pointee == new.assumingMemoryBound(to: Value.self).pointee
  }
}

protocol ExistentialComparer {
  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

enum ExistentialWitness<Value>: ExistentialComparer {
  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let oldValue: Any = old.assumingMemoryBound(to: Value.self).pointee
    let newValue: Any = new.assumingMemoryBound(to: Value.self).pointee
    guard type(of: oldValue) == type(of: newValue) else { return false }
    func compare<T>(_ old: T) -> Bool {
      guard let new = newValue as? T else { return false }
      return ValueComparison.areEqual(old, new)
    }
    return _openExistential(oldValue, do: compare)
  }
}

extension _MetadataKind {
  /// The kind of a type, read from the word that every Swift type description starts with.
  init(_ type: Any.Type) {
    let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    // Above 2047 the word is a class's isa pointer.
    self = word > 2047 ? .class : (_MetadataKind(rawValue: word) ?? .unknown)
  }
}
