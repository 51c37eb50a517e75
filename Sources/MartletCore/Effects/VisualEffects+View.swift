import Foundation
import MartletPrimitives

extension View {
  /// The view with an opacity from 0 (invisible, and not to be hit) to 1.
  ///
  /// - Source: Apple, "opacity(_:)".
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(amount: NumberCheck.number(opacity, or: 1, in: "opacity")))
  }

  /// The view drawn elsewhere; its layout stays.
  ///
  /// - Source: Apple, "offset(_:)"; fact n113.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: NumberCheck.finite(offset, in: "offset")))
  }

  /// The view drawn elsewhere; its layout stays.
  ///
  /// - Source: Apple, "offset(x:y:)"; defaults: fact n114.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: NumberCheck.finite(CGSize(width: x, height: y), in: "offset")))
  }

  /// The view drawn larger or smaller; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(_:anchor:)"; anchor: fact n138.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      _ScaleEffect(
        scale: NumberCheck.finite(scale, or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The view drawn larger or smaller; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(_:anchor:)".
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(
      _ScaleEffect(
        scale: NumberCheck.finite(CGSize(width: s, height: s), or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The view drawn wider, higher, or both; its layout stays.
  ///
  /// - Source: Apple, "scaleEffect(x:y:anchor:)".
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(
      _ScaleEffect(
        scale: NumberCheck.finite(CGSize(width: x, height: y), or: 1, in: "scaleEffect"),
        anchor: NumberCheck.finite(anchor, in: "scaleEffect")))
  }

  /// The view drawn turned, clockwise for a positive angle; its layout stays.
  ///
  /// - Source: Apple, "rotationEffect(_:anchor:)".
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      _RotationEffect(
        angle: NumberCheck.finite(angle, in: "rotationEffect"),
        anchor: NumberCheck.finite(anchor, in: "rotationEffect")))
  }

  /// The view cut off at a shape's outline.
  ///
  /// - Source: Apple, "clipShape(_:style:)".
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// The view cut off at its own box.
  ///
  /// - Source: Apple, "clipped(antialiased:)".
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// The view with rounded corners.
  ///
  /// - Source: Apple, "cornerRadius(_:antialiased:)".
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: NumberCheck.notNegative(radius, in: "cornerRadius")),
        style: FillStyle(antialiased: antialiased)))
  }
}
