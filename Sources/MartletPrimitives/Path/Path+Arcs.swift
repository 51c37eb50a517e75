import Foundation

extension Path {
  /// Appends an arc of a circle, with a line to its start if the path ends with an open subpath.
  ///
  /// As on Apple's systems the flag speaks of coordinates whose y points up. On screen, where y points
  /// down, `clockwise: false` runs clockwise: from 0° (three o'clock) over 90° (six o'clock).
  ///
  /// - Parameter clockwise: Whether the angle falls, rather than grows, from start to end.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn: Double = 2 * Double.pi
    var delta: Double = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    // An angle that lies the wrong way is reached by going on round.
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Appends an arc of a circle that turns by an angle, with a line to its start if the path ends with an
  /// open subpath.
  ///
  /// - Parameter delta: How far the arc turns; positive runs clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite
    else { return }
    let start: Double = startAngle.radians
    let sweep: Double = Path.limitedSweep(delta.radians)
    let arc = CircularArc(center: center, radius: radius)
    let first: CGPoint = arc.point(at: start).applying(transform)
    // A quarter turn is the most that one cubic curve covers well; the slack forgives rounding.
    let count: Int = Swift.max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step: Double = sweep / Double(count)
    edit { list in
      // A closed subpath stays as it is; the arc begins one of its own.
      if let current = list.last?.endPoint {
        if current != first { list.append(.line(to: first)) }
      } else {
        list.append(.move(to: first))
      }
      guard sweep != 0 else { return }
      for index in 0..<count {
        let curve: Element = arc.curve(from: start + step * Double(index), sweep: step)
        list.append(curve.mapPoints { $0.applying(transform) })
      }
    }
  }

  /// Appends an arc that touches two lines: from the current point to the first end, and from there to
  /// the second.
  ///
  /// A line leads from the current point to the arc. If no such arc exists, there is only a line to the
  /// first end.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start: CGPoint = transform.isIdentity ? current : current.applying(transform.inverted())
    let incoming = UnitVector(from: tangent1End, to: start)
    let outgoing = UnitVector(from: tangent1End, to: tangent2End)
    guard let incoming, let outgoing, radius > 0, radius.isFinite else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let cosine: Double = Swift.max(-1, Swift.min(1, incoming.dot(outgoing)))
    let cross: Double = incoming.cross(outgoing)
    // The half of the angle between the lines decides how far from the corner the arc touches them.
    let half: Double = acos(cosine) / 2
    guard abs(cross) > 1e-12, half > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let reach: Double = Double(radius) / tan(half)
    let touch: CGPoint = incoming.point(from: tangent1End, at: reach)
    // The centre lies beside the touching point, on the other line's side.
    let side: Double = cross > 0 ? 1 : -1
    let normal = UnitVector(x: -incoming.y * side, y: incoming.x * side)
    let center: CGPoint = normal.point(from: touch, at: Double(radius))
    let startAngle: Double = atan2(-normal.y, -normal.x)
    let sweep: Double = (Double.pi - 2 * half) * -side
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: sweep), transform: transform)
  }

  /// A sweep with the same end but no more than two turns, so that a huge angle costs no time.
  private static func limitedSweep(_ sweep: Double) -> Double {
    let turn: Double = 2 * Double.pi
    guard abs(sweep) > 2 * turn else { return sweep }
    return sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
  }
}

/// Makes cubic curves out of parts of a circle.
struct CircularArc {
  var center: CGPoint
  var radius: CGFloat

  /// The point at an angle in radians.
  func point(at angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(Path.exactCosine(angle)),
      y: center.y + radius * CGFloat(Path.exactSine(angle)))
  }

  /// The curve for a part of no more than a quarter turn.
  func curve(from angle: Double, sweep: Double) -> Path.Element {
    let end: Double = angle + sweep
    // 4/3 · tan(sweep / 4) is the arms' length with which the curve touches the circle at its ends and
    // its middle.
    let arm: CGFloat = radius * CGFloat(4.0 / 3.0 * tan(sweep / 4))
    let from: CGPoint = point(at: angle)
    let to: CGPoint = point(at: end)
    let control1 = CGPoint(
      x: from.x - arm * CGFloat(Path.exactSine(angle)),
      y: from.y + arm * CGFloat(Path.exactCosine(angle)))
    let control2 = CGPoint(
      x: to.x + arm * CGFloat(Path.exactSine(end)), y: to.y - arm * CGFloat(Path.exactCosine(end)))
    return .curve(to: to, control1: control1, control2: control2)
  }
}

extension Path {
  /// The sine, zero where the angle is a multiple of a half turn up to rounding.
  ///
  /// Otherwise the circle's leftmost point would lie a little beside the axis, and shapes that meet
  /// there would not.
  static func exactSine(_ angle: Double) -> Double {
    let value: Double = sin(angle)
    return abs(value) < 1e-15 * Swift.max(1, abs(angle)) ? 0 : value
  }

  /// The cosine, zero where the angle is an odd multiple of a quarter turn up to rounding.
  static func exactCosine(_ angle: Double) -> Double {
    let value: Double = cos(angle)
    return abs(value) < 1e-15 * Swift.max(1, abs(angle)) ? 0 : value
  }
}

/// A direction in the plane.
struct UnitVector {
  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The direction from one point to another; `nil` if they are the same or not finite.
  init?(from start: CGPoint, to end: CGPoint) {
    let dx = Double(end.x - start.x)
    let dy = Double(end.y - start.y)
    let length: Double = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    x = dx / length
    y = dy / length
  }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y }

  /// Positive if the other direction lies clockwise on screen.
  func cross(_ other: UnitVector) -> Double { x * other.y - y * other.x }

  /// The point at a distance in this direction.
  func point(from start: CGPoint, at distance: Double) -> CGPoint {
    CGPoint(x: start.x + CGFloat(x * distance), y: start.y + CGFloat(y * distance))
  }
}
