import Foundation
import MartletPrimitives

/// Children in a row along one axis: what `HStackLayout` and `VStackLayout` share.
///
/// `StackSolver` divides the axis; this type turns lengths into places.
///
/// - Complexity: O(n log n) for n children; each is measured at most three times per layout, once when its
///   length is beyond doubt, and never again while the proposal stays the same.
package struct StackLayout: Equatable, Sendable {
  package var axis: Axis
  /// The guide across the axis by which the children line up.
  package var alignment: AlignmentKey
  /// The distance between children; `nil` leaves it to their own wishes.
  package var spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing?.finiteOrZero
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    solution(proposal, subviews: subviews, cache: &cache).size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _StackLayoutCache
  ) {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    for (subview, placement) in zip(subviews, solution.placements) {
      let position = CGPoint(
        x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  /// The children's explicit guides merged into one, in the space of `bounds`.
  package func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _StackLayoutCache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    return key.merge(solution.children, at: solution.placements)
      .map { $0 + bounds.origin.coordinate(along: key.axis) }
  }

  /// The outer children's wishes along the axis, and those of all children across it.
  package func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    let before: Edge.Set = axis == .horizontal ? .leading : .top
    let after: Edge.Set = axis == .horizontal ? .trailing : .bottom
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var spacing = ViewSpacing()
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: across)
    }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: before) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: after) }
    return spacing
  }

  /// The answer to a proposal: the one remembered, or a new one.
  private func solution(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> StackSolution {
    let proposal = proposal.sanitized
    if let solution = cache.solution, solution.layout == self, solution.proposal == proposal {
      return solution
    }
    let gaps = gaps(subviews: subviews, cache: &cache)
    // The solver takes the measurements out of the cache, adds to them, and gives them back.
    var solver = StackSolver(
      axis: axis, subviews: subviews,
      measurements: cache.takeMeasurements(across: proposal[axis.crossAxis], count: subviews.count))
    solver.solve(proposed: proposal[axis], gaps: gaps)
    cache.measurements = solver.measurements
    let solution = StackSolution(layout: self, proposal: proposal, solver: solver, gaps: gaps)
    cache.solution = solution
    return solution
  }

  /// The distances between neighbours, one fewer than there are children.
  private func gaps(subviews: LayoutSubviews, cache: inout _StackLayoutCache) -> [CGFloat] {
    if let spacing {
      return Array(repeating: spacing, count: max(0, subviews.count - 1))
    }
    if let gaps = cache.preferredGaps { return gaps }
    let gaps = zip(subviews, subviews.dropFirst()).map { upper, lower in
      upper.spacing.distance(to: lower.spacing, along: axis).finiteOrZero
    }
    cache.preferredGaps = gaps
    return gaps
  }
}
