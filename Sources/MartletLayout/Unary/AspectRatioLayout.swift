import Foundation
import MartletPrimitives

/// How content that keeps its proportions meets the space it is offered.
///
/// - Source: Apple, "ContentMode".
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits into the space.
  case fit
  /// As small as covers the space.
  case fill
}

/// A layout that offers the child a size of given proportions and takes whatever size the child has then.
///
/// - Source: facts n098, n099, n101, n102.
package struct AspectRatioLayout: UnaryLayout, Equatable, Sendable {
  /// Width over height; `nil` takes the child's ideal size.
  package var ratio: CGFloat?
  package var contentMode: ContentMode

  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    child.measure(childProposal(proposal, child: child))
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    childProposal(proposal, child: child)
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal, child: child))
  }

  private func childProposal(_ proposal: ProposedViewSize, child: any LayoutNode) -> ProposedViewSize {
    // 1. Nothing offered: nothing to keep in proportion (n101).
    if proposal == .unspecified { return proposal }
    // 2. The ratio given, or that of the child's ideal size; useless ones change nothing.
    guard let ratio = ratio ?? Self.ratio(of: child.measure(.unspecified)), ratio > 0, ratio.isFinite
    else { return proposal }
    // 3. The one dimension that is offered decides; of two the one that fits, or the one that covers.
    let widthForHeight = proposal.height.map { $0 * ratio }
    let width: CGFloat
    switch (proposal.width, widthForHeight) {
    case (let offered?, let derived?):
      width = contentMode == .fit ? min(offered, derived) : max(offered, derived)
    case (let only?, nil), (nil, let only?):
      width = only
    case (nil, nil):
      return proposal
    }
    return ProposedViewSize(width: width, height: width / ratio)
  }

  private static func ratio(of size: CGSize) -> CGFloat? {
    size.height > 0 ? size.width / size.height : nil
  }
}
