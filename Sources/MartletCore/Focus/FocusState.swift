import Foundation

/// Says which view has the keyboard, and moves the keyboard when it is written.
///
/// - Source: Apple, "FocusState".
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let resting: Value

    /// The value.
    public var wrappedValue: Value {
      get { location?.get() ?? resting }
      nonmutating set { location?.set(newValue, transaction: AmbientTransaction.current) }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// The value when the keyboard is elsewhere.
  private let resting: Value
  private var location: StateLocation<Value>?

  /// A state that is true while one view has the keyboard.
  public init() where Value == Bool {
    resting = false
  }

  /// A state that tells which of several views has the keyboard; `nil` for none.
  public init<T: Hashable>() where Value == T? {
    resting = nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? resting }
    nonmutating set { location?.set(newValue, transaction: AmbientTransaction.current) }
  }

  /// A binding to the state, for `focused(_:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(location: location, resting: resting) }

  /// Keeps the value in the node.
  public static func _attach(_ property: inout Self, slot: inout AnyObject?, owner: _ViewNode) {
    if let existing = slot {
      property.location = unsafeDowncast(existing, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(property.resting, queue: owner.host.updateQueue)
      property.location = location
      slot = location
    }
  }

  /// The value lives in the node.
  public static func _isEqual(_ old: Self, _ new: Self) -> Bool { true }
}

extension FocusState.Binding: Equatable {
  /// Whether both stand for the same state.
  public static func == (left: Self, right: Self) -> Bool { left.location === right.location }
}

/// Connects a focus state with the first view inside that takes the keyboard.
nonisolated public struct _FocusedModifier<Value: Hashable>: ElementModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  package var modifierName: String { "focused" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    FocusedElement(modifier, parent: parent)
  }
}

/// An element that wants to know whether the keyboard is inside it.
protocol FocusObserver: ElementNode {
  func focusChanged(isInside: Bool)
  /// Nothing inside could take the keyboard.
  func focusWasRefused()
}

final class FocusedElement<Value: Hashable>: ModifierElement<_FocusedModifier<Value>>, FocusObserver {
  private var isInside = false

  override func didMount() {
    refresh()
  }

  override func modifierChanged(from old: _FocusedModifier<Value>) {
    refresh()
  }

  /// The state was written by the app: the keyboard follows.
  override func refresh() {
    dropSources()
    let isWanted: Bool = tracking { modifier.binding.wrappedValue == modifier.value }
    guard isWanted != isInside else { return }
    host.focus.request(isWanted ? .into(self) : .outOf(self))
  }

  func focusWasRefused() {
    let binding = modifier.binding
    if !isInside, binding.wrappedValue == modifier.value { binding.wrappedValue = binding.resting }
  }

  /// The user moved the keyboard: the state follows.
  func focusChanged(isInside: Bool) {
    guard self.isInside != isInside else { return }
    self.isInside = isInside
    let binding = modifier.binding
    if isInside {
      if binding.wrappedValue != modifier.value { binding.wrappedValue = modifier.value }
    } else if binding.wrappedValue == modifier.value {
      binding.wrappedValue = binding.resting
    }
  }
}

extension View {
  /// The view, with a state that is true while the keyboard is in it.
  ///
  /// - Source: Apple, "focused(_:)".
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// The view, with a state that has a value while the keyboard is in it.
  ///
  /// - Source: Apple, "focused(_:equals:)".
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
