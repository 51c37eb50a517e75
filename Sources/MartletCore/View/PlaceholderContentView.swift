/// Stands for a view in a closure that says what is made of it.
///
/// - Source: Apple, "PlaceholderContentView".
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  /// Makes the view; `nil` for the nearest node around that has a view of the type.
  let source: _ContentSource?

  init(source: _ContentSource? = nil) {
    self.source = source
  }

  /// Makes a node for the view at this place.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    if let source = view.source { return source.makeNode(parent: parent) }
    let node = OuterTransactionNode(parent: parent)
    var around: _ViewNode? = parent
    while let current = around {
      if let owner = current as? any PlaceholderOwner, owner.placeholderType == Value.self {
        node.child = owner.placeholderSource.makeNode(parent: node)
        break
      }
      around = current.parent
    }
    return node
  }

  /// The view is updated by the node that has it.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {}

  /// As many as the view has.
  public static var _elementCount: Int? { (Value.self as? any View.Type)?._elementCount }
}

/// A node that has the view for which a placeholder stands inside it.
package protocol PlaceholderOwner: _ViewNode {
  var placeholderType: Any.Type { get }
  var placeholderSource: _ContentSource { get }
}

/// Makes something of the view it is applied to.
nonisolated struct PlaceholderModifier<Value, Result: View>: ViewModifier {
  let make: (PlaceholderContentView<Value>) -> Result

  init(_ make: @escaping (PlaceholderContentView<Value>) -> Result) {
    self.make = make
  }

  func body(content: Content) -> Result { make(PlaceholderContentView(source: content.source)) }
}
