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
  case existential

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
    case .existential:
      return OpenedExistential.areEqual(old, new)
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
    if isStructOrTuple(type) {
      var fields: [(offset: Int, comparer: Comparer)] = []
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append((offset, ValueComparison.comparer(for: fieldType)))
        return true
      }
      if !fields.isEmpty || bytes == 0 { return .fields(fields, size: bytes) }
    }
    if _MetadataKind(type) == .existential { return .existential }
    return .bits(size: bytes)
  }

  /// References are compared by bits and never loaded by their reported type: a `weak` field shows as a
  /// plain Optional.
  ///
  /// A class-bound existential is smaller than the 32 bytes of any other.
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

  private static func isStructOrTuple(_ type: Any.Type) -> Bool {
    let kind = _MetadataKind(type)
    return kind == .struct || kind == .tuple
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

/// The value inside an existential such as `any Shape`, found without a copy.
///
/// Generic code can't open an existential whose protocol it doesn't know (a conversion to `Any` wraps it
/// once more), so this follows the layout that Swift's ABI gives it: three words that hold the value or
/// point to its box, then the value's type.
private struct OpenedExistential {
  let type: Any.Type
  let value: UnsafeRawPointer

  init(_ container: UnsafeRawPointer) {
    type = container.load(fromByteOffset: 24, as: Any.Type.self)
    // The value witness table stands before the type; its flags say whether values fit into three words.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let flags = metadata[-1].load(fromByteOffset: 80, as: UInt32.self)
    let isInline = flags & 0x0002_0000 == 0
    if isInline {
      value = container
    } else {
      let alignmentMask = Int(flags & 0xFF)
      let headerSize = 16
      value = container.load(as: UnsafeRawPointer.self) + ((headerSize + alignmentMask) & ~alignmentMask)
    }
  }

  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = OpenedExistential(old)
    let new = OpenedExistential(new)
    return old.type == new.type && ValueComparison.comparer(for: old.type).areEqual(old.value, new.value)
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
