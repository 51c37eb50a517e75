import Foundation

/// The outline of a rounded rectangle.
///
/// It starts on the top edge after the top left corner and goes clockwise on screen.
struct RoundedOutline {
  var rect: CGRect
  /// Radii in the order top left, top right, bottom right, bottom left.
  private var radii: (CGSize, CGSize, CGSize, CGSize)
  private var style: RoundedCornerStyle

  init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    let size: CGSize = RoundedOutline.fitted(cornerSize, in: self.rect.size)
    radii = (size, size, size, size)
    self.style = style
  }

  init(rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
    self.rect = rect.standardized
    let fitted: RectangleCornerRadii = cornerRadii.fitted(in: self.rect.size)
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    radii = (
      square(fitted.topLeading), square(fitted.topTrailing), square(fitted.bottomTrailing),
      square(fitted.bottomLeading)
    )
    self.style = style
  }

  /// The corner size, made smaller in proportion until two corners fit on each side.
  ///
  /// An infinite radius is as good as half the shorter side, which makes a capsule.
  static func fitted(_ cornerSize: CGSize, in size: CGSize) -> CGSize {
    let longest: CGFloat = Swift.max(size.width, size.height)
    func usable(_ length: CGFloat) -> CGFloat {
      length > 0 ? Swift.min(length, longest) : 0
    }
    let width: CGFloat = usable(cornerSize.width)
    let height: CGFloat = usable(cornerSize.height)
    guard width > 0, height > 0 else { return .zero }
    let factor: CGFloat = Swift.min(1, size.width / 2 / width, size.height / 2 / height)
    return CGSize(width: width * factor, height: height * factor)
  }

  /// Where the outline begins.
  var start: CGPoint {
    CGPoint(
      x: rect.minX + reach(of: radii.0, (.vertical, radii.3), (.horizontal, radii.1)), y: rect.minY)
  }

  func forEachElement(_ body: (Path.Element) -> Void) {
    body(.move(to: start))
    // Each corner is drawn from the edge before it to the edge after it. `before` points from the
    // corner back along the edge before, `after` forward along the edge after.
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    addCorner(topRight, radii.1, before: (.horizontal, -1, radii.0), after: (.vertical, 1, radii.2), body)
    addCorner(
      bottomRight, radii.2, before: (.vertical, -1, radii.1), after: (.horizontal, -1, radii.3), body)
    addCorner(bottomLeft, radii.3, before: (.horizontal, 1, radii.2), after: (.vertical, -1, radii.0), body)
    addCorner(topLeft, radii.0, before: (.vertical, 1, radii.3), after: (.horizontal, 1, radii.1), body)
    body(.closeSubpath)
  }

  private enum Direction {
    case horizontal
    case vertical
  }

  /// How far along the second of its edges a corner's curve reaches, given the corners at the edges' other ends.
  private func reach(
    of corner: CGSize, _ before: (Direction, CGSize), _ after: (Direction, CGSize)
  ) -> CGFloat {
    let own: CGFloat = after.0 == .horizontal ? corner.width : corner.height
    return own * (1 + (ContinuousCorner.reach - 1) * smoothing(of: corner, before, after))
  }

  /// How much of the continuous corner's lead-in fits on both its edges.
  ///
  /// A corner is the same from either side: with all of it on one edge and none on the other, as on a capsule, it
  /// would have a bulge.
  private func smoothing(
    of corner: CGSize, _ before: (Direction, CGSize), _ after: (Direction, CGSize)
  ) -> CGFloat {
    Swift.min(
      smoothing(of: corner, beside: before.1, along: before.0),
      smoothing(of: corner, beside: after.1, along: after.0))
  }

  /// How much of the continuous corner's lead-in fits on an edge: 0 none (a circle), 1 all of it.
  private func smoothing(
    of corner: CGSize, beside other: CGSize, along direction: Direction
  ) -> CGFloat {
    guard style == .continuous else { return 0 }
    let own: CGFloat = direction == .horizontal ? corner.width : corner.height
    let opposite: CGFloat = direction == .horizontal ? other.width : other.height
    let edge: CGFloat = direction == .horizontal ? rect.width : rect.height
    guard own > 0 else { return 0 }
    // The free part of the edge is shared in proportion to the two radii.
    let room: CGFloat = (edge - own - opposite) / (own + opposite)
    return Swift.max(0, Swift.min(1, room / (ContinuousCorner.reach - 1)))
  }

  private func addCorner(
    _ corner: CGPoint, _ radius: CGSize, before: (Direction, CGFloat, CGSize),
    after: (Direction, CGFloat, CGSize), _ body: (Path.Element) -> Void
  ) {
    guard radius.width > 0, radius.height > 0 else {
      body(.line(to: corner))
      return
    }
    let lengthBefore: CGFloat = (before.0 == .horizontal ? radius.width : radius.height) * before.1
    let lengthAfter: CGFloat = (after.0 == .horizontal ? radius.width : radius.height) * after.1
    let isHorizontalFirst: Bool = before.0 == .horizontal
    // Maps distances along the two edges, in radii from the corner, to a point.
    func point(_ alongBefore: CGFloat, _ alongAfter: CGFloat) -> CGPoint {
      let first: CGFloat = alongBefore * lengthBefore
      let second: CGFloat = alongAfter * lengthAfter
      return isHorizontalFirst
        ? CGPoint(x: corner.x + first, y: corner.y + second)
        : CGPoint(x: corner.x + second, y: corner.y + first)
    }
    if style == .circular {
      let arm: CGFloat = 1 - Path.quarterCircleArm
      body(.line(to: point(1, 0)))
      body(.curve(to: point(0, 1), control1: point(arm, 0), control2: point(0, arm)))
      return
    }
    let half = ContinuousCorner.half(smoothing(of: radius, (before.0, before.2), (after.0, after.2)))
    let (incoming, outgoing) = (half, half)
    body(.line(to: point(incoming.edge, 0)))
    body(
      .curve(
        to: point(incoming.join.x, incoming.join.y), control1: point(incoming.edgeControl, 0),
        control2: point(incoming.joinControl.x, incoming.joinControl.y)))
    body(
      .curve(
        to: point(outgoing.join.y, outgoing.join.x),
        control1: point(incoming.middleControl.x, incoming.middleControl.y),
        control2: point(outgoing.middleControl.y, outgoing.middleControl.x)))
    body(
      .curve(
        to: point(0, outgoing.edge), control1: point(outgoing.joinControl.y, outgoing.joinControl.x),
        control2: point(0, outgoing.edgeControl)))
  }
}

