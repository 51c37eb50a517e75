import Foundation
import MartletPrimitives

/// A stack's answer to one proposal.
struct StackSolution {
  let layout: StackLayout
  let proposal: ProposedViewSize
  /// Each child's place, the stack's own origin being zero.
  private(set) var placements: [ChildPlacement] = []
  /// Each child's size and guides.
  private(set) var children: [ViewDimensions] = []
  /// The stack's size.
  private(set) var size: CGSize = .zero

  /// Turns lengths into places.
  ///
  /// 1. Across the axis the children's guides meet on one line. The stack reaches as far before the line as
  ///    the child that reaches farthest, and so behind it.
  /// 2. Along the axis the children follow each other, a gap between neighbours.
  init(layout: StackLayout, proposal: ProposedViewSize, solver: StackSolver, gaps: [CGFloat]) {
    self.layout = layout
    self.proposal = proposal
    let sizes = solver.sizes
    guard !sizes.isEmpty else { return }
    let axis = layout.axis
    let crossProposal = proposal[axis.crossAxis]

    // 1.
    var guides: [CGFloat] = []
    guides.reserveCapacity(sizes.count)
    children.reserveCapacity(sizes.count)
    var reachBefore = -CGFloat.infinity
    var reachBehind = -CGFloat.infinity
    for (index, subview) in solver.subviews.enumerated() {
      let measured = ProposedViewSize(along: axis, solver.measuredLengths[index], cross: crossProposal)
      let dimensions = ViewDimensions(node: subview.node, size: sizes[index], proposal: measured)
      children.append(dimensions)
      let guide = dimensions[layout.alignment]
      guides.append(guide)
      reachBefore = max(reachBefore, guide)
      let crossLength = sizes[index].length(along: axis.crossAxis)
      reachBehind = max(reachBehind, (crossLength - guide).replacingNaNByZero)
    }

    // 2.
    placements.reserveCapacity(sizes.count)
    var position: CGFloat = 0
    for index in sizes.indices {
      if index > 0 { position += gaps[index - 1] }
      let childProposal = ProposedViewSize(along: axis, solver.offers[index], cross: crossProposal)
      let crossOrigin = (reachBefore - guides[index]).finiteOrZero
      placements.append(
        ChildPlacement(
          origin: CGPoint(along: axis, position, cross: crossOrigin), proposal: childProposal))
      position += sizes[index].length(along: axis)
    }
    size = CGSize(along: axis, position, cross: reachBefore + reachBehind).sanitizedSize
  }
}
