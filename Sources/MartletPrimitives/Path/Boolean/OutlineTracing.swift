import Foundation

/// Puts edges together to closed outlines, with what they enclose on the right.
struct OutlineTracing {
  private let network: EdgeNetwork
  private let isInside: (EdgeNetwork.Winding) -> Bool

  init(_ network: EdgeNetwork, isInside: @escaping (EdgeNetwork.Winding) -> Bool) {
    self.network = network
    self.isInside = isInside
  }

  /// The outlines, each as the pieces it follows.
  func outlines() -> [[GridEdge]] {
    // 1 from low to high, −1 back, 0 for an edge inside or outside.
    var directions = network.edges.map { edge -> Int in
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      return left == right ? 0 : right ? 1 : -1
    }
    var result: [[GridEdge]] = []
    for start in directions.indices where directions[start] != 0 {
      var outline: [GridEdge] = []
      var edge = start
      while directions[edge] != 0 {
        let isForward = directions[edge] > 0
        directions[edge] = 0
        var piece = network.edges[edge].source
        if !isForward { piece.reverse() }
        outline.append(piece)
        let point = isForward ? network.edges[edge].high : network.edges[edge].low
        guard let next = next(after: edge, at: point, directions) else { break }
        edge = next
      }
      if outline.count > 1 { result.append(outline) }
    }
    return result
  }

  /// The first edge, counterclockwise from the one that was come by, that bounds the same area.
  private func next(after edge: Int, at point: Int, _ directions: [Int]) -> Int? {
    let list = network.around[point]
    guard let index = list.firstIndex(of: edge) else { return nil }
    for step in 1...list.count {
      let candidate = list[(index - step + list.count) % list.count]
      let isAway = network.edges[candidate].low == point ? 1 : -1
      if directions[candidate] == isAway { return candidate }
    }
    return nil
  }
}

extension GridEdge {
  mutating func reverse() {
    (start, end) = (end, start)
    (from, to) = (to, from)
  }
}
