import Foundation

/// The radius of each corner of a rounded rectangle.
///
/// - Units: points. In a path, leading is left.
/// - Source: Apple, "RectangleCornerRadii".
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates the radii of the four corners; those left out are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: return topLeading
      case .topTrailing: return topTrailing
      case .bottomLeading: return bottomLeading
      case .bottomTrailing: return bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }

  /// The radius of all corners, if they have the same.
  package var uniform: CGFloat? {
    topLeading == bottomLeading && topLeading == bottomTrailing && topLeading == topTrailing
      ? topLeading : nil
  }

  /// The radii without negative ones, made smaller by one factor until two fit on each side.
  ///
  /// - Source: CSS Backgrounds 3, section 4.5; Apple does not document its rule.
  func fitted(in size: CGSize) -> RectangleCornerRadii {
    let longest: CGFloat = Swift.max(size.width, size.height)
    func usable(_ radius: CGFloat) -> CGFloat { radius > 0 ? Swift.min(radius, longest) : 0 }
    let topLeft: CGFloat = usable(topLeading)
    let topRight: CGFloat = usable(topTrailing)
    let bottomLeft: CGFloat = usable(bottomLeading)
    let bottomRight: CGFloat = usable(bottomTrailing)
    var factor: CGFloat = 1
    func fit(_ first: CGFloat, _ second: CGFloat, _ side: CGFloat) {
      if first + second > side { factor = Swift.min(factor, side / (first + second)) }
    }
    fit(topLeft, topRight, size.width)
    fit(bottomLeft, bottomRight, size.width)
    fit(topLeft, bottomLeft, size.height)
    fit(topRight, bottomRight, size.height)
    return RectangleCornerRadii(
      topLeading: topLeft * factor, bottomLeading: bottomLeft * factor,
      bottomTrailing: bottomRight * factor, topTrailing: topRight * factor)
  }
}
