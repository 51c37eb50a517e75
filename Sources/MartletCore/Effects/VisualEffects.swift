import Foundation
import MartletPrimitives

/// Makes a view transparent.
nonisolated public struct _OpacityEffect: VisualModifier, Sendable {
  package var modifierName: String { "opacity" }

  var amount: Double

  /// The opacity.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package func opacity(_ size: CGSize) -> Double {
    amount.isNaN ? 1 : min(max(amount, 0), 1)
  }
}

/// Moves a view's picture.
nonisolated public struct _OffsetEffect: VisualModifier, Sendable {
  package var modifierName: String { "offset" }

  var offset: CGSize

  /// The distance.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    let x: CGFloat = offset.width.isFinite ? offset.width : 0
    let y: CGFloat = offset.height.isFinite ? offset.height : 0
    if x == 0, y == 0 { return nil }
    return CGAffineTransform(translationX: layoutDirection == .rightToLeft ? -x : x, y: y)
  }
}

/// Scales a view's picture about an anchor.
nonisolated public struct _ScaleEffect: VisualModifier, Sendable {
  package var modifierName: String { "scaleEffect" }

  var scale: CGSize
  var anchor: UnitPoint

  /// The factors and the anchor.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    let sx: CGFloat = scale.width.isFinite ? scale.width : 1
    let sy: CGFloat = scale.height.isFinite ? scale.height : 1
    if sx == 1, sy == 1 { return nil }
    let x: CGFloat = size.width * anchor.x
    let y: CGFloat = size.height * anchor.y
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - x * sx, ty: y - y * sy)
  }
}

/// Turns a view's picture about an anchor.
nonisolated public struct _RotationEffect: VisualModifier, Sendable {
  package var modifierName: String { "rotationEffect" }

  var angle: Angle
  var anchor: UnitPoint

  /// The angle in radians, and the anchor.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle = Angle(radians: newValue.first)
      anchor.animatableData = newValue.second
    }
  }

  package func transform(
    _ size: CGSize, _ layoutDirection: LayoutDirection
  ) -> CGAffineTransform? {
    guard angle.radians.isFinite, angle.radians != 0 else { return nil }
    let x: CGFloat = size.width * anchor.x
    let y: CGFloat = size.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// Cuts a view off at the outline of a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: VisualModifier {
  package var modifierName: String { "clipShape" }

  var shape: ClipShape
  let style: FillStyle

  /// What the shape animates.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func clip(_ size: CGSize) -> DisplayClip? {
    DisplayClip(path: shape.path(in: CGRect(origin: .zero, size: size)), style: style)
  }
}
