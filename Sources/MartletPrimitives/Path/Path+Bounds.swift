import Foundation

extension Path {
  /// The smallest rectangle that holds every point of the path.
  ///
  /// Curves count by where they really run, not by their control points. Points that are not finite
  /// are left out.
  ///
  /// - Returns: `CGRect.null` for an empty path.
  /// - Complexity: O(1) for the common shapes, else O(n).
  public var boundingRect: CGRect {
    switch storage {
    case .empty:
      return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
      return rect.hasFiniteValues ? rect.standardized : .null
    case .elements(let list):
      return Path.boundingRect(of: list)
    }
  }

  /// Whether no corner of the path can stick out under a miter join.
  package var hasOnlySmoothCorners: Bool {
    switch storage {
    case .empty, .ellipse, .roundedRect: return true
    case .rect, .elements: return false
    }
  }

  private static func boundingRect(of list: [Element]) -> CGRect {
    var box = BoundingBox()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in list {
      switch element {
      case .move(let point):
        box.add(point)
        start = point
      case .line(let point):
        box.add(point)
      case .quadCurve(let point, let control):
        box.addQuadCurve(from: current, to: point, control: control)
      case .curve(let point, let control1, let control2):
        box.addCurve(from: current, to: point, control1: control1, control2: control2)
      case .closeSubpath:
        break
      }
      current = element.endPoint ?? start
    }
    return box.rect
  }
}

/// Grows to hold points and curves.
struct BoundingBox {
  private var minX: CGFloat = .infinity
  private var minY: CGFloat = .infinity
  private var maxX: CGFloat = -.infinity
  private var maxY: CGFloat = -.infinity

  /// The box; null while it is empty.
  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func add(_ point: CGPoint) {
    guard point.isFinite else { return }
    addX(point.x)
    addY(point.y)
  }

  mutating func addQuadCurve(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    guard start.isFinite, end.isFinite, control.isFinite else { return }
    add(end)
    addX(BoundingBox.quadExtreme(start.x, control.x, end.x))
    addY(BoundingBox.quadExtreme(start.y, control.y, end.y))
  }

  mutating func addCurve(
    from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {
    guard start.isFinite, end.isFinite, control1.isFinite, control2.isFinite else { return }
    add(end)
    let extremesX = BoundingBox.cubicExtremes(start.x, control1.x, control2.x, end.x)
    addX(extremesX.0)
    addX(extremesX.1)
    let extremesY = BoundingBox.cubicExtremes(start.y, control1.y, control2.y, end.y)
    addY(extremesY.0)
    addY(extremesY.1)
  }

  private mutating func addX(_ value: CGFloat) {
    if value < minX { minX = value }
    if value > maxX { maxX = value }
  }

  private mutating func addY(_ value: CGFloat) {
    if value < minY { minY = value }
    if value > maxY { maxY = value }
  }

  /// The coordinate where a quadratic curve turns, or its end when it does not.
  private static func quadExtreme(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat) -> CGFloat {
    // The derivative 2·((p1 − p0)·(1 − t) + (p2 − p1)·t) is zero at t.
    let denominator: CGFloat = p0 - 2 * p1 + p2
    guard denominator != 0 else { return p2 }
    let t: CGFloat = (p0 - p1) / denominator
    guard t > 0, t < 1 else { return p2 }
    let s: CGFloat = 1 - t
    let head: CGFloat = s * s * p0
    return head + 2 * s * t * p1 + t * t * p2
  }

  /// The coordinates where a cubic curve turns, or its end where it does not.
  private static func cubicExtremes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> (CGFloat, CGFloat) {
    let low: CGFloat = Swift.min(p0, p3)
    let high: CGFloat = Swift.max(p0, p3)
    // A curve stays inside the hull of its points.
    if p1 >= low, p1 <= high, p2 >= low, p2 <= high { return (p3, p3) }
    // The derivative, divided by 3, is a·t² + b·t + c.
    let a: CGFloat = p3 - p0 + 3 * (p1 - p2)
    let b: CGFloat = 2 * (p0 - 2 * p1 + p2)
    let c: CGFloat = p1 - p0
    func value(at t: CGFloat) -> CGFloat {
      guard t > 0, t < 1 else { return p3 }
      let s: CGFloat = 1 - t
      let first: CGFloat = s * s * (s * p0 + 3 * t * p1)
      let second: CGFloat = t * t * (3 * s * p2 + t * p3)
      return first + second
    }
    let discriminant: CGFloat = b * b - 4 * a * c
    guard discriminant >= 0 else { return (p3, p3) }
    // This form loses no digits when a is small, and covers a = 0.
    let root: CGFloat = discriminant.squareRoot()
    let q: CGFloat = -0.5 * (b + (b < 0 ? -root : root))
    let first: CGFloat = a == 0 ? .nan : q / a
    let second: CGFloat = q == 0 ? .nan : c / q
    return (value(at: first), value(at: second))
  }
}
