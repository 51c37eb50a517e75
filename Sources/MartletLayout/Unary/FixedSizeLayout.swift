import Foundation
import MartletPrimitives

/// A layout that gives the child its ideal length along some axes, whatever is offered.
///
/// Once the length is known the child is offered just that, so that a stack inside can stretch its own
/// children to its full size.
///
/// - Source: Apple, "fixedSize(horizontal:vertical:)"; facts n077, n080, n081.
package struct FixedSizeLayout: UnaryLayout, Equatable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    child.measure(
      ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? size.width : proposal.width, height: vertical ? size.height : proposal.height)
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(
      origin: .zero, proposal: childProposal(child: child, size: size, proposal: proposal))
  }
}
