import Foundation
import MartletPrimitives

/// A style that is also a view, which fills its frame with itself.
protocol FillingStyle: ShapeStyle, PrimitiveView {}

extension FillingStyle {
  /// Makes the element that fills itself.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    ShapeElement(ShapeContent(shape: Rectangle(), style: view, drawing: .fill(FillStyle())), parent: parent)
  }

  /// Takes the new style.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeElement<Rectangle, Self>.self)
      .update(ShapeContent(shape: Rectangle(), style: view, drawing: .fill(FillStyle())))
  }

  /// One.
  nonisolated public static var _elementCount: Int? { 1 }
}
