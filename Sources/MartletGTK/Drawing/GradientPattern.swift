import CMartletGTK
import Foundation
import MartletPrimitives

/// A gradient along a line, or by the distance from a point, as Cairo's pattern.
struct GradientPattern {
  private let ramp: GradientRamp?
  private let spread: ResolvedGradient.Spread
  private let form: Form
  /// From the pattern's space to the surface's pixels.
  private var matrix: CGAffineTransform

  private enum Form {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    /// Nothing of it has a place: the colour at the end.
    case end
  }

  init(_ gradient: ResolvedGradient, in frame: CGRect, space: DeviceSpace) {
    ramp = GradientRamp(gradient)
    spread = gradient.spread
    matrix = space.matrix
    switch gradient.geometry {
    case .linear(let start, let end):
      let (from, to) = (start.point(in: frame), end.point(in: frame))
      form = from != to && Self.areFinite(from.x, from.y, to.x, to.y) ? .linear(from, to) : .end
    case .radial(let center, let start, let end):
      form = Self.radial(center.point(in: frame), start, end)
    case .elliptical(let center, let start, let end):
      guard frame.width > 0, frame.height > 0 else {
        form = .end
        return
      }
      // A circle in a space in which the frame is a square as wide as it is, drawn in the frame.
      let square = CGRect(x: 0, y: 0, width: frame.width, height: frame.width)
      form = Self.radial(center.point(in: square), start * frame.width, end * frame.width)
      let ratio = frame.height / frame.width
      let corner = CGPoint(x: frame.minX, y: frame.minY).applying(matrix)
      matrix.c *= ratio
      matrix.d *= ratio
      matrix.tx = corner.x
      matrix.ty = corner.y
    case .angular, .mesh:
      form = .end
    }
  }

  private static func radial(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat) -> Form {
    guard areFinite(center.x, center.y, start, end) else { return .end }
    let inner = max(start, 0)
    let outer = max(end, 0)
    // Two equal radii make a hard edge, which Cairo would not draw.
    return .radial(center, inner, inner == outer ? outer + 1e-3 : outer)
  }

  private static func areFinite(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy(\.isFinite) }

  /// Makes a context, whose space is that of the pixels, paint in it.
  ///
  /// - Returns: `false` for a gradient without stops.
  func set(on context: OpaquePointer) -> Bool {
    guard let ramp else { return false }
    if let color = ramp.singleColor {
      context.setSource(color, alpha: 1)
      return true
    }
    let pattern: OpaquePointer?
    switch form {
    case .end:
      context.setSource(ramp.color(at: 1), alpha: 1)
      return true
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let center, let start, let end):
      pattern = cairo_pattern_create_radial(center.x, center.y, start, center.x, center.y, end)
    }
    guard let pattern else { return false }
    defer { cairo_pattern_destroy(pattern) }
    var inverse = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return false }
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_extend(pattern, spread.cairo)
    for stop in ramp.stops {
      let color = stop.color.usable
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity))
    }
    cairo_set_source(context, pattern)
    return true
  }
}

extension ResolvedColor {
  /// The colour with components that Cairo can take.
  var usable: ResolvedColor {
    func usable(_ value: Float) -> Float { value.isNaN ? 0 : min(max(value, 0), 1) }
    return ResolvedColor(
      red: usable(red), green: usable(green), blue: usable(blue), opacity: usable(opacity))
  }
}

extension ResolvedGradient.Spread {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pad: return CAIRO_EXTEND_PAD
    case .repeat: return CAIRO_EXTEND_REPEAT
    case .mirror: return CAIRO_EXTEND_REFLECT
    }
  }
}
