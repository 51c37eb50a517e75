import Foundation
import MartletPrimitives

/// A layout that puts views on top of each other.
///
/// - Source: Apple, "ZStackLayout"; the algorithm is `LayerSolution`'s.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment doesn't animate by itself; the children's frames do.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the stack remembers from one call to the next: its latest answer.
  public struct Cache {
    var solution: LayerSolution?
  }

  /// The guides by which the children line up.
  public var alignment: Alignment

  /// Creates a stack whose children's guides meet in one point.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache()
  }

  /// The size of the box around the children with the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, subviews: subviews, cache: &cache).size
  }

  /// Places the children so that their guides meet.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    for (subview, placement) in zip(subviews, solution.placements) {
      let position = CGPoint(
        x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  /// The children's explicit guides merged into one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    return guide.key.merge(solution.children, at: solution.placements).map { $0 + bounds.minX }
  }

  /// The children's explicit guides merged into one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    return guide.key.merge(solution.children, at: solution.placements).map { $0 + bounds.minY }
  }

  private func solution(
    _ proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> LayerSolution {
    let proposal = proposal.sanitized
    if let solution = cache.solution, solution.alignment == alignment, solution.proposal == proposal {
      return solution
    }
    let solution = LayerSolution(alignment: alignment, proposal: proposal, subviews: subviews)
    cache.solution = solution
    return solution
  }
}
