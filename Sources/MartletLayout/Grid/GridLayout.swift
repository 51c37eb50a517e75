import Foundation
import MartletPrimitives

/// A layout that puts views into rows and columns.
///
/// - Source: Apple, "GridLayout"; the algorithm is `GridSolution`'s.
public struct GridLayout: Layout, Sendable {
  /// The alignment doesn't animate by itself; the children's frames do.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the grid remembers from one call to the next.
  public struct Cache {
    fileprivate var table: GridTable?
    fileprivate var gaps: GridGaps?
    fileprivate var solutions: [GridSolution] = []
  }

  /// How cells lie in the space of their row and column.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` leaves it to the cells' own wishes.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` leaves it to the cells' own wishes.
  public var verticalSpacing: CGFloat?

  /// A stack asks for three sizes before it places; more need not be kept.
  private static let mostSolutions = 4

  /// Creates a grid; without spacing the distances are the cells' own wishes.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache()
  }

  /// Forgets everything: a cell, or the row that it belongs to, may have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = Cache()
  }

  /// The wishes of the cells at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let table = table(subviews, cache: &cache)
    var spacing = ViewSpacing()
    for cell in table.cells {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == table.rows.count - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == table.columnCount { edges.insert(.trailing) }
      if !edges.isEmpty { spacing.formUnion(cell.subview.spacing, edges: edges) }
    }
    return spacing
  }

  /// The size of all rows and columns.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    solution(proposal, subviews: subviews, cache: &cache).size
  }

  /// Places each view in its row and column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    for (subview, placement) in zip(subviews, solution.placements) {
      let position = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: position, proposal: placement.proposal)
    }
  }

  /// The cells' explicit guides merged into one.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    return guide.key.merge(solution.children, at: solution.placements).map { $0 + bounds.minX }
  }

  /// The cells' explicit guides merged into one.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let solution = solution(proposal, subviews: subviews, cache: &cache)
    return guide.key.merge(solution.children, at: solution.placements).map { $0 + bounds.minY }
  }

  private func table(_ subviews: Subviews, cache: inout Cache) -> GridTable {
    if let table = cache.table { return table }
    let table = GridTable(subviews)
    cache.table = table
    return table
  }

  private func solution(
    _ proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> GridSolution {
    let proposal = proposal.sanitized
    if let known = cache.solutions.first(where: { $0.proposal == proposal && $0.layout.isSame(as: self) }) {
      return known
    }
    let table = table(subviews, cache: &cache)
    let gaps =
      cache.gaps ?? GridGaps(table, horizontal: horizontalSpacing, vertical: verticalSpacing)
    cache.gaps = gaps
    let solution = GridSolution(layout: self, table: table, gaps: gaps, proposal: proposal)
    if cache.solutions.count == Self.mostSolutions { cache.solutions.removeFirst() }
    cache.solutions.append(solution)
    return solution
  }

  private func isSame(as other: GridLayout) -> Bool {
    alignment == other.alignment && horizontalSpacing == other.horizontalSpacing
      && verticalSpacing == other.verticalSpacing
  }
}
