import Foundation

extension Path {
  /// What a filled path covers within a box of the device, as polygons that reach little beyond it.
  ///
  /// For paths whose points lie further away than a drawer can count. Within the box each point is wound around as often
  /// as by the path itself, so both fill rules hold.
  ///
  /// - Parameters:
  ///   - box: what is seen, in the device's pixels.
  ///   - matrix: from the path's points to these pixels.
  /// - Returns: a path in pixels; empty if the transform leaves no numbers.
  package func seenFill(in box: CGRect, through matrix: CGAffineTransform) -> Path {
    var result: [Element] = []
    for line in polylines(near: box, through: matrix, tolerance: 0.1) {
      let polygon = line.points.cut(to: box)
      guard polygon.count > 2 else { continue }
      result.append(.move(to: polygon[0]))
      result += polygon.dropFirst().map { .line(to: $0) }
      result.append(.closeSubpath)
    }
    return Path(storage: result.isEmpty ? .empty : .elements(result))
  }

  /// What a stroked path covers within a box of the device, to be filled by winding.
  ///
  /// - Parameters:
  ///   - style: the stroke, in the path's points.
  ///   - box: what is seen, in the device's pixels.
  ///   - matrix: from the path's points to these pixels; invertible.
  /// - Returns: a path in pixels.
  package func seenStroke(_ style: StrokeStyle, in box: CGRect, through matrix: CGAffineTransform) -> Path {
    // The line is followed in points, where its width is the same all around.
    let reach: CGFloat = style.lineWidth / 2 * Swift.max(1, style.miterLimit.isFinite ? style.miterLimit : 10)
    let near = box.applying(matrix.inverted()).insetBy(dx: -reach, dy: -reach)
    let scale: CGFloat = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    guard near.minX.isFinite, near.minY.isFinite, near.width.isFinite, near.height.isFinite, scale > 0 else {
      return Path()
    }
    // A line that is much wider than what is seen need not be followed to fractions of a pixel.
    let tolerance: CGFloat = Swift.max(0.1 / scale, style.lineWidth / 2000)
    let isDashed = DashPattern(style.dash, phase: style.dashPhase) != nil
    var outline = StrokeOutline(style: style)
    for line in polylines(near: near, through: .identity, tolerance: tolerance) {
      guard isDashed else {
        outline.add(line)
        continue
      }
      // Dashes are counted only where they are seen, on a line of whatever length.
      for (part, distance) in line.parts(within: near.insetBy(dx: -reach, dy: -reach)) {
        guard let pattern = DashPattern(style.dash, phase: style.dashPhase + distance) else { continue }
        for dash in pattern.dashes(of: part) { outline.add(dash) }
      }
    }
    return Path(storage: .elements(outline.elements)).seenFill(in: box, through: matrix)
  }

  /// The path as lines, which follow its curves where these come near a box.
  private func polylines(
    near box: CGRect, through matrix: CGAffineTransform, tolerance: CGFloat
  ) -> [Polyline] {
    var left: Int = Self.mostLines
    var result: [Polyline] = []
    for subpath in subpaths() {
      let start = subpath.start.applying(matrix)
      guard start.isFinite else { continue }
      var points: [CGPoint] = [start]
      var isUsable = true
      for segment in subpath.segments where isUsable {
        let placed = segment.mapPoints { $0.applying(matrix) }
        isUsable = placed.hull.allSatisfy(\.isFinite)
        guard isUsable else { break }
        placed.follow(near: box, tolerance: tolerance, depth: 0) { point in
          left -= 1
          if point != points.last { points.append(point) }
          return left > 0
        }
      }
      guard isUsable else { continue }
      if subpath.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      result.append(Polyline(points: points, isClosed: subpath.isClosed))
    }
    return result
  }

  /// The most lines that a path becomes; curves of more are followed less closely.
  private static let mostLines: Int = 1_000_000
}

extension PathSegment {
  /// The points that the segment lies between.
  fileprivate var hull: [CGPoint] {
    switch self {
    case .line(let start, let end): return [start, end]
    case .quadCurve(let start, let control, let end): return [start, control, end]
    case .curve(let start, let control1, let control2, let end): return [start, control1, control2, end]
    }
  }

  fileprivate func mapPoints(_ map: (CGPoint) -> CGPoint) -> PathSegment {
    switch self {
    case .line(let start, let end):
      return .line(map(start), map(end))
    case .quadCurve(let start, let control, let end):
      return .quadCurve(map(start), control: map(control), map(end))
    case .curve(let start, let control1, let control2, let end):
      return .curve(map(start), control1: map(control1), control2: map(control2), map(end))
    }
  }

