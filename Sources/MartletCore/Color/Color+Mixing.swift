import Foundation
import MartletPrimitives

extension Color {
  /// The colour on the way to another one.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: How far: 0 is this colour, 1 the other; anything beyond counts as the nearer of the two.
  ///   - colorSpace: How the way is found.
  /// - Source: Apple, "mix(with:by:in:)".
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction: Double = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return Color(.mixed(storage, rhs.storage, fraction, colorSpace))
  }
}
