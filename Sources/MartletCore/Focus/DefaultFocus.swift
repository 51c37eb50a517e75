import Foundation

/// When a view's default focus counts.
///
/// - Source: Apple, "DefaultFocusEvaluationPriority".
public struct DefaultFocusEvaluationPriority: Sendable {
  let followsUser: Bool

  /// When the view appears and nothing else has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(followsUser: false)
  /// Also when the user moves the keyboard into the view from outside.
  public static let userInitiated = DefaultFocusEvaluationPriority(followsUser: true)
}

/// Says where the keyboard goes in a view at first.
nonisolated public struct _DefaultFocusModifier<Value: Hashable>: ViewModifier {
  /// None.
  public typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  /// Makes a node that moves the keyboard once the view is there.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = DefaultFocusNode(modifier, parent: parent)
    node.child = V._makeNode(content, parent: node)
    node.appears()
    return node
  }

  /// Takes the new value, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: DefaultFocusNode<Value>.self)
    node.modifier = modifier
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

/// A view that says where in it the keyboard goes.
protocol DefaultFocusGiving: _ViewNode {
  var followsUser: Bool { get }
  func moveFocusToDefault()
}

final class DefaultFocusNode<Value: Hashable>: PassingNode, DefaultFocusGiving {
  var modifier: _DefaultFocusModifier<Value>

  init(_ modifier: _DefaultFocusModifier<Value>, parent: _ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  var followsUser: Bool { modifier.priority.followsUser }

  /// After the actions of the views inside, which may have moved the keyboard themselves.
  func appears() {
    host.enqueueAction(of: self) { [weak self] in
      guard let self, isMounted, host.focus.focused == nil, !host.focus.hasRequests else { return }
      moveFocusToDefault()
    }
  }

  func moveFocusToDefault() { modifier.binding.wrappedValue = modifier.value }
}

/// A region in which views may prefer to have the keyboard at first.
nonisolated public struct _FocusScopeModifier: ElementModifier {
  let namespace: Namespace.ID

  package var modifierName: String { "focusScope" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    FocusScopeElement(modifier, parent: parent)
  }
}

final class FocusScopeElement: ModifierElement<_FocusScopeModifier> {
  override func didMount() {
    host.focus.scopes.append(FocusManager.Scope(element: self))
    host.enqueueAction(of: self) { [weak self] in
      guard let self, isMounted else { return }
      host.focus.request(.scope(self, takesOver: false))
    }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    host.focus.scopes.removeAll { $0.element == nil || $0.element === self }
  }

  /// Where the keyboard goes in here: to the first view that prefers to have it, or else to the first that takes it.
  var defaultTarget: FocusableElement? {
    preferred(in: self) ?? FocusOrder.elements(in: self).first
  }

  private func preferred(in element: ElementNode) -> FocusableElement? {
    if let wish = element as? PreferredFocusElement, wish.modifier.namespace == modifier.namespace,
      wish.modifier.isPreferred, let target = FocusOrder.elements(in: wish).first
    {
      return target
    }
    let children = (element as? GroupElement)?.layoutChildren ?? element.childElements
    for child in children {
      if let found = preferred(in: child) { return found }
    }
    return nil
  }
}

/// Says that a view prefers to have the keyboard at first.
nonisolated public struct _PreferredFocusModifier: ElementModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID

  package var modifierName: String { "prefersDefaultFocus" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    PreferredFocusElement(modifier, parent: parent)
  }
}

final class PreferredFocusElement: ModifierElement<_PreferredFocusModifier> {}

/// Moves the keyboard to where it goes at first in a focus scope.
///
/// - Source: Apple, "ResetFocusAction".
public struct ResetFocusAction {
  weak var focus: FocusManager?

  /// Moves the keyboard, at the next update, to the view in the scope that prefers to have it.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let focus else { return }
    focus.reset(in: namespace)
  }
}

@available(*, unavailable)
extension ResetFocusAction: Sendable {}

extension EnvironmentValues {
  /// Moves the keyboard to where it goes at first in a focus scope.
  ///
  /// - Source: Apple, "resetFocus".
  public var resetFocus: ResetFocusAction { ResetFocusAction(focus: windowHandle.host?.focus) }
}

extension View {
  /// The view, with the keyboard going where a focus state has a value when the view appears.
  ///
  /// - Parameters:
  ///   - binding: the focus state.
  ///   - value: its value for the view that is to have the keyboard.
  ///   - priority: whether this also counts when the user moves the keyboard into the view.
  /// - Source: Apple, "defaultFocus(_:_:priority:)".
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }

  /// The view, as a region in which views may prefer to have the keyboard at first.
  ///
  /// - Source: Apple, "focusScope(_:)".
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }

  /// The view, which prefers to have the keyboard when its focus scope appears or is reset.
  ///
  /// - Source: Apple, "prefersDefaultFocus(_:in:)".
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
