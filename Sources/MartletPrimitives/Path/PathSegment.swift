import Foundation

/// A line or a Bézier curve with its start.
enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case quadCurve(CGPoint, control: CGPoint, CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quadCurve(let start, _, _), .curve(let start, _, _, _): return start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quadCurve(_, _, let end), .curve(_, _, _, let end): return end
    }
  }

  /// The element that draws the segment from its start.
  var element: Path.Element {
    switch self {
    case .line(_, let end):
      return .line(to: end)
    case .quadCurve(_, let control, let end):
      return .quadCurve(to: end, control: control)
    case .curve(_, let control1, let control2, let end):
      return .curve(to: end, control1: control1, control2: control2)
    }
  }

  /// The point at a parameter between 0 and 1.
  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end):
      return mix(start, end, t)
    case .quadCurve(let start, let control, let end):
      return mix(mix(start, control, t), mix(control, end, t), t)
    case .curve(let start, let control1, let control2, let end):
      let middle: CGPoint = mix(control1, control2, t)
      let first: CGPoint = mix(mix(start, control1, t), middle, t)
      return mix(first, mix(middle, mix(control2, end, t), t), t)
    }
  }

  /// The two parts before and after a parameter (de Casteljau's construction).
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let start, let end):
      let cut: CGPoint = mix(start, end, t)
      return (.line(start, cut), .line(cut, end))
    case .quadCurve(let start, let control, let end):
      let first: CGPoint = mix(start, control, t)
      let second: CGPoint = mix(control, end, t)
      let cut: CGPoint = mix(first, second, t)
      return (.quadCurve(start, control: first, cut), .quadCurve(cut, control: second, end))
    case .curve(let start, let control1, let control2, let end):
      let first: CGPoint = mix(start, control1, t)
      let middle: CGPoint = mix(control1, control2, t)
      let last: CGPoint = mix(control2, end, t)
      let before: CGPoint = mix(first, middle, t)
      let after: CGPoint = mix(middle, last, t)
      let cut: CGPoint = mix(before, after, t)
      return (
        .curve(start, control1: first, control2: before, cut),
        .curve(cut, control1: after, control2: last, end)
      )
    }
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    var result: PathSegment = self
    if to < 1 { result = result.split(at: to).0 }
    if from > 0 { result = result.split(at: to > 0 ? from / to : 0).1 }
    return result
  }

  /// The length in points.
  var length: Double { length(to: 1) }

  /// The parameter up to which the segment has a length.
  func parameter(atLength target: Double, of total: Double) -> CGFloat {
    guard total > 0, target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return CGFloat(target / total) }
    // Newton's method, kept inside an interval that always holds the solution.
    var low: Double = 0
    var high: Double = 1
    var t: Double = target / total
    for _ in 0..<32 {
      let error: Double = length(to: t) - target
      if abs(error) < total * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let next: Double = t - error / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return CGFloat(t)
  }

  /// The length up to a parameter, by Gauss-Legendre quadrature with 8 nodes on each of 4 pieces.
  private func length(to end: Double) -> Double {
    if case .line(let from, let to) = self {
      return hypot(Double(to.x - from.x), Double(to.y - from.y)) * end
    }
    let pieces: Int = 4
    let half: Double = end / Double(pieces) / 2
    var sum: Double = 0
    for piece in 0..<pieces {
      let middle: Double = half * Double(2 * piece + 1)
      for (node, weight) in PathSegment.gaussLegendre {
        sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
      }
    }
    return sum * half
  }

  /// Nodes and weights of order 8; each node stands for its negative too.
  private static let gaussLegendre: [(Double, Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
  ]

  /// How fast the point moves as the parameter grows.
  private func speed(at t: Double) -> Double {
    let s: Double = 1 - t
    func along(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> Double {
      2 * (s * Double(p1 - p0) + t * Double(p2 - p1))
    }
    func along(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> Double {
      let ends: Double = s * s * Double(p1 - p0) + t * t * Double(p3 - p2)
      return 3 * (ends + 2 * s * t * Double(p2 - p1))
    }
    switch self {
    case .line(let start, let end):
      return hypot(Double(end.x - start.x), Double(end.y - start.y))
    case .quadCurve(let start, let control, let end):
      return hypot(along(start.x, control.x, end.x), along(start.y, control.y, end.y))
    case .curve(let start, let control1, let control2, let end):
      return hypot(
        along(start.x, control1.x, control2.x, end.x), along(start.y, control1.y, control2.y, end.y))
    }
  }
}

/// The point on the line through two others, 0 at the first and 1 at the second.
private func mix(_ first: CGPoint, _ second: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
}

/// A part of a path that is drawn without lifting the pen.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether it ends where it starts; then the last segment is the closing line, if it has a length.
  var isClosed: Bool = false
}

extension Path {
  /// The path as segments, without subpaths that are only a start.
  func subpaths() -> [Subpath] {
    var result: [Subpath] = []
    var subpath = Subpath(start: .zero)
    var current = CGPoint.zero
    func finish() {
      if !subpath.segments.isEmpty || subpath.isClosed { result.append(subpath) }
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish()
        subpath = Subpath(start: point)
        current = point
      case .line(let point):
        subpath.segments.append(.line(current, point))
        current = point
      case .quadCurve(let point, let control):
        subpath.segments.append(.quadCurve(current, control: control, point))
        current = point
      case .curve(let point, let control1, let control2):
        subpath.segments.append(
          .curve(current, control1: control1, control2: control2, point))
        current = point
      case .closeSubpath:
        if current != subpath.start { subpath.segments.append(.line(current, subpath.start)) }
        subpath.isClosed = true
        finish()
        // What follows without a move begins where the closed subpath began.
        current = subpath.start
        subpath = Subpath(start: current)
      }
    }
    finish()
    return result
  }
}
