import Combine
import Foundation

/// An observable object that someone else owns; the view is evaluated when it changes.
///
/// - Source: Apple, "ObservedObject".
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(object, keyPath, source: source))
    }
  }

  private nonisolated(unsafe) var object: ObjectType
  private nonisolated(unsafe) var source: ObjectSource?

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      source?.recordCurrentRead()
      return object
    }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object, source: source) }

  /// Observes the object for the node.
  nonisolated public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    if let known = slot as? ObjectSlot<ObjectType>, known.object === property.object {
      property.source = known.source
      return
    }
    let made = ObjectSlot(property.object, owner: owner)
    slot = made
    property.source = made.source
  }

  /// Whether both observe the same object.
  nonisolated public static func _isEqual(_ old: Self, _ new: Self) -> Bool { old.object === new.object }
}

/// An observable object that the view owns: made when the view appears, kept as long as its identity.
///
/// - Source: Apple, "StateObject".
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated(unsafe) let make: () -> ObjectType
  private nonisolated(unsafe) var slot: ObjectSlot<ObjectType>?

  /// Creates the object when the view appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let slot else {
      Diagnostics.warnOnce(
        "state-object-\(ObjectType.self)",
        "A StateObject<\(ObjectType.self)> is read before its view is on screen; each read makes another "
          + "object. Read it in the body or in an action.")
      return make()
    }
    slot.source?.recordCurrentRead()
    return slot.object
  }

  /// Gives bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: slot?.object ?? make(), source: slot?.source)
  }

  /// Makes the object once for the node.
  nonisolated public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    if let known = slot {
      property.slot = unsafeDowncast(known, to: ObjectSlot<ObjectType>.self)
      return
    }
    let make = property.make
    let made = ObjectSlot(Evaluation.untracked { make() }, owner: owner)
    slot = made
    property.slot = made
  }

  /// The object lives in the node.
  nonisolated public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}

extension StateObject: SearchLimiting {
  /// The object is made when the view appears, and not for a row that may never be shown.
  nonisolated func allowsSearch(in scope: EnvironmentScope) -> Bool { false }
}

/// The object of each type that views inherit.
private struct EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

/// An observable object that a view around this one supplies.
///
/// - Source: Apple, "EnvironmentObject".
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(object, keyPath, source: source))
    }
  }

  private nonisolated(unsafe) var owner: Owner?
  private nonisolated(unsafe) var holder: Holder?

  /// Where the object is looked up: kept, because an action may read the object when the view has gone.
  private struct Owner {
    let scope: EnvironmentScope
    weak var node: _ViewNode?
  }

  private final class Holder: SourceHolding {
    var slot: ObjectSlot<ObjectType>?
    var heldSource: DependencySource? { slot?.source }
  }

  /// Creates a property that reads the object of its type.
  nonisolated public init() {}

  /// The object.
  ///
  /// - Precondition: a view around this one has `.environmentObject(_:)` with an object of the type.
  public var wrappedValue: ObjectType { current.object }

  /// Gives bindings to the object's properties.
  public var projectedValue: Wrapper {
    let slot = current
    return Wrapper(object: slot.object, source: slot.source)
  }

  private var current: ObjectSlot<ObjectType> {
    guard let owner, let holder else {
      Diagnostics.stop(
        "An EnvironmentObject<\(ObjectType.self)> is read before its view is on screen. Read it in the body or "
          + "in an action.")
    }
    let values = EnvironmentValues(scope: owner.scope)
    guard let object = values[EnvironmentObjectKey<ObjectType>.self] else {
      Diagnostics.stop(
        "\(owner.node?.ownerDescription ?? "A view that has gone") needs an object of type \(ObjectType.self). "
          + "Add .environmentObject(_:) with one to a view around it.")
    }
    if let known = holder.slot, known.object === object {
      known.source?.recordCurrentRead()
      return known
    }
    let made = ObjectSlot(object, owner: owner.node)
    holder.slot = made
    made.source?.recordCurrentRead()
    return made
  }

  /// Remembers where to look.
  nonisolated public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    let holder: Holder
    if let known = slot {
      holder = unsafeDowncast(known, to: Holder.self)
    } else {
      holder = Holder()
      slot = holder
    }
    property.owner = Owner(scope: owner.environment, node: owner)
    property.holder = holder
  }

  /// The object comes from the environment.
  nonisolated public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}

extension EnvironmentObject: SearchLimiting {
  /// Without its object, reading the property ends the program.
  nonisolated func allowsSearch(in scope: EnvironmentScope) -> Bool {
    EnvironmentValues(scope: scope)[EnvironmentObjectKey<ObjectType>.self] != nil
  }
}

/// Supplies an object to the views inside.
nonisolated public struct _EnvironmentObjectModifier<ObjectType: ObservableObject>: EnvironmentModifier {
  let object: ObjectType

  package func change(_ values: inout EnvironmentValues) {
    values[EnvironmentObjectKey<ObjectType>.self] = object
  }

  package func isEqual(to other: Self) -> Bool { object === other.object }
}

extension View {
  /// The view, with an object for itself and all inside.
  ///
  /// - Source: Apple, "environmentObject(_:)".
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
