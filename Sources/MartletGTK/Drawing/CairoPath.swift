import CMartletGTK
import Foundation
import MartletPrimitives

/// Hands paths and styles to Cairo, and only such that Cairo can't choke on: an invalid number or
/// dash would stop a context from drawing anything ever after.
enum CairoPath {
  /// Adds the path to the context's current one, in the context's space.
  ///
  /// - Parameter limit: the largest coordinate; a larger one is cut to it.
  static func append(_ path: Path, to context: OpaquePointer, limit: CGFloat) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    func within(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        current = within(point)
        start = current
        cairo_move_to(context, current.x, current.y)
      case .line(let point):
        current = within(point)
        cairo_line_to(context, current.x, current.y)
      case .quadCurve(let point, let control):
        let end = within(point)
        let first = twoThirds(from: current, to: within(control))
        let second = twoThirds(from: end, to: within(control))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .curve(let point, let control1, let control2):
        let (first, second) = (within(control1), within(control2))
        current = within(point)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
      case .closeSubpath:
        cairo_close_path(context)
        current = start
      }
    }
  }

  static func setFillStyle(_ style: FillStyle, on context: OpaquePointer) {
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  static func setStrokeStyle(_ style: StrokeStyle, on context: OpaquePointer) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    let dash = usableDash(style.dash)
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  /// The dash pattern, or none if it makes no sense.
  private static func usableDash(_ dash: [CGFloat]) -> [Double] {
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isUsable ? dash.map { Double($0) } : []
  }

  /// Where the control point of a cubic curve lies that is to run like a quadratic one.
  private static func twoThirds(from end: CGPoint, to control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: return CAIRO_LINE_CAP_BUTT
    case .round: return CAIRO_LINE_CAP_ROUND
    case .square: return CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: return CAIRO_LINE_JOIN_MITER
    case .round: return CAIRO_LINE_JOIN_ROUND
    case .bevel: return CAIRO_LINE_JOIN_BEVEL
    }
  }
}
