import Foundation

/// Runs actions when a view comes and goes.
nonisolated public struct _AppearanceActionModifier: ElementModifier {
  package static var standsForEmptiness: Bool { true }

  package var modifierName: String { appear == nil ? "onDisappear" : "onAppear" }

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AppearanceElement(modifier, parent: parent)
  }
}

/// What follows a row of a lazy container into view and out of it.
protocol RowFollowing: _ViewNode {
  /// The row around came into view again, or left it.
  func rowAroundChanged(_ isShown: Bool)
}

final class AppearanceElement: ModifierElement<_AppearanceActionModifier>, RowFollowing {
  /// Whether the row around has left the view of a lazy container, which keeps its node for a while.
  private var isAway = false

  /// The content is mounted by now, so its actions are queued already: inner before outer (fact n227).
  override func didMount() {
    if host.hiddenViewDepth > 0 {
      isAway = true
    } else if let action = modifier.appear {
      host.enqueueAction(of: self, action)
    }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    if !isAway, let action = modifier.disappear { host.enqueueAction(of: self, action) }
  }

  func rowAroundChanged(_ isShown: Bool) {
    guard isAway == isShown else { return }
    isAway = !isShown
    if let action = isShown ? modifier.appear : modifier.disappear { host.enqueueAction(of: self, action) }
  }
}

/// Runs an action when a value changes.
nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  /// None.
  public typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// Makes a node that remembers the value.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = ValueActionNode<Value>(value: modifier.value, parent: parent)
    node.child = V._makeNode(content, parent: node)
    if modifier.isInitial {
      let value = modifier.value
      node.host.enqueueAction(of: node) { modifier.action(value, value) }
    }
    return node
  }

  /// Compares the value, then updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: ValueActionNode<Value>.self)
    let old = node.value
    if old != modifier.value {
      node.value = modifier.value
      node.host.enqueueAction(of: node) { modifier.action(old, modifier.value) }
    }
    if let child = node.child { V._updateNode(child, with: content) }
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

/// A node with one child that stays.
package class PassingNode: _ViewNode {
  final var child: _ViewNode?

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }

  override package final func appendElements(to list: inout [ElementNode]) {
    child?.appendElements(to: &list)
  }

  override package final var isOneViewThoughEmpty: Bool { child?.isOneViewThoughEmpty ?? false }

  override package func appendOutline(to outline: inout ContentOutline) {
    child?.appendOutline(to: &outline)
  }

  override package final func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

final class ValueActionNode<Value: Equatable>: PassingNode {
  var value: Value

  init(value: Value, parent: _ViewNode) {
    self.value = value
    super.init(parent: parent)
  }
}

extension View {
  /// The view, with an action for when it appears.
  ///
  /// On several views, such as a `Group`'s, the action belongs to each; on an `EmptyView` it belongs to none.
  ///
  /// - Source: Apple, "onAppear(perform:)"; order: fact n227.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// The view, with an action for when it disappears.
  ///
  /// - Source: Apple, "onDisappear(perform:)".
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// The view, with an action for when a value changes, which gets the old and the new one.
  ///
  /// - Source: Apple, "onChange(of:initial:_:)"; fact n236.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// The view, with an action for when a value changes.
  ///
  /// - Source: Apple, "onChange(of:initial:_:)".
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// The view, with an action for when a value changes, which gets the new one.
  ///
  /// - Source: Apple, "onChange(of:perform:)"; fact n237.
  @available(
    *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
