import Foundation
import MartletPrimitives

/// The size, spacing and alignment of a column or row of a lazy grid.
///
/// - Units: points.
/// - Source: Apple, "GridItem"; the default size is fact n122.
public struct GridItem: Equatable, Sendable {
  /// How large a column or row is, or how many of them there are.
  ///
  /// - Source: Apple, "GridItem.Size".
  public enum Size: Equatable, Sendable {
    /// One of just this length.
    case fixed(CGFloat)
    /// One that shares the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next one; `nil` for the default of 8.
  public var spacing: CGFloat?
  /// How views lie in their cells; `nil` for the middle.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
