import Foundation

/// A point of a fine grid, on which it can be told for certain on which side of a line a point lies.
struct GridPoint: Hashable {
  var x: Int
  var y: Int

  /// Positive if `point` lies to the right of the line from `start` to `end`, on screen.
  static func side(_ start: GridPoint, _ end: GridPoint, _ point: GridPoint) -> Int {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// By x, then by y.
  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x != right.x ? left.x < right.x : left.y < right.y
  }
}

/// Puts points on a grid and back.
struct PathGrid {
  private let origin: CGPoint
  private let scale: Double
  /// The points that paths have there, so that those come back as they were.
  private var originals: [GridPoint: CGPoint] = [:]

  /// Coordinates stay below this, so that products of them are exact.
  private static let reach = Double(1 << 27)

  init(holding box: CGRect) {
    origin = CGPoint(x: box.midX.rounded(), y: box.midY.rounded())
    let size = Swift.max(Double(box.width), Double(box.height), 1e-6) / 2 + 1
    // A power of two keeps whole and half points what they are.
    scale = exp2(floor(log2(PathGrid.reach / size)))
  }

  mutating func place(_ point: CGPoint) -> GridPoint {
    let place = GridPoint(
      x: Int((Double(point.x - origin.x) * scale).rounded()),
      y: Int((Double(point.y - origin.y) * scale).rounded()))
    if originals[place] == nil { originals[place] = point }
    return place
  }

  func point(_ place: GridPoint) -> CGPoint {
    originals[place]
      ?? CGPoint(
        x: origin.x + CGFloat(Double(place.x) / scale), y: origin.y + CGFloat(Double(place.y) / scale))
  }
}

/// A short line on the grid, and which part of a path it follows.
struct GridEdge {
  var start: GridPoint
  var end: GridPoint
  /// 0 for the first path, 1 for the second.
  var owner: Int
  /// The segment that it follows, in the order in which segments were added, and from where to where.
  var segment: Int
  var from: Double
  var to: Double

  var minX: Int { Swift.min(start.x, end.x) }
  var maxX: Int { Swift.max(start.x, end.x) }
  var minY: Int { Swift.min(start.y, end.y) }
  var maxY: Int { Swift.max(start.y, end.y) }

  /// The parts between points on it, in order.
  func split(at points: [GridPoint]) -> [GridEdge] {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let isFlat = abs(dx) >= abs(dy)
    // How far along the edge a point lies, 0 … 1.
    func place(_ point: GridPoint) -> Double {
      isFlat ? Double(point.x - start.x) / Double(dx) : Double(point.y - start.y) / Double(dy)
    }
    var cuts = points.map { (point: $0, place: place($0)) }
    cuts.sort { $0.place < $1.place }
    var result: [GridEdge] = []
    var current = start
    var currentPlace = 0.0
    for cut in cuts + [(end, 1)] where cut.point != current {
      let cutPlace = Swift.min(Swift.max(cut.place, currentPlace), 1)
      result.append(
        GridEdge(
          start: current, end: cut.point, owner: owner, segment: segment,
          from: from + (to - from) * currentPlace, to: from + (to - from) * cutPlace))
      current = cut.point
      currentPlace = cutPlace
    }
    return result
  }
}
