import Foundation

/// A part of an app's user interface.
///
/// A view says in its body what it is made of; it is a value that is made often and thrown away. What
/// lives longer, such as a `State`, is kept by the place that the view has in the tree.
///
/// - Source: Apple, "View".
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps a view's place in the tree.
  nonisolated static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode

  /// Gives the node a new value of the view.
  nonisolated static func _updateNode(_ node: _ViewNode, with view: Self)

  /// How many elements a container gets from a view of this type; `nil` if that varies.
  nonisolated static var _elementCount: Int? { get }
}

extension View {
  /// Makes a node that evaluates the body.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    CompositeNode(view, parent: parent)
  }

  /// Compares the values and evaluates the body if they differ.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(with: view)
  }

  /// As many as the body has.
  nonisolated public static var _elementCount: Int? { Body._elementCount }
}

extension Never: View {
  /// Never called.
  public var body: Never {
    preconditionFailure("Never has no body")
  }
}

/// A view that the engine knows itself, without a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the engine draws the view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is drawn by the engine")
  }
}
