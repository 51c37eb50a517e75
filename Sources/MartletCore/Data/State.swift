import Foundation

/// A value that a view owns: it lives as long as the view's identity, and writing it updates what reads it.
///
/// A state read or written outside a view that is on screen holds its initial value.
///
/// - Source: Apple, "State".
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.map { $0.get() } ?? initial }
    nonmutating set {
      guard let location else {
        Diagnostics.warnOnce(
          "state-outside-\(Value.self)",
          "A State<\(Value.self)> is written before its view is on screen; the write has no effect. "
            + "Write it from an action or onAppear of the view that declares it.")
        return
      }
      location.set(newValue, transaction: AmbientTransaction.current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(location: ConstantLocation(initial)) }
    return Binding(location: location)
  }

  /// Keeps the value in the node.
  public static func _attach(_ property: inout State<Value>, slot: inout AnyObject?, owner: _ViewNode) {
    if let existing = slot {
      property.location = unsafeDowncast(existing, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(property.initial, queue: owner.host.updateQueue)
      property.location = location
      slot = location
    }
  }

  /// A state's value lives in the node, so a new view value never differs by it.
  public static func _isEqual(_ old: State<Value>, _ new: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that holds nothing at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// The location guards its value with a lock.
extension State: @unchecked Sendable where Value: Sendable {}
