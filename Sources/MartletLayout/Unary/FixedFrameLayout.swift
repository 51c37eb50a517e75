import Foundation
import MartletPrimitives

/// A box of fixed width, height or both around the child.
///
/// A missing dimension follows the child. A bad one (negative or NaN) counts as zero, and an infinite one as
/// missing; the modifier that builds the layout says so to the developer.
///
/// - Source: facts n071, n072, n084.
package struct FixedFrameLayout: UnaryLayout, Equatable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// Whether a dimension can be honoured as it stands.
  package static func isValid(_ length: CGFloat?) -> Bool {
    guard let length else { return true }
    return length.isFinite && length >= 0
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length == .infinity ? nil : length?.sanitizedLength
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let childSize = child.measure(childProposal(proposal))
    return CGSize(width: width ?? childSize.width, height: height ?? childSize.height)
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    childProposal(proposal)
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    let childProposal = childProposal(proposal)
    let origin = alignedOrigin(alignment, of: child.dimensions(in: childProposal), in: size)
    return ChildPlacement(origin: origin, proposal: childProposal)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
