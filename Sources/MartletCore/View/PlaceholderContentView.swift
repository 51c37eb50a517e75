/// Stands for a view where a closure says what is made of it.
///
/// - Source: Apple, "PlaceholderContentView".
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  let source: _ContentSource

  /// Makes a node for the view at this place.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    view.source.makeNode(parent: parent)
  }

  /// The view is updated by the modifier's node.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {}

  /// Varies.
  public static var _elementCount: Int? { nil }
}

/// Makes something of the view it is applied to.
nonisolated struct PlaceholderModifier<Value, Result: View>: ViewModifier {
  let make: (PlaceholderContentView<Value>) -> Result

  init(_ make: @escaping (PlaceholderContentView<Value>) -> Result) {
    self.make = make
  }

  func body(content: Content) -> Result { make(PlaceholderContentView(source: content.source)) }
}
