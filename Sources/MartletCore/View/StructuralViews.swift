import Foundation

/// A view that shows nothing and takes no place.
///
/// - Source: Apple, "EmptyView".
nonisolated public struct EmptyView: PrimitiveView, BitwiseCopyable, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Makes a node without elements.
  public static func _makeNode(_ view: EmptyView, parent: _ViewNode) -> _ViewNode {
    _ViewNode(parent: parent)
  }

  /// Does nothing.
  public static func _updateNode(_ node: _ViewNode, with view: EmptyView) {}

  /// None.
  public static var _elementCount: Int? { 0 }
}

/// Several views as one value, which go into the container around them one by one.
///
/// - Source: Apple, "Group".
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the content's node.
  public static func _makeNode(_ view: Group<Content>, parent: _ViewNode) -> _ViewNode {
    Content._makeNode(view.content, parent: parent)
  }

  /// Updates the content's node.
  public static func _updateNode(_ node: _ViewNode, with view: Group<Content>) {
    Content._updateNode(node, with: view.content)
  }

  /// As many as the content has.
  public static var _elementCount: Int? { Content._elementCount }
}

/// A node with one child that can be exchanged.
class SwitchingNode: _ViewNode {
  final var child: _ViewNode?

  final func replaceChild(_ make: () -> _ViewNode?) {
    let old = child
    child = make()
    // The new view appears before the old one disappears (fact n228).
    old?.unmount()
    structureChanged()
  }

  override final func appendElements(to list: inout [ElementNode]) {
    child?.appendElements(to: &list)
  }

  override final func appendOutline(to outline: inout ContentOutline) {
    child?.appendOutline(to: &outline)
  }

  override final func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
  }
}

/// One of two views.
///
/// - Source: Apple's view builder makes it for an `if` with an `else`.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// Makes the node of the branch taken.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    let node = ConditionalNode(parent: parent)
    node.isTrue = view.isTrue
    node.child = view.makeChild(parent: node)
    return node
  }

  /// Updates the branch, or starts the other one afresh.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: ConditionalNode.self)
    guard node.isTrue == view.isTrue, let child = node.child else {
      node.isTrue = view.isTrue
      node.replaceChild { view.makeChild(parent: node) }
      return
    }
    switch view.storage {
    case .trueContent(let content): TrueContent._updateNode(child, with: content)
    case .falseContent(let content): FalseContent._updateNode(child, with: content)
    }
  }

  /// Known if both branches have as many.
  public static var _elementCount: Int? {
    let count = TrueContent._elementCount
    return count == FalseContent._elementCount ? count : nil
  }

  private var isTrue: Bool {
    if case .trueContent = storage { return true }
    return false
  }

  private func makeChild(parent: _ViewNode) -> _ViewNode {
    switch storage {
    case .trueContent(let content): return TrueContent._makeNode(content, parent: parent)
    case .falseContent(let content): return FalseContent._makeNode(content, parent: parent)
    }
  }
}

final class ConditionalNode: SwitchingNode {
  var isTrue = false

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public var body: Never {
    preconditionFailure("an optional view has no body")
  }

  /// Makes a node with the view, if there is one.
  nonisolated public static func _makeNode(_ view: Wrapped?, parent: _ViewNode) -> _ViewNode {
    let node = OptionalNode(parent: parent)
    node.child = view.map { Wrapped._makeNode($0, parent: node) }
    return node
  }

  /// Updates, adds or removes the view.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Wrapped?) {
    let node = unsafeDowncast(node, to: OptionalNode.self)
    switch (node.child, view) {
    case (let child?, let view?): Wrapped._updateNode(child, with: view)
    case (nil, nil): break
    case (_, let view): node.replaceChild { view.map { Wrapped._makeNode($0, parent: node) } }
    }
  }

  /// Varies.
  nonisolated public static var _elementCount: Int? { nil }
}

final class OptionalNode: SwitchingNode {
  init(parent: _ViewNode) {
    super.init(parent: parent)
  }
}

/// A view whose type is not known to its surroundings.
///
/// - Source: Apple, "AnyView".
nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Wraps a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Makes a node for the view inside.
  public static func _makeNode(_ view: AnyView, parent: _ViewNode) -> _ViewNode {
    let node = AnyViewNode(parent: parent)
    node.type = ObjectIdentifier(type(of: view.view))
    node.child = view.makeChild(parent: node)
    return node
  }

  /// Updates the view inside, or starts afresh if its type is another.
  public static func _updateNode(_ node: _ViewNode, with view: AnyView) {
    let node = unsafeDowncast(node, to: AnyViewNode.self)
    let type = ObjectIdentifier(Swift.type(of: view.view))
    guard type == node.type, let child = node.child else {
      node.type = type
      node.replaceChild { view.makeChild(parent: node) }
      return
    }
    func update<V: View>(_ view: V) { V._updateNode(child, with: view) }
    update(view.view)
  }

  /// Varies.
  public static var _elementCount: Int? { nil }

  private func makeChild(parent: _ViewNode) -> _ViewNode {
    func make<V: View>(_ view: V) -> _ViewNode { V._makeNode(view, parent: parent) }
    return make(view)
  }
}

final class AnyViewNode: SwitchingNode {
  var type: ObjectIdentifier?

  override var isOneViewThoughEmpty: Bool { true }

  init(parent: _ViewNode) {
    super.init(parent: parent)
  }
}
