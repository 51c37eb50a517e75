import Foundation
import MartletPrimitives

/// A layer stack's answer to one proposal.
///
/// 1. The children with the highest priority are offered what the stack is offered. Their guides meet in
///    one point; the stack is the box around them.
/// 2. Children with a lower priority are offered the size of that box, and don't change it.
///
/// - Complexity: O(n); measures each child once.
/// - Source: facts n104–n108 for 1; for 2 no recorded run, but Apple's "layoutPriority(_:)" and its use to
///   size a stack by one of its layers.
struct LayerSolution {
  let alignment: Alignment
  let proposal: ProposedViewSize
  /// Each child's place, the stack's own origin being zero.
  private(set) var placements: [ChildPlacement]
  /// Each child's size and guides.
  private(set) var children: [ViewDimensions]
  /// The stack's size.
  private(set) var size: CGSize = .zero

  init(alignment: Alignment, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    self.alignment = alignment
    self.proposal = proposal
    children = Array(repeating: ViewDimensions(size: .zero), count: subviews.count)
    placements = Array(
      repeating: ChildPlacement(origin: .zero, proposal: proposal), count: subviews.count)
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    guard let highestPriority = priorities.max() else { return }

    // 1.
    var minX = CGFloat.infinity
    var minY = CGFloat.infinity
    var maxX = -CGFloat.infinity
    var maxY = -CGFloat.infinity
    for (index, subview) in subviews.enumerated() where priorities[index] == highestPriority {
      let origin = add(subview, at: index, proposal: proposal)
      minX = min(minX, origin.x)
      minY = min(minY, origin.y)
      maxX = max(maxX, (origin.x + children[index].width).replacingNaNByZero)
      maxY = max(maxY, (origin.y + children[index].height).replacingNaNByZero)
    }
    size = CGSize(width: maxX - minX, height: maxY - minY).sanitizedSize

    // 2.
    let boxProposal = ProposedViewSize(size)
    for (index, subview) in subviews.enumerated() where priorities[index] < highestPriority {
      _ = add(subview, at: index, proposal: boxProposal)
    }
    for index in placements.indices {
      placements[index].origin.x = (placements[index].origin.x - minX).finiteOrZero
      placements[index].origin.y = (placements[index].origin.y - minY).finiteOrZero
    }
  }

  /// Measures a child and records its place, the point where all guides meet being the origin.
  private mutating func add(
    _ subview: LayoutSubview, at index: Int, proposal: ProposedViewSize
  ) -> CGPoint {
    let dimensions = subview.dimensions(in: proposal)
    let origin = CGPoint(x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical])
    children[index] = dimensions
    placements[index] = ChildPlacement(origin: origin, proposal: proposal)
    return origin
  }
}
