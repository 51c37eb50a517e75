import Foundation
import MartletLayout
import MartletPrimitives

extension Shape {
  /// The shape filled with a style.
  ///
  /// - Source: Apple, "fill(_:style:)".
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The shape filled with the foreground style.
  ///
  /// - Source: Apple, "fill(style:)".
  nonisolated public func fill(style: FillStyle = FillStyle()) -> FillShapeView<
    Self, ForegroundStyle, EmptyView
  > {
    FillShapeView(shape: self, style: ForegroundStyle(), fillStyle: style, background: EmptyView())
  }

  /// A line along the shape's outline, half inside and half outside.
  ///
  /// - Source: Apple, "stroke(_:style:antialiased:)".
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A line along the shape's outline, half inside and half outside.
  ///
  /// - Source: Apple, "stroke(_:lineWidth:antialiased:)".
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line in the foreground style along the shape's outline, which is a shape again.
  ///
  /// - Source: Apple, "stroke(lineWidth:)".
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line in the foreground style along the shape's outline, which is a shape again.
  ///
  /// - Source: Apple, "stroke(style:)".
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
}

extension InsettableShape {
  /// A line along the inner side of the shape's outline.
  ///
  /// - Source: Apple, "strokeBorder(_:style:antialiased:)"; fact n125.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A line along the inner side of the shape's outline.
  ///
  /// - Source: Apple, "strokeBorder(_:lineWidth:antialiased:)".
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The shape filled once more, in front.
  ///
  /// - Source: Apple, "ShapeView.fill(_:style:)".
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// A line along the shape's outline, in front.
  ///
  /// - Source: Apple, "ShapeView.stroke(_:style:antialiased:)".
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// A line along the shape's outline, in front.
  ///
  /// - Source: Apple, "ShapeView.stroke(_:lineWidth:antialiased:)".
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The outline of a shape as a shape.
nonisolated public struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

  /// The area of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// A line.
  public static var role: ShapeRole { .stroke }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's and the line's.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}
