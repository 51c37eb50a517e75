import Foundation

/// Cuts edges where they meet, until none crosses another.
enum EdgeSplitting {
  /// Crossings are put on the grid, which bends edges by less than a grid's step; that may make new ones, but after
  /// a few rounds there are none.
  private static let mostRounds = 8

  static func split(_ edges: [GridEdge]) -> [GridEdge] {
    var edges = edges.filter { $0.start != $0.end }
    for _ in 0..<mostRounds {
      var cuts: [Int: [GridPoint]] = [:]
      findCuts(edges) { cuts[$0, default: []].append($1) }
      if cuts.isEmpty { break }
      var next: [GridEdge] = []
      next.reserveCapacity(edges.count + cuts.count * 2)
      for (index, edge) in edges.enumerated() {
        if let points = cuts[index] {
          next.append(contentsOf: edge.split(at: points))
        } else {
          next.append(edge)
        }
      }
      edges = next
    }
    return edges
  }

  /// - Complexity: O(n log n) for n edges, and as many comparisons as edges lie above each other.
  private static func findCuts(_ edges: [GridEdge], _ cut: (Int, GridPoint) -> Void) {
    let order = edges.indices.sorted { edges[$0].minX < edges[$1].minX }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      active.removeAll { edges[$0].maxX < edge.minX }
      for other in active
      where edges[other].minY <= edge.maxY && edge.minY <= edges[other].maxY {
        compare(edge, edges[other], { cut(index, $0) }, { cut(other, $0) })
      }
      active.append(index)
    }
  }

  private static func compare(
    _ one: GridEdge, _ two: GridEdge, _ cutOne: (GridPoint) -> Void, _ cutTwo: (GridPoint) -> Void
  ) {
    let (a, b, c, d) = (one.start, one.end, two.start, two.end)
    let sideC = GridPoint.side(a, b, c)
    let sideD = GridPoint.side(a, b, d)
    if sideC > 0, sideD > 0 { return }
    if sideC < 0, sideD < 0 { return }
    let sideA = GridPoint.side(c, d, a)
    let sideB = GridPoint.side(c, d, b)
    if sideA > 0, sideB > 0 { return }
    if sideA < 0, sideB < 0 { return }
    // An end on the other edge cuts it there; if all lie on one line, that is all there is to do.
    if sideC == 0, isBetween(c, a, b) { cutOne(c) }
    if sideD == 0, isBetween(d, a, b) { cutOne(d) }
    if sideA == 0, isBetween(a, c, d) { cutTwo(a) }
    if sideB == 0, isBetween(b, c, d) { cutTwo(b) }
    guard sideA != 0, sideB != 0, sideC != 0, sideD != 0 else { return }
    let t = Double(sideA) / (Double(sideA) - Double(sideB))
    let crossing = GridPoint(
      x: a.x + Int((Double(b.x - a.x) * t).rounded()), y: a.y + Int((Double(b.y - a.y) * t).rounded()))
    if crossing != a, crossing != b { cutOne(crossing) }
    if crossing != c, crossing != d { cutTwo(crossing) }
  }

  /// Whether a point of the line through two others lies between them.
  private static func isBetween(_ point: GridPoint, _ start: GridPoint, _ end: GridPoint) -> Bool {
    guard point != start, point != end else { return false }
    return Swift.min(start.x, end.x) <= point.x && point.x <= Swift.max(start.x, end.x)
      && Swift.min(start.y, end.y) <= point.y && point.y <= Swift.max(start.y, end.y)
  }
}
