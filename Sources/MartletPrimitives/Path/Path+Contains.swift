import Foundation

extension Path {
  /// Returns whether a point lies inside the path, whose open subpaths count as closed.
  ///
  /// As in a rectangle, top and left edges belong to the inside, bottom and right ones do not.
  ///
  /// - Parameter eoFill: Whether overlapping areas alternate, rather than follow the winding.
  /// - Complexity: O(1) for the common shapes, else O(n).
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.isFinite, isFinite else { return false }
    switch storage {
    case .empty:
      return false
    case .rect(let rect):
      return rect.contains(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x: CGFloat = (point.x - rect.midX) / (rect.width / 2)
      let y: CGFloat = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y < 1
    case .roundedRect(let rect, let corner, _):
      guard rect.contains(point) else { return false }
      // Away from the corners there is nothing to compute.
      let reach: CGFloat = ContinuousCorner.reach
      if rect.insetBy(dx: Swift.min(corner.width * reach, rect.width / 2), dy: 0).contains(point)
        || rect.insetBy(dx: 0, dy: Swift.min(corner.height * reach, rect.height / 2)).contains(point)
      {
        return true
      }
    case .elements:
      guard boundingRect.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    }
    let winding: Int = windingNumber(around: point)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// How often the path runs around a point; clockwise on screen counts positive.
  private func windingNumber(around point: CGPoint) -> Int {
    var winding: Int = 0
    for subpath in subpaths() {
      for segment in subpath.segments { winding += segment.crossings(of: point, depth: 0) }
      if !subpath.isClosed, let last = subpath.segments.last {
        winding += PathSegment.line(last.end, subpath.start).crossings(of: point, depth: 0)
      }
    }
    return winding
  }
}

extension PathSegment {
  /// The deepest that a curve is halved: by then its parts are far smaller than any pixel.
  private static let deepestSplit: Int = 24

  /// How often the segment crosses the ray from a point to the right: +1 downwards, −1 upwards.
  fileprivate func crossings(of point: CGPoint, depth: Int) -> Int {
    let isStartAbove: Bool = start.y <= point.y
    let isEndAbove: Bool = end.y <= point.y
    let sign: Int = isStartAbove == isEndAbove ? 0 : (isStartAbove ? 1 : -1)
    let hull = self.hull
    // The segment stays inside the hull of its points.
    if hull.maxY < point.y || hull.minY > point.y || hull.maxX <= point.x { return 0 }
    if hull.minX > point.x { return sign }
    if case .line = self { return lineCrosses(point) ? sign : 0 }
    if depth >= PathSegment.deepestSplit {
      return PathSegment.line(start, end).lineCrosses(point) ? sign : 0
    }
    let (first, second): (PathSegment, PathSegment) = split(at: 0.5)
    return first.crossings(of: point, depth: depth + 1)
      + second.crossings(of: point, depth: depth + 1)
  }

  /// Whether the line from start to end meets the point's height to the right of it.
  private func lineCrosses(_ point: CGPoint) -> Bool {
    let height: CGFloat = end.y - start.y
    guard height != 0 else { return false }
    let fraction: CGFloat = (point.y - start.y) / height
    return start.x + (end.x - start.x) * fraction > point.x
  }

  private var hull: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    let a: CGPoint = start
    let d: CGPoint = end
    var b: CGPoint = a
    var c: CGPoint = d
    switch self {
    case .line:
      break
    case .quadCurve(_, let control, _):
      b = control
    case .curve(_, let control1, let control2, _):
      b = control1
      c = control2
    }
    return (
      Swift.min(a.x, b.x, c.x, d.x), Swift.min(a.y, b.y, c.y, d.y), Swift.max(a.x, b.x, c.x, d.x),
      Swift.max(a.y, b.y, c.y, d.y)
    )
  }
}
