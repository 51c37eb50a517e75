import Foundation

/// Builds the area that a stroke covers out of convex pieces that all wind the same way.
struct StrokeOutline {
  private let half: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private(set) var elements: [Path.Element] = []

  /// Corners that turn less, in radians, are bridged by a miter, whatever the join.
  ///
  /// On a flattened curve a round join at each of its many corners would cost much and show nothing.
  private static let smoothTurn: Double = 0.2

  init(style: StrokeStyle) {
    half = style.lineWidth / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit
  }

  mutating func add(_ line: Polyline) {
    let points: [CGPoint] = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(point) }
      return
    }
    let count: Int = line.isClosed ? points.count : points.count - 1
    var directions: [UnitVector] = []
    for index in 0..<count {
      let next: CGPoint = points[(index + 1) % points.count]
      // Neighbours differ, but may be too near each other for a direction.
      let direction = UnitVector(from: points[index], to: next)
      directions.append(direction ?? directions.last ?? UnitVector(x: 1, y: 0))
      addSegment(from: points[index], to: next, directions[index])
    }
    for index in 1..<count {
      addJoin(points[index], directions[index - 1], directions[index])
    }
    if line.isClosed {
      addJoin(points[0], directions[count - 1], directions[0])
    } else {
      let first: UnitVector = directions[0]
      addCap(points[0], UnitVector(x: -first.x, y: -first.y))
      addCap(points[count], directions[count - 1])
    }
  }

  private mutating func addSegment(from: CGPoint, to: CGPoint, _ direction: UnitVector) {
    addPolygon([
      side(from, direction, half), side(to, direction, half), side(to, direction, -half),
      side(from, direction, -half),
    ])
  }

  /// A subpath of no length: its caps make a dot or a square.
  private mutating func addDot(_ point: CGPoint) {
    switch cap {
    case .butt:
      break
    case .round:
      addPie(point, from: 0, sweep: 2 * Double.pi)
    case .square:
      let right = UnitVector(x: 1, y: 0)
      let end: CGPoint = right.point(from: point, at: Double(half))
      addSegment(from: right.point(from: point, at: -Double(half)), to: end, right)
    }
  }

  private mutating func addCap(_ point: CGPoint, _ outward: UnitVector) {
    switch cap {
    case .butt:
      break
    case .round:
      addPie(point, from: atan2(outward.y, outward.x) - Double.pi / 2, sweep: Double.pi)
    case .square:
      addSegment(from: point, to: outward.point(from: point, at: Double(half)), outward)
    }
  }

  private mutating func addJoin(_ point: CGPoint, _ incoming: UnitVector, _ outgoing: UnitVector) {
    let dot: Double = Swift.max(-1, Swift.min(1, incoming.dot(outgoing)))
    let cross: Double = incoming.cross(outgoing)
    let turn: Double = atan2(cross, dot)
    guard abs(turn) > 1e-6 else { return }
    // The gap opens on the outer side: on the left of a turn to the right.
    let outer: CGFloat = cross > 0 ? half : -half
    let isSmooth: Bool = abs(turn) < StrokeOutline.smoothTurn
    if join == .round, !isSmooth {
      let normal: Double = atan2(-incoming.x, incoming.y) + (cross > 0 ? 0 : Double.pi)
      addPie(point, from: normal, sweep: turn)
      return
    }
    var corners: [CGPoint] = [point, side(point, incoming, outer)]
    // The miter's length over the line's width is 1 / cos(turn / 2), and cos² = (1 + dot) / 2.
    let isWithinLimit: Bool = 2 <= Double(miterLimit * miterLimit) * (1 + dot)
    if isSmooth || (join == .miter && isWithinLimit) {
      let reach: CGFloat = outer / CGFloat(1 + dot)
      let tip = CGPoint(
        x: point.x + reach * CGFloat(incoming.y + outgoing.y),
        y: point.y - reach * CGFloat(incoming.x + outgoing.x))
      corners.append(tip)
    }
    corners.append(side(point, outgoing, outer))
    addPolygon(corners)
  }

  /// The point at a distance to the left of a line.
  private func side(_ point: CGPoint, _ direction: UnitVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + distance * CGFloat(direction.y), y: point.y - distance * CGFloat(direction.x))
  }

  /// A slice of the circle around a point, in radians.
  private mutating func addPie(_ center: CGPoint, from start: Double, sweep: Double) {
    // Starting at the other end makes every slice wind clockwise.
    let first: Double = sweep < 0 ? start + sweep : start
    var slice = Path()
    if abs(sweep) < 2 * Double.pi { slice.move(to: center) }
    slice.addRelativeArc(
      center: center, radius: half, startAngle: Angle(radians: first), delta: Angle(radians: abs(sweep)))
    slice.closeSubpath()
    elements.append(contentsOf: slice.elements)
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next: CGPoint = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered: [CGPoint] = area < 0 ? points.reversed() : points
    for (index, point) in ordered.enumerated() {
      elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    elements.append(.closeSubpath)
  }
}
