import Combine
import Foundation
import Observation

/// Reads a value that the view with the keyboard gives; `nil` if none does.
///
/// - Source: Apple, "FocusedValue".
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let find: (FocusedValues) -> Value?
  private var source: FocusedValuesSource?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    find = { $0[keyPath: keyPath] }
  }

  /// Reads the `@Observable` object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { values in
      let entry = values.source?.entry(for: ObjectIdentifier(FocusedObjectKey<Value>.self))
      return entry.map { unsafeDowncast($0, to: EnvironmentValueEntry<Value>.self).value }
    }
  }

  /// The value.
  public var wrappedValue: Value? {
    source.flatMap { find(FocusedValues(source: $0)) }
  }

  /// Remembers the window's values.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    property.source = owner.host.focusedValues
  }

  /// The value comes from elsewhere, so a new view value never differs by it.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

/// Reads and writes what a binding that the view with the keyboard gives stands for.
///
/// - Source: Apple, "FocusedBinding".
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var source: FocusedValuesSource?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  private var binding: Binding<Value>? {
    source.flatMap { FocusedValues(source: $0)[keyPath: keyPath] }
  }

  /// The value; `nil` if no view gives a binding, and writing does nothing then.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      guard let newValue else { return }
      Evaluation.untracked { binding }?.wrappedValue = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(
      location: ClosureLocation(
        get: { copy.wrappedValue },
        set: { value, transaction in
          AmbientTransaction.adopt(transaction) { copy.wrappedValue = value }
        }))
  }

  /// Remembers the window's values.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    property.source = owner.host.focusedValues
  }

  /// Compares the key paths.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool { old.keyPath == new.keyPath }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

/// Observes an object that the view with the keyboard gives.
///
/// - Source: Apple, "FocusedObject".
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    /// A binding to a property.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(location: ObjectPropertyLocation(object, keyPath, source: source))
    }
  }

  /// What the node keeps: the object that is observed.
  private final class Holder: SourceHolding {
    weak var owner: _ViewNode?
    var slot: ObjectSlot<ObjectType>?

    init(owner: _ViewNode) { self.owner = owner }

    var heldSource: DependencySource? { slot?.source }
  }

  private nonisolated(unsafe) var values: FocusedValuesSource?
  private nonisolated(unsafe) var holder: Holder?

  /// Observes the object of the type.
  nonisolated public init() {}

  /// The object; `nil` if no view gives one.
  public var wrappedValue: ObjectType? { current?.object }

  /// Gives bindings to the object's properties; `nil` if no view gives an object.
  public var projectedValue: Wrapper? {
    current.map { Wrapper(object: $0.object, source: $0.source) }
  }

  private var current: ObjectSlot<ObjectType>? {
    guard let holder else { return nil }
    let key = ObjectIdentifier(FocusedObjectKey<ObjectType>.self)
    guard let entry = values?.entry(for: key) else { return nil }
    let object = unsafeDowncast(entry, to: EnvironmentValueEntry<ObjectType>.self).value
    if let known = holder.slot, known.object === object {
      known.source?.recordCurrentRead()
      return known
    }
    let made = ObjectSlot(object, owner: holder.owner)
    holder.slot = made
    made.source?.recordCurrentRead()
    return made
  }

  /// Remembers the window's values.
  nonisolated public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let holder = (slot as? Holder) ?? Holder(owner: owner)
    slot = holder
    property.holder = holder
    property.values = owner.host.focusedValues
  }

  /// The object comes from elsewhere.
  nonisolated public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}
