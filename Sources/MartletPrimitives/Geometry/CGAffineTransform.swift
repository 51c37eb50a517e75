import Foundation

/// A 3 × 2 matrix that maps points by scaling, rotation, shearing and translation.
///
/// Linux's Foundation lacks it. `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// - Source: Apple, "CGAffineTransform".
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: CGFloat
  /// The factor from x to y.
  public var b: CGFloat
  /// The factor from y to x.
  public var c: CGFloat
  /// The factor from y to y.
  public var d: CGFloat
  /// The distance along x, in points.
  public var tx: CGFloat
  /// The distance along y, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the transform that changes nothing.
  public init() {
    self = .identity
  }

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its entries in order.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves by a distance in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales each axis about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that turns about the origin.
  ///
  /// - Units: radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that tells whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the axes stay where they are: no rotation and no shear.
  package var isTranslationOrScale: Bool { b == 0 && c == 0 }

  /// The factor by which areas grow; negative for a mirror image.
  package var determinant: CGFloat { a * d - b * c }

  /// Returns the transform that moves by a distance and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that turns by an angle in radians and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one and then the other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    let newA: CGFloat = a * other.a + b * other.c
    let newB: CGFloat = a * other.b + b * other.d
    let newC: CGFloat = c * other.a + d * other.c
    let newD: CGFloat = c * other.b + d * other.d
    let newX: CGFloat = tx * other.a + ty * other.c + other.tx
    let newY: CGFloat = tx * other.b + ty * other.d + other.ty
    return CGAffineTransform(a: newA, b: newB, c: newC, d: newD, tx: newX, ty: newY)
  }

  /// Returns the transform that undoes this one; this one itself if nothing can undo it.
  public func inverted() -> CGAffineTransform {
    let area: CGFloat = determinant
    guard area != 0, area.isFinite else { return self }
    let newX: CGFloat = (c * ty - d * tx) / area
    let newY: CGFloat = (b * tx - a * ty) / area
    return CGAffineTransform(a: d / area, b: -b / area, c: -c / area, d: a / area, tx: newX, ty: newY)
  }
}
