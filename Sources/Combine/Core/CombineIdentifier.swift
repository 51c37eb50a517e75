import Foundation

/// A unique identifier of a publisher stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// Makes an identifier that no other call makes.
  public init() { value = Self.counter.next() }

  /// Makes the identifier of an object, unique while the object lives.
  public init(_ obj: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// The identifier in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }

  private static let counter = Counter()

  // Unchecked: the lock guards the only field.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    // Objects are aligned, so an odd number is no object's address.
    private var last: UInt64 = 1

    func next() -> UInt64 {
      lock.withLock {
        last += 2
        return last
      }
    }
  }
}

/// A type that names the stream it takes part in.
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier of this stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
