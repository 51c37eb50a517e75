import MartletCore

/// A view of a configuration whose type the style does not know.
///
/// It holds the value itself, so a label that did not change is found equal and is not evaluated again.
package protocol ErasedView: PrimitiveView {
  nonisolated var content: AnyView { get }
}

extension ErasedView {
  /// Makes the content's node.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    AnyView._makeNode(view.content, parent: parent)
  }

  /// Updates the content.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    AnyView._updateNode(node, with: view.content)
  }

  /// Varies.
  nonisolated public static var _elementCount: Int? { nil }
}

extension AnyView {
  /// A view as exactly one element: a row, if it is made of several or might be.
  ///
  /// - Source: a button's label of several views is a row, as Apple's own styles show it.
  nonisolated static func row<Content: View>(_ content: Content) -> AnyView {
    Content._elementCount == 1 ? AnyView(content) : AnyView(HStack { content })
  }
}
