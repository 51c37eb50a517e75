import Foundation
import MartletPrimitives

/// A shape drawn with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  let content: ShapeContent<Content, Style>

  init(_ content: ShapeContent<Content, Style>) {
    self.content = content
  }

  init(shape: Content, style: Style) {
    content = ShapeContent(shape: shape, style: style, drawing: .fill(FillStyle()))
  }

  /// Makes the element.
  public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    ShapeElement(view.content, parent: parent)
  }

  /// Gives the element its new content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ShapeElement<Content, Style>.self).update(view.content)
  }

  /// One.
  public static var _elementCount: Int? { 1 }
}

/// A view that draws a shape, so that more fills and strokes can follow.
///
/// - Source: Apple, "ShapeView".
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape's drawing on top of what was drawn with it before.
protocol LayeredShapeView: ShapeView, PrimitiveView {
  associatedtype Painted: View
  associatedtype Background: View
  nonisolated var painted: Painted { get }
  nonisolated var background: Background { get }
}

extension LayeredShapeView {
  /// Makes the shape's element, with the background behind it if there is one.
  nonisolated public static func _makeNode(_ view: Self, parent: _ViewNode) -> _ViewNode {
    if Background.self == EmptyView.self { return Painted._makeNode(view.painted, parent: parent) }
    return ModifiedContent._makeNode(view.layered, parent: parent)
  }

  /// Updates both.
  nonisolated public static func _updateNode(_ node: _ViewNode, with view: Self) {
    if Background.self == EmptyView.self { return Painted._updateNode(node, with: view.painted) }
    ModifiedContent._updateNode(node, with: view.layered)
  }

  /// One.
  nonisolated public static var _elementCount: Int? { 1 }

  nonisolated private var layered: ModifiedContent<Painted, _SecondaryModifier<Background>> {
    let behind = _SecondaryModifier(layer: .background, alignment: .center, secondary: background)
    return ModifiedContent(content: painted, modifier: behind)
  }
}

/// A filled shape.
///
/// - Source: Apple, "FillShapeView".
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: LayeredShapeView
{
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What is drawn behind it.
  public var background: Background

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  var painted: _ShapeView<Content, Style> {
    _ShapeView(ShapeContent(shape: shape, style: style, drawing: .fill(fillStyle)))
  }
}

/// A shape's outline.
///
/// - Source: Apple, "StrokeShapeView".
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edge is smoothed.
  public var isAntialiased: Bool
  /// What is drawn behind it.
  public var background: Background

  /// Creates an outline.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var painted: _ShapeView<Content, Style> {
    _ShapeView(
      ShapeContent(
        shape: shape, style: style, drawing: .stroke(strokeStyle, isAntialiased: isAntialiased)))
  }
}

/// A line along the inner side of a shape's outline.
///
/// - Source: Apple, "StrokeBorderShapeView".
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: LayeredShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edge is smoothed.
  public var isAntialiased: Bool
  /// What is drawn behind it.
  public var background: Background

  /// Creates an inner line.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var painted: _ShapeView<Content.InsetShape, Style> {
    _ShapeView(
      ShapeContent(
        shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style,
        drawing: .stroke(strokeStyle, isAntialiased: isAntialiased)))
  }
}
