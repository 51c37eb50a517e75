import Foundation
import MartletPrimitives

/// A layout that takes all it is offered and puts the child's middle on a point.
///
/// - Source: Apple, "position(_:)"; recorded behaviour 20; fact n114.
package struct PositionLayout: UnaryLayout, Equatable, Sendable {
  /// The point, in our own space.
  package var position: CGPoint

  package init(position: CGPoint) {
    self.position = position
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height).sanitizedSize
    }
    return proposal.replacingUnspecifiedDimensions(by: child.measure(proposal)).sanitizedSize
  }

  package func childProposal(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    proposal
  }

  package func placement(
    child: any LayoutNode, size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    let childSize = child.measure(proposal)
    return ChildPlacement(
      origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
      proposal: proposal)
  }
}
