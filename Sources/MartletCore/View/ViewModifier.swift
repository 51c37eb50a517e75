import Foundation

/// Turns a view into another one.
///
/// - Source: Apple, "ViewModifier".
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View

  /// The view, given the one it is made from.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of a modified view.
  nonisolated static func _makeModifierNode<V: View>(_ modifier: Self, content: V, parent: _ViewNode)
    -> _ViewNode

  /// Gives the node new values of modifier and view.
  nonisolated static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V)

  /// How many elements a container gets, given how many the content has.
  nonisolated static func _modifiedElementCount(_ content: Int?) -> Int?
}

extension ViewModifier {
  /// Makes a node that evaluates the modifier's body.
  nonisolated public static func _makeModifierNode<V: View>(
    _ modifier: Self, content: V, parent: _ViewNode
  ) -> _ViewNode {
    ModifierBodyNode(modifier, content: content, parent: parent)
  }

  /// Compares and evaluates the body if the modifier differs.
  nonisolated public static func _updateModifierNode<V: View>(
    _ node: _ViewNode, with modifier: Self, content: V
  ) {
    unsafeDowncast(node, to: ModifierBodyNode<Self, V>.self).update(with: modifier, content: content)
  }

  /// As many as the body has, which is known if it doesn't depend on the content.
  nonisolated public static func _modifiedElementCount(_ content: Int?) -> Int? {
    content == 1 ? Body._elementCount : nil
  }

  /// The modifier followed by another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine applies the modifier itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; it is applied by the engine")
  }
}

/// A view or a modifier with a modifier applied.
///
/// - Source: Apple, "ModifiedContent".
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view or modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Makes the modifier's node.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    Modifier._makeModifierNode(view.modifier, content: view.content, parent: parent)
  }

  /// Updates modifier and content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    Modifier._updateModifierNode(node, with: view.modifier, content: view.content)
  }

  /// Depends on both.
  public static var _elementCount: Int? { Modifier._modifiedElementCount(Content._elementCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public static func _makeModifierNode<V: View>(_ modifier: Self, content: V, parent: _ViewNode) -> _ViewNode
  {
    let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
    return Modifier._makeModifierNode(modifier.modifier, content: inner, parent: parent)
  }

  /// Updates both.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    let inner = ModifiedContent<V, Content>(content: content, modifier: modifier.content)
    Modifier._updateModifierNode(node, with: modifier.modifier, content: inner)
  }

  /// Depends on both.
  public static func _modifiedElementCount(_ content: Int?) -> Int? {
    Modifier._modifiedElementCount(Content._modifiedElementCount(content))
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// The view with a modifier applied.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
///
/// - Source: Apple, "EmptyModifier".
nonisolated public struct EmptyModifier: ViewModifier, BitwiseCopyable, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  /// None.
  public typealias Body = Never

  /// Makes the content's node.
  public static func _makeModifierNode<V: View>(
    _ modifier: EmptyModifier, content: V, parent: _ViewNode
  ) -> _ViewNode {
    V._makeNode(content, parent: parent)
  }

  /// Updates the content.
  public static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: EmptyModifier, content: V)
  {
    V._updateNode(node, with: content)
  }

  /// As many as the content has.
  public static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}
