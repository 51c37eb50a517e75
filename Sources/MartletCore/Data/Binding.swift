import Foundation

/// A way to read and write a value that something else owns.
///
/// - Source: Apple, "Binding".
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction used for writes through the binding.
  public var transaction: Transaction
  package var location: _BindingLocation<Value>

  package init(location: _BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from two closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // The closures' isolation is the main actor's or none; both run where a view or an action runs.
    let plainGet = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let plainSet = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(
      location: ClosureLocation(
        get: plainGet,
        set: { value, transaction in
          transaction.isPlain ? plainSet(value) : withTransaction(transaction) { plainSet(value) }
        }))
  }

  /// Creates a binding from two closures, the second of which gets the transaction of the write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let plainGet = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let plainSet = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(location: ClosureLocation(get: plainGet, set: plainSet))
  }

  /// Creates a binding to the same place as another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding whose value never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      var used = AmbientTransaction.current
      used.merge(transaction)
      location.set(newValue, transaction: used)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(root: location, keyPath: keyPath), transaction: transaction)
  }

  /// The binding, with every write under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The binding, with every write animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Puts a stable box before a binding that is made anew with each view.
  public static func _attach(_ property: inout Binding<Value>, slot: inout AnyObject?, owner: _ViewNode) {
    guard property.location.isTransient else {
      slot = nil
      return
    }
    if let existing = slot as? BindingBox<Value> {
      existing.adopt(property.location)
      property.location = existing
    } else {
      let box = BindingBox(source: property.location, owner: owner)
      property.location = box
      slot = box
    }
  }

  /// Whether both stand for one place, or for places that the node's box compares by value.
  public static func _isEqual(_ old: Binding<Value>, _ new: Binding<Value>) -> Bool {
    if new.location.isTransient { return old.location is BindingBox<Value> }
    return old.location === new.location
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
