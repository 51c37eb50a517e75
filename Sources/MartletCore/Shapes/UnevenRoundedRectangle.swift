import Foundation
import MartletLayout
import MartletPrimitives

/// A rectangle with a radius of its own for each corner.
///
/// Where text runs from right to left it is mirrored, so that leading corners stay leading.
///
/// - Source: Apple, "UnevenRoundedRectangle".
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The corners' radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners run into the edges.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with rounded corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with rounded corners; those left out are square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A smaller one with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }

  /// The radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RectangleCornerRadii {
  /// The radii of the same corners further in; a square corner stays square.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    func smaller(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
    return RectangleCornerRadii(
      topLeading: smaller(topLeading), bottomLeading: smaller(bottomLeading),
      bottomTrailing: smaller(bottomTrailing), topTrailing: smaller(topTrailing))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius of its own for each corner.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius of its own for each corner; those left out are square.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
