import Foundation
import MartletPrimitives

/// A guide along the vertical axis, by which views that stand side by side line up.
///
/// - Source: Apple, "VerticalAlignment".
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the type that stands for its guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The guide at the upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The guide halfway between the upper and the lower side.
  public static let center = VerticalAlignment(Center.self)
  /// The guide at the lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The guide on which the uppermost line of text stands; the lower side of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The guide on which the lowest line of text stands; the lower side of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// One guide for a container out of the explicit guides of its children.
  ///
  /// - Returns: their mean (of first baselines the uppermost, of last baselines the lowest), or `nil` when
  ///   no child sets the guide.
  /// - Source: Apple, "combineExplicit(_:)"; fact n116.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
