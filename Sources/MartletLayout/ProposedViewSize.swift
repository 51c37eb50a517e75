import Foundation
import MartletPrimitives

/// The size a container offers a view; a missing dimension asks for the view's ideal length.
///
/// - Units: points.
/// - Source: Apple, "ProposedViewSize".
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The height offered; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// The proposal that asks for a view's smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for a view's ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for a view's largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from its dimensions.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal with both dimensions given.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with stand-ins for what is missing.
  ///
  /// - Source: the default of 10 × 10 is fact n092.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Creates a proposal from its dimensions along an axis and across it.
  package init(along axis: Axis, _ main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  /// The dimension along an axis.
  package subscript(axis: Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  /// The proposal with NaN and negative dimensions turned to zero.
  package var sanitized: ProposedViewSize {
    ProposedViewSize(width: width?.sanitizedLength, height: height?.sanitizedLength)
  }
}
