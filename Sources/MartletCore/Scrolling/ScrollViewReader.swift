import Foundation
import MartletPrimitives

/// A view that can scroll to views inside it, by their ids.
///
/// - Source: Apple, "ScrollViewReader".
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content from a proxy that scrolls.
  public var content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content, as the part of the tree in which ids are looked for.
  @MainActor @preconcurrency public var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(_ScrollScopeModifier(scope: scope))
  }
}

/// What scrolls the scroll views of a `ScrollViewReader`.
///
/// - Source: Apple, "ScrollViewProxy".
public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls to the view with an id, also if it is a row that does not exist yet.
  ///
  /// Inside `withAnimation` the way there is animated. Nothing happens if there is no such view. An id given by `id(_:)`
  /// is found on a row that does not exist yet if the row is the view with the id, with whatever modifiers around it, or
  /// has it in its body; a body with a `StateObject` is not looked into, as that would make the object.
  ///
  /// - Parameters:
  ///   - id: the id given by `ForEach` or by `id(_:)`.
  ///   - anchor: which point of the view lies on the same point of the scroll view; `nil` for the shortest way.
  /// - Complexity: O(n) in the rows that don't exist, if their type may hold an id.
  /// - Source: Apple, "scrollTo(_:anchor:)".
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, node.isMounted else { return }
    node.host.scrolling.scroll(
      to: AnyHashable(id), anchor: anchor, in: node, animation: AmbientTransaction.current.effectiveAnimation)
  }
}

/// The part of the tree that a proxy scrolls in.
final class ScrollScope: @unchecked Sendable {
  // Written while views are updated and read in actions, both on the main actor.
  weak var node: _ViewNode?
}

/// Tells a scope where it is.
nonisolated struct _ScrollScopeModifier: ViewModifier {
  typealias Body = Never

  let scope: ScrollScope

  static func _makeModifierNode<V: View>(_ modifier: Self, content: V, parent: _ViewNode) -> _ViewNode {
    let node = ScrollScopeNode(parent: parent)
    modifier.scope.node = node
    node.child = V._makeNode(content, parent: node)
    return node
  }

  static func _updateModifierNode<V: View>(_ node: _ViewNode, with modifier: Self, content: V) {
    modifier.scope.node = node
    if let child = unsafeDowncast(node, to: ScrollScopeNode.self).child {
      V._updateNode(child, with: content)
    }
  }

  static func _modifiedElementCount(_ content: Int?) -> Int? { content }
}

final class ScrollScopeNode: PassingNode {}
