import Foundation

/// Edges that meet at their ends only, and how often each path runs around the areas beside them.
struct EdgeNetwork {
  /// How often the first and the second path run around a place; clockwise on screen counts positive.
  struct Winding: Equatable {
    var first = 0
    var second = 0

    static func + (left: Winding, right: Winding) -> Winding {
      Winding(first: left.first + right.first, second: left.second + right.second)
    }

    static func - (left: Winding, right: Winding) -> Winding {
      Winding(first: left.first - right.first, second: left.second - right.second)
    }
  }

  struct Edge {
    /// The lower end comes first in the grid's order.
    var low: Int
    var high: Int
    /// How often each path runs from low to high here, less how often it runs back.
    var count = Winding()
    /// What the edge follows, from low to high.
    var source: GridEdge
    /// Beside the edge, looking from low to high.
    var left = Winding()
    var right: Winding { left + count }
  }

  private(set) var points: [GridPoint] = []
  private(set) var edges: [Edge] = []
  /// Edges around each point, clockwise on screen from nine o'clock.
  private(set) var around: [[Int]] = []
  private var indices: [Int: [Int: Int]] = [:]

  init(_ pieces: [GridEdge]) {
    var places: [GridPoint: Int] = [:]
    func index(_ point: GridPoint) -> Int {
      if let known = places[point] { return known }
      places[point] = points.count
      points.append(point)
      return points.count - 1
    }
    for piece in pieces {
      let isForward = piece.start < piece.end
      let low = index(isForward ? piece.start : piece.end)
      let high = index(isForward ? piece.end : piece.start)
      let found: Int
      if let known = indices[low]?[high] {
        found = known
      } else {
        found = edges.count
        indices[low, default: [:]][high] = found
        var source = piece
        if !isForward {
          (source.start, source.end, source.from, source.to) = (piece.end, piece.start, piece.to, piece.from)
        }
        edges.append(Edge(low: low, high: high, source: source))
      }
      let step = isForward ? 1 : -1
      if piece.owner == 0 { edges[found].count.first += step } else { edges[found].count.second += step }
    }
    sortAround()
    wind()
  }

  /// The edge between two points.
  func edge(from start: GridPoint, to end: GridPoint, places: [GridPoint: Int]) -> Edge? {
    guard let one = places[start], let other = places[end] else { return nil }
    guard let index = indices[one]?[other] ?? indices[other]?[one] else { return nil }
    return edges[index]
  }

  /// The numbers of the points.
  var places: [GridPoint: Int] {
    Dictionary(uniqueKeysWithValues: points.enumerated().map { ($1, $0) })
  }

  // MARK: Around a point

  func otherEnd(of edge: Int, from point: Int) -> Int {
    edges[edge].low == point ? edges[edge].high : edges[edge].low
  }

  private mutating func sortAround() {
    around = Array(repeating: [], count: points.count)
    for (index, edge) in edges.enumerated() {
      around[edge.low].append(index)
      around[edge.high].append(index)
    }
    for point in around.indices where around[point].count > 1 {
      let center = points[point]
      func direction(_ edge: Int) -> (x: Int, y: Int) {
        let end = points[otherEnd(of: edge, from: point)]
        return (end.x - center.x, end.y - center.y)
      }
      // Upwards, to the right, downwards, to the left; within a half plane by the side they lie on.
      func half(_ d: (x: Int, y: Int)) -> Int { d.y < 0 ? 0 : d.y > 0 ? 2 : d.x > 0 ? 1 : 3 }
      let list = around[point].map { (edge: $0, direction: direction($0)) }
      around[point] = list.sorted { one, two in
        let (a, b) = (half(one.direction), half(two.direction))
        if a != b { return a < b }
        return one.direction.x * two.direction.y - one.direction.y * two.direction.x > 0
      }.map(\.edge)
    }
  }

  /// The count of an edge, looking away from a point.
  private func count(of edge: Int, from point: Int) -> Winding {
    edges[edge].low == point ? edges[edge].count : Winding() - edges[edge].count
  }

  // MARK: Windings

  /// Finds the windings beside all edges: one by one around the points that hang together, from a place that is known.
  private mutating func wind() {
    var isDone = Array(repeating: false, count: points.count)
    var starts = Array(points.indices)
    starts.sort { points[$0] < points[$1] }
    for start in starts where !isDone[start] {
      // To the left of the leftmost point there are only areas of what was found before.
      isDone[start] = true
      var waiting = [start]
      spread(around: start, firstEdge: 0, winding: winding(leftOf: points[start]))
      while let point = waiting.popLast() {
        for edge in around[point] {
          let next = otherEnd(of: edge, from: point)
          guard !isDone[next], let index = around[next].firstIndex(of: edge) else { continue }
          isDone[next] = true
          waiting.append(next)
          // Left of the edge, looking away from the next point.
          let left = edges[edge].low == next ? edges[edge].left : edges[edge].right
          spread(around: next, firstEdge: index, winding: left)
        }
      }
    }
  }

  /// Gives all edges around a point their windings, given the one before one of them.
  private mutating func spread(around point: Int, firstEdge: Int, winding: Winding) {
    var winding = winding
    let list = around[point]
    for step in list.indices {
      let edge = list[(firstEdge + step) % list.count]
      let after = winding + count(of: edge, from: point)
      edges[edge].left = edges[edge].low == point ? winding : after
      winding = after
    }
  }

  /// The windings just left of a point, by the edges that a line from it to the left crosses.
  private func winding(leftOf point: GridPoint) -> Winding {
    var result = Winding()
    for edge in edges {
      let (low, high) = (points[edge.low], points[edge.high])
      guard low.x < point.x, (low.y <= point.y) != (high.y <= point.y) else { continue }
      let isDown = low.y < high.y
      let side = GridPoint.side(isDown ? low : high, isDown ? high : low, point)
      // The point lies to the left, on screen, of a line that runs down and that it is to the right of.
      guard side < 0 else { continue }
      result = isDown ? result - edge.count : result + edge.count
    }
    return result
  }
}