/// The curves of a corner whose curvature grows gradually, in radii from the corner.
///
/// A corner is three cubic curves, the same from either side. `x` counts along the edge on this side,
/// `y` away from it.
///
/// - Source: the control points that PaintCode measured of UIBezierPath's rounded rectangle
///   (https://www.paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles).
enum ContinuousCorner {
  /// How far a corner reaches along an edge with room enough.
  static let reach: CGFloat = 1.528_664_98

  struct Half {
    /// Where the corner leaves the edge.
    var edge: CGFloat
    /// The control point on the edge.
    var edgeControl: CGFloat
    /// The control point before the join, the join of first and second curve, the one after it.
    var joinControl: CGPoint
    var join: CGPoint
    var middleControl: CGPoint
  }

  private static let continuous = Half(
    edge: reach, edgeControl: 1.088_492_96, joinControl: CGPoint(x: 0.868_406_94, y: 0),
    join: CGPoint(x: 0.631_493_79, y: 0.074_911_39),
    middleControl: CGPoint(x: 0.372_823_83, y: 0.169_059_56))

  /// A quarter circle, cut at the angle where the continuous corner has its joins, so that one can be
  /// turned into the other gradually.
  private static let circular: Half = {
    let angle: Double = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    // 4/3 · tan(sweep / 4) is the arm's length of a cubic curve for an arc.
    let outerArm: Double = 4.0 / 3.0 * tan(angle / 4)
    let middleArm: Double = 4.0 / 3.0 * tan((Double.pi / 2 - 2 * angle) / 4)
    let join = (x: 1 - sin(angle), y: 1 - cos(angle))
    let tangent = (x: -cos(angle), y: sin(angle))
    return Half(
      edge: 1, edgeControl: CGFloat(1 - outerArm),
      joinControl: CGPoint(x: join.x - outerArm * tangent.x, y: join.y - outerArm * tangent.y),
      join: CGPoint(x: join.x, y: join.y),
      middleControl: CGPoint(x: join.x + middleArm * tangent.x, y: join.y + middleArm * tangent.y))
  }()

  /// One side of a corner, between a quarter circle (0) and the continuous corner (1).
  static func half(_ smoothing: CGFloat) -> Half {
    if smoothing >= 1 { return continuous }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * smoothing }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
    }
    return Half(
      edge: mix(circular.edge, continuous.edge),
      edgeControl: mix(circular.edgeControl, continuous.edgeControl),
      joinControl: mix(circular.joinControl, continuous.joinControl),
      join: mix(circular.join, continuous.join),
      middleControl: mix(circular.middleControl, continuous.middleControl))
  }
}
