import Foundation
import MartletPrimitives

/// A view's size and alignment guides, in the view's own space.
///
/// - Units: points.
/// - Source: Apple, "ViewDimensions".
public struct ViewDimensions: Equatable {
  /// The view's width.
  public let width: CGFloat
  /// The view's height.
  public let height: CGFloat

  /// Who knows the explicit guides; `nil` for a bare size, whose guides all have their defaults.
  private let node: (any LayoutNode)?
  private let proposal: ProposedViewSize

  package init(node: (any LayoutNode)?, size: CGSize, proposal: ProposedViewSize) {
    self.node = node
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  /// Creates the dimensions of a size that nothing sets guides on.
  package init(size: CGSize) {
    self.init(node: nil, size: size, proposal: ProposedViewSize(size))
  }

  /// The view's size.
  package var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a horizontal guide, its default included.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a vertical guide, its default included.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a horizontal guide that something in the view sets; else `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The place of a vertical guide that something in the view sets; else `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.explicitAlignment(key, size: size, proposal: proposal)?.replacingNaNByZero
  }

  /// Whether two values describe the same view under the same proposal at the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height && left.node === right.node
      && left.proposal == right.proposal
  }
}
