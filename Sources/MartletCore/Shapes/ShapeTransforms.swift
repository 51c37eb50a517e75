import Foundation
import MartletLayout
import MartletPrimitives

/// A shape that is moved.
///
/// - Source: Apple, "OffsetShape".
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Creates a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// As the shape.
  public static var role: ShapeRole { Content.role }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inner version, moved as far.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is larger or smaller than its frame.
///
/// - Source: Apple, "ScaledShape".
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// By what its width and height are multiplied.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      .around(anchor.point(in: rect)) { $0.scaledBy(x: scale.width, y: scale.height) })
  }

  /// As the shape.
  public static var role: ShapeRole { Content.role }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's, the scale and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(AnimatablePair(scale.width, scale.height), anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape that is turned.
///
/// - Source: Apple, "RotatedShape".
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise on screen.
  public var angle: Angle
  /// The point that it is turned about.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline, turned about the anchor.
  public func path(in rect: CGRect) -> Path {
    guard angle.radians.isFinite else { return shape.path(in: rect) }
    return shape.path(in: rect).applying(
      .around(anchor.point(in: rect)) { $0.rotated(by: CGFloat(angle.radians)) })
  }

  /// As the shape.
  public static var role: ShapeRole { Content.role }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inner version, turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose points are transformed.
///
/// - Source: Apple, "TransformedShape".
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// Applied to the outline, about the origin of its frame.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// As the shape.
  public static var role: ShapeRole { Content.role }

  /// As the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// A change that leaves a point where it is.
  fileprivate static func around(
    _ point: CGPoint, _ change: (CGAffineTransform) -> CGAffineTransform
  ) -> CGAffineTransform {
    change(CGAffineTransform(translationX: point.x, y: point.y)).translatedBy(x: -point.x, y: -point.y)
  }
}

extension Shape {
  /// The shape, moved.
  ///
  /// - Source: Apple, "offset(_:)".
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, moved.
  ///
  /// - Source: Apple, "offset(_:)".
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, moved.
  ///
  /// - Source: Apple, "offset(x:y:)".
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, larger or smaller than its frame.
  ///
  /// - Source: Apple, "scale(x:y:anchor:)".
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, larger or smaller than its frame.
  ///
  /// - Source: Apple, "scale(_:anchor:)".
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, turned clockwise on screen.
  ///
  /// - Source: Apple, "rotation(_:anchor:)".
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with its points transformed.
  ///
  /// - Source: Apple, "transform(_:)".
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
