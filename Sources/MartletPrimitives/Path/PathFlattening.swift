import Foundation

/// A subpath made of straight lines.
struct Polyline {
  /// No two neighbours are equal, and if closed the last is not the first.
  var points: [CGPoint]
  var isClosed: Bool
}

extension Path {
  /// The path with its curves replaced by lines.
  ///
  /// - Parameter tolerance: How far a line may lie from the curve, in points.
  func flattened(tolerance: CGFloat) -> [Polyline] {
    subpaths().map { subpath in
      var points: [CGPoint] = [subpath.start]
      for segment in subpath.segments {
        segment.flatten(tolerance: tolerance) { point in
          if point != points.last { points.append(point) }
        }
      }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }
}

extension PathSegment {
  /// The most lines that a curve is cut into, whatever its size.
  private static let mostLines: CGFloat = 256

  /// Calls a closure with the ends of lines that follow the segment, without its start.
  func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count: Int = lineCount(tolerance: tolerance)
    for index in stride(from: 1, to: count, by: 1) {
      body(point(at: CGFloat(index) / CGFloat(count)))
    }
    body(end)
  }

  /// A chord over a part h of a curve lies at most h²/8 times the second derivative away from it.
  func lineCount(tolerance: CGFloat) -> Int {
    let bend: CGFloat
    switch self {
    case .line:
      return 1
    case .quadCurve(let start, let control, let end):
      bend = 2 * PathSegment.bend(start, control, end)
    case .curve(let start, let control1, let control2, let end):
      bend =
        6
        * Swift.max(
          PathSegment.bend(start, control1, control2), PathSegment.bend(control1, control2, end))
    }
    let count: CGFloat = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return count >= 1 ? Int(Swift.min(count, PathSegment.mostLines)) : 1
  }

  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let x: CGFloat = a.x - 2 * b.x + c.x
    let y: CGFloat = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}
