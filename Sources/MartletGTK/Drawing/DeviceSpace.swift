import CMartletGTK
import Foundation
import MartletPrimitives

/// How a layer's points lie on the device's pixels.
struct DeviceSpace {
  private(set) var matrix: CGAffineTransform
  /// Whether edges stay where they are, and are not moved onto whole pixels.
  private(set) var isExact: Bool

  /// The space of a surface's points.
  init(scale: CGFloat, isExact: Bool = false) {
    self.isExact = isExact
    matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  /// The space inside a layer.
  func entering(_ layer: DisplayLayer) -> DeviceSpace {
    var inner = self
    inner.matrix.tx += matrix.a * layer.offset.x + matrix.c * layer.offset.y
    inner.matrix.ty += matrix.b * layer.offset.x + matrix.d * layer.offset.y
    if let transform = layer.transform { inner.concatenate(transform) }
    if layer.isExact { inner.isExact = true }
    return inner
  }

  /// Puts the origin at a pixel position.
  mutating func moveOrigin(to position: CGPoint) {
    matrix.tx = position.x
    matrix.ty = position.y
  }

  /// The same space on a grid of larger pixels, with the origin at the same corner.
  func reduced(by unit: Int) -> DeviceSpace {
    guard unit > 1 else { return self }
    var result = self
    let factor = 1 / CGFloat(unit)
    result.matrix = CGAffineTransform(
      a: matrix.a * factor, b: matrix.b * factor, c: matrix.c * factor, d: matrix.d * factor,
      tx: matrix.tx * factor, ty: matrix.ty * factor)
    return result
  }

  private mutating func concatenate(_ inner: CGAffineTransform) {
    let outer = matrix
    matrix.a = outer.a * inner.a + outer.c * inner.b
    matrix.b = outer.b * inner.a + outer.d * inner.b
    matrix.c = outer.a * inner.c + outer.c * inner.d
    matrix.d = outer.b * inner.c + outer.d * inner.d
    matrix.tx = outer.a * inner.tx + outer.c * inner.ty + outer.tx
    matrix.ty = outer.b * inner.tx + outer.d * inner.ty + outer.ty
  }

  /// Whether edges are to be put on whole pixels, and can be, because pixels and points have the same axes.
  var isAligned: Bool {
    !isExact && matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
  }

  /// Whether points near the origin can be drawn: Cairo refuses a matrix that flattens the plane, for good.
  var isDrawable: Bool { isInvertible && abs(matrix.tx) < Self.reach && abs(matrix.ty) < Self.reach }

  /// Whether layers inside may be drawable: the origin of long scrolled content lies far outside, its rows don't.
  var isInvertible: Bool {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    return determinant.isFinite && abs(determinant) > 1e-12 && matrix.tx.isFinite && matrix.ty.isFinite
  }

  /// The same space with its origin on a whole pixel, if its axes are those of the pixels.
  var snapped: DeviceSpace {
    guard isAligned else { return self }
    var result = self
    result.matrix.tx = Self.nearestPixel(matrix.tx)
    result.matrix.ty = Self.nearestPixel(matrix.ty)
    return result
  }

  /// The box of a rectangle on the device; everything if it is not known for want of finite numbers.
  func deviceBox(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let box = rect.applying(matrix)
    guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite else {
      return CGRect(x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
    }
    return box
  }

  func devicePoint(_ point: CGPoint) -> CGPoint { point.applying(matrix) }

  /// Hands the matrix to Cairo.
  func apply(to context: OpaquePointer) {
    var cairoMatrix = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_set_matrix(context, &cairoMatrix)
  }

  /// The largest coordinate that stays within Cairo's numbers, in points.
  var coordinateLimit: CGFloat {
    Self.reach / max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
  }

  /// Rounds so that two edges keep their distance wherever they are: halves always go up.
  static func nearestPixel(_ position: CGFloat) -> CGFloat { (position + 0.5).rounded(.down) }

  /// Whether coordinates of a shape are such that Cairo draws it right.
  static func isWithin(_ box: CGRect) -> Bool {
    abs(box.minX) < shapeReach && abs(box.minY) < shapeReach && abs(box.maxX) < shapeReach
      && abs(box.maxY) < shapeReach
  }

  /// The part of a rectangle of the device that Cairo can count; null if there is none.
  static func within(_ rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    return rect.intersection(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
  }

  /// Beyond this many pixels the edges that Cairo makes of a shape run elsewhere: it counts in fractions of a pixel.
  private static let shapeReach: CGFloat = 16_000

  /// Beyond this many pixels Cairo's fixed-point numbers come to their end.
  static let reach: CGFloat = 3_000_000
}
