import Foundation

/// A view whose identity is a value: with another value it is another view.
nonisolated public struct _IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  /// Makes a node that remembers the id.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = IdentityNode(id: view.id, parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    return node
  }

  /// Updates the content, or starts afresh under another id.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: IdentityNode<ID>.self)
    guard node.id == view.id, let child = node.child else {
      node.id = view.id
      node.replaceChild { Content._makeNode(view.content, parent: node) }
      return
    }
    Content._updateNode(child, with: view.content)
  }

  /// As many as the content has.
  public static var _elementCount: Int? { Content._elementCount }
}

final class IdentityNode<ID: Hashable>: SwitchingNode {
  var id: ID

  init(id: ID, parent: _ViewNode) {
    self.id = id
    super.init(parent: parent)
  }
}

extension View {
  /// The view with a value for its identity.
  ///
  /// - Source: Apple, "id(_:)"; facts n228–n231.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    _IdentifiedView(content: self, id: id)
  }
}

/// A view that is compared by its own `==`.
///
/// - Source: Apple, "EquatableView".
nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) {
    self.content = content
  }

  /// Makes a node that remembers the value.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = EquatableNode(content: view.content, parent: parent)
    node.child = Content._makeNode(view.content, parent: node)
    return node
  }

  /// Updates the content only if it is unequal.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: EquatableNode<Content>.self)
    let areEqual: Bool = BodyEvaluation.isolated((node.content, view.content)) { $0.0 == $0.1 }
    if areEqual { return }
    node.content = view.content
    if let child = node.child { Content._updateNode(child, with: view.content) }
  }

  /// As many as the content has.
  public static var _elementCount: Int? { Content._elementCount }
}

final class EquatableNode<Content: Equatable & View>: PassingNode {
  var content: Content

  init(content: Content, parent: _ViewNode) {
    self.content = content
    super.init(parent: parent)
  }
}

extension View where Self: Equatable {
  /// The view, evaluated anew only if it is unequal to the one before.
  ///
  /// - Source: Apple, "equatable()".
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
