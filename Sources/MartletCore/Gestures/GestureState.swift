import Foundation

/// A state that a gesture sets and that falls back when the gesture ends or is cancelled.
///
/// - Source: Apple, "GestureState"; fact n225.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetAction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with the value it falls back to.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// Creates a state with the value it falls back to.
  public init(initialValue: Value) {
    self.init(initialValue: initialValue) { _, _ in }
  }

  /// Creates a state that falls back under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that falls back under a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue) { $1 = resetTransaction }
  }

  /// Creates a state and says how it falls back, given its value at the end.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Creates a state and says how it falls back, given its value at the end.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    resetAction = reset
  }

  /// The value.
  public var wrappedValue: Value { location.map { $0.get() } ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    location?.set(value, transaction: transaction)
  }

  func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetAction(location.get(), &transaction)
    location.set(initial, transaction: transaction)
  }

  /// Keeps the value in the node.
  public static func _attach(
    _ property: inout GestureState<Value>, slot: inout AnyObject?, owner: _ViewNode
  ) {
    if let existing = slot {
      property.location = unsafeDowncast(existing, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(property.initial, queue: owner.host.updateQueue)
      property.location = location
      slot = location
    }
  }

  /// The value lives in the node, so a new view value never differs by it.
  public static func _isEqual(_ old: GestureState<Value>, _ new: GestureState<Value>) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that falls back to nothing, under a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that falls back to nothing and says how.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}
