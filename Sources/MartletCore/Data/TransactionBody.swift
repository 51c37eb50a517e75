import Foundation

/// A scope that holds for some modifiers and not for the view they are applied to.
final class ModifiersTransactionScope: ChangingTransactionScope {}

/// The node of a view whose changes happen under the transaction outside of the nearest scope for modifiers only.
final class OuterTransactionNode: PassingNode {
  private let outer: TransactionScope?

  override init(parent: _ViewNode) {
    var scope = parent.childTransactionScope
    while let current = scope, !(current is ModifiersTransactionScope) { scope = current.parent }
    // Where there is none, nothing is taken back.
    outer = scope == nil ? parent.childTransactionScope : scope?.parent
    super.init(parent: parent)
  }

  override var childTransactionScope: TransactionScope? { outer }
}

/// The node around modifiers that have a transaction of their own.
final class ModifiersTransactionNode: PassingNode {
  let scope: ModifiersTransactionScope

  init(change: @escaping (inout Transaction) -> Void, parent: _ViewNode) {
    parent.host.updates.hasLastingScopes = true
    scope = ModifiersTransactionScope(
      parent: parent.childTransactionScope, host: parent.host, serial: nil, change: change)
    super.init(parent: parent)
    scope.updateReaches(host)
  }

  func update(_ change: @escaping (inout Transaction) -> Void) {
    scope.change = change
    scope.updateReaches(host)
  }

  override var childTransactionScope: TransactionScope? { scope }
}

/// A view with modifiers whose changes happen under a transaction of their own.
nonisolated public struct _TransactionBodyView<Content: View, Modified: View>: PrimitiveView {
  let content: Content
  let modified: Modified
  let change: (inout Transaction) -> Void

  /// Makes a node with the modifiers, and the view inside them.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = TransactionBodyNode(content: view.content, change: view.change, parent: parent)
    node.modifiers.child = Modified._makeNode(view.modified, parent: node.modifiers)
    node.child = node.modifiers
    return node
  }

  /// Updates the modifiers, then the view.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: TransactionBodyNode<Content>.self)
    node.modifiers.update(view.change)
    if let child = node.modifiers.child { Modified._updateNode(child, with: view.modified) }
    node.source.update(view.content)
  }

  /// As many as the modified view has.
  public static var _elementCount: Int? { Modified._elementCount }
}

final class TransactionBodyNode<Content: View>: PassingNode, PlaceholderOwner {
  let source: ViewContentSource<Content>
  private(set) var modifiers: ModifiersTransactionNode!

  init(content: Content, change: @escaping (inout Transaction) -> Void, parent: _ViewNode) {
    source = ViewContentSource(content)
    super.init(parent: parent)
    modifiers = ModifiersTransactionNode(change: change, parent: self)
  }

  var placeholderType: Any.Type { Content.self }
  var placeholderSource: _ContentSource { source }
}

extension View {
  /// The view, with modifiers whose changes are animated; those of the view itself are not.
  ///
  /// ```swift
  /// Image(systemName: "heart")
  ///   .animation(.bouncy) { $0.scaleEffect(isLiked ? 1.5 : 1) }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` for none.
  ///   - body: applies the modifiers to the view, for which a placeholder stands.
  /// - Source: Apple, "animation(_:body:)".
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// The view, with modifiers whose changes happen under another transaction than those of the view itself.
  ///
  /// - Parameters:
  ///   - transform: changes the transaction.
  ///   - body: applies the modifiers to the view, for which a placeholder stands.
  /// - Source: Apple, "transaction(_:body:)".
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionBodyView(content: self, modified: body(PlaceholderContentView()), change: transform)
  }
}

/// A modifier under a transaction of its own.
nonisolated public struct _TransactedModifier<Base: ViewModifier>: ViewModifier {
  /// None.
  public typealias Body = Never

  let base: Base
  let change: (inout Transaction) -> Void

  /// Makes a node with the modifier, and the content under the transaction outside.
  public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    let node = ModifiersTransactionNode(change: modifier.change, parent: parent)
    node.child = Base._makeModifierNode(
      modifier.base, content: _OuterTransactionView(content: content), parent: node)
    return node
  }

  /// Updates the modifier and the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: ModifiersTransactionNode.self)
    node.update(modifier.change)
    if let child = node.child {
      Base._updateModifierNode(child, with: modifier.base, content: _OuterTransactionView(content: content))
    }
  }

  /// As many as the modifier makes.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { Base._modifiedElementCount(content) }
}

/// A view whose changes happen under the transaction outside of a modifier's own.
nonisolated struct _OuterTransactionView<Content: View>: PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = OuterTransactionNode(parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    return node
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    if let child = unsafeDowncast(node, to: OuterTransactionNode.self).child {
      Content._updateNode(child, with: view.content)
    }
  }

  static var _elementCount: Int? { Content._elementCount }
}

extension ViewModifier {
  /// The modifier, with its changes, and not those of the view it is applied to, under another transaction.
  ///
  /// - Source: Apple, "transaction(_:)" of view modifiers.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _TransactedModifier(base: self, change: transform)
  }

  /// The modifier, with its changes, and not those of the view it is applied to, animated.
  ///
  /// - Source: Apple, "animation(_:)" of view modifiers.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    _TransactedModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
