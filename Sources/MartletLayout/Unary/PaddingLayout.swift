import Foundation
import MartletPrimitives

/// Space around the child; negative insets let the child reach beyond our edges.
///
/// - Source: facts n086, n087, n089, n090.
package struct PaddingLayout: UnaryLayout, Equatable, Sendable {
  package var insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.finiteOrZero, leading: insets.leading.finiteOrZero,
      bottom: insets.bottom.finiteOrZero, trailing: insets.trailing.finiteOrZero)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    let childSize = child.measure(childProposal(proposal))
    return CGSize(width: childSize.width + insets.horizontal, height: childSize.height + insets.vertical)
      .sanitizedSize
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    childProposal(proposal)
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  /// The child's spacing, but the standard one where padding stands between the child and the neighbour.
  package func spacing(child: any LayoutNode) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return child.spacing.resetting(padded)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 - insets.horizontal },
      height: proposal.height.map { $0 - insets.vertical }
    ).sanitized
  }
}