  /// Calls a closure with the ends of lines that follow the segment where it is near a box, and cut corners elsewhere.
  ///
  /// A part whose hull lies beside the box may be any line within the hull: it winds around the box just the same.
  ///
  /// - Parameter body: tells whether more lines may come.
  /// - Returns: whether more lines may come.
  @discardableResult
  fileprivate func follow(
    near box: CGRect, tolerance: CGFloat, depth: Int, _ body: (CGPoint) -> Bool
  ) -> Bool {
    guard depth < 60, lineCount(tolerance: tolerance) > 1, hullTouches(box) else { return body(end) }
    let (first, second) = split(at: 0.5)
    return first.follow(near: box, tolerance: tolerance, depth: depth + 1, body)
      && second.follow(near: box, tolerance: tolerance, depth: depth + 1, body)
  }

  private func hullTouches(_ box: CGRect) -> Bool {
    let points = hull
    return points.contains { $0.x <= box.maxX } && points.contains { $0.x >= box.minX }
      && points.contains { $0.y <= box.maxY } && points.contains { $0.y >= box.minY }
  }
}

extension Polyline {
  /// The parts of the line that lie within a box, with how far along the line each of them begins.
  fileprivate func parts(within box: CGRect) -> [(line: Polyline, distance: CGFloat)] {
    let all = isClosed ? points + points.prefix(1) : points
    guard all.count > 1 else { return [(self, 0)] }
    var result: [(line: Polyline, distance: CGFloat)] = []
    var distance: CGFloat = 0
    var isOpen = false
    for (from, to) in zip(all, all.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      defer { distance += length }
      guard let share = box.share(from: from, to: to) else {
        isOpen = false
        continue
      }
      func point(_ at: CGFloat) -> CGPoint {
        CGPoint(x: from.x * (1 - at) + to.x * at, y: from.y * (1 - at) + to.y * at)
      }
      if !isOpen || share.lowerBound > 0 {
        let start = Polyline(points: [point(share.lowerBound)], isClosed: false)
        result.append((start, distance + length * share.lowerBound))
      }
      let end = point(share.upperBound)
      if end != result[result.count - 1].line.points.last {
        result[result.count - 1].line.points.append(end)
      }
      isOpen = share.upperBound == 1
    }
    return result
  }
}

extension CGRect {
  /// Which part of a line, from 0 to 1, lies within; `nil` for none (Liang and Barsky's algorithm).
  fileprivate func share(from: CGPoint, to: CGPoint) -> ClosedRange<CGFloat>? {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    for (start, end, low, high) in [(from.x, to.x, minX, maxX), (from.y, to.y, minY, maxY)] {
      let way = end - start
      if way == 0 {
        guard low <= start, start <= high else { return nil }
        continue
      }
      let (enter, leave) = ((low - start) / way, (high - start) / way)
      first = Swift.max(first, Swift.min(enter, leave))
      last = Swift.min(last, Swift.max(enter, leave))
    }
    return first <= last ? first...last : nil
  }
}

extension [CGPoint] {
  /// The polygon's part within a box, cut side by side (Sutherland and Hodgman's algorithm).
  fileprivate func cut(to box: CGRect) -> [CGPoint] {
    var points = self
    points = points.cut(at: box.minX, along: \.x) { $0 >= box.minX }
    points = points.cut(at: box.maxX, along: \.x) { $0 <= box.maxX }
    points = points.cut(at: box.minY, along: \.y) { $0 >= box.minY }
    return points.cut(at: box.maxY, along: \.y) { $0 <= box.maxY }
  }

  private func cut(
    at limit: CGFloat, along axis: WritableKeyPath<CGPoint, CGFloat>, isInside: (CGFloat) -> Bool
  ) -> [CGPoint] {
    guard var previous = last else { return [] }
    if allSatisfy({ isInside($0[keyPath: axis]) }) { return self }
    var result: [CGPoint] = []
    for point in self {
      let (from, to): (CGFloat, CGFloat) = (previous[keyPath: axis], point[keyPath: axis])
      if isInside(from) != isInside(to) {
        // Halves, because a difference of two large numbers may be none any more.
        let share: CGFloat = (limit / 2 - from / 2) / (to / 2 - from / 2)
        var crossing = CGPoint(
          x: previous.x * (1 - share) + point.x * share, y: previous.y * (1 - share) + point.y * share)
        crossing[keyPath: axis] = limit
        result.append(crossing)
      }
      if isInside(to) { result.append(point) }
      previous = point
    }
    return result
  }
}
