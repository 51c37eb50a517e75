import Foundation
import MartletPrimitives

/// A guide along the horizontal axis, by which views that stand above each other line up.
///
/// - Source: Apple, "HorizontalAlignment".
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the type that stands for its guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The guide at the side where reading starts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The guide halfway between the sides.
  public static let center = HorizontalAlignment(Center.self)
  /// The guide at the side where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The guide where the line between two rows of a list starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The guide where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// One guide for a container out of the explicit guides of its children.
  ///
  /// - Returns: their mean, or `nil` when no child sets the guide.
  /// - Source: Apple, "combineExplicit(_:)"; fact n116.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
