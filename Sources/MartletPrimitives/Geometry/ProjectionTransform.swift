import Foundation

/// A 3 × 3 matrix that maps points of a plane, also in perspective.
///
/// A point is a row: `(x, y, 1) · matrix = (x', y', w)`, and what is seen is `(x' / w, y' / w)`. The third row moves;
/// the third column makes what is further away smaller.
///
/// - Source: Apple, "ProjectionTransform".
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// The factor from x to x.
  public var m11: CGFloat = 1
  /// The factor from x to y.
  public var m12: CGFloat = 0
  /// How much w grows along x.
  public var m13: CGFloat = 0
  /// The factor from y to x.
  public var m21: CGFloat = 0
  /// The factor from y to y.
  public var m22: CGFloat = 1
  /// How much w grows along y.
  public var m23: CGFloat = 0
  /// The distance along x, in points.
  public var m31: CGFloat = 0
  /// The distance along y, in points.
  public var m32: CGFloat = 0
  /// What w is at the origin.
  public var m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  @inlinable public init() {}

  /// Creates a transform without perspective.
  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// A Boolean value that tells whether the transform changes nothing.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that tells whether the transform has no perspective, so that parallels stay parallel.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the transform into the one that undoes it; leaves it alone if none can.
  ///
  /// - Returns: whether there is such a transform.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// Returns the transform that undoes this one; this one itself if none can.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// Returns the transform that applies this one and then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }

  /// By how much volumes grow; 0 where the plane is seen from its edge.
  package var determinant: CGFloat {
    let first: CGFloat = m11 * (m22 * m33 - m23 * m32)
    let second: CGFloat = m12 * (m21 * m33 - m23 * m31)
    let third: CGFloat = m13 * (m21 * m32 - m22 * m31)
    return first - second + third
  }

  /// The transform that undoes this one; `nil` if none can.
  package var inverse: ProjectionTransform? {
    let volume = determinant
    guard volume.isFinite, abs(volume) > 1e-12 else { return nil }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / volume
    result.m12 = (m13 * m32 - m12 * m33) / volume
    result.m13 = (m12 * m23 - m13 * m22) / volume
    result.m21 = (m23 * m31 - m21 * m33) / volume
    result.m22 = (m11 * m33 - m13 * m31) / volume
    result.m23 = (m13 * m21 - m11 * m23) / volume
    result.m31 = (m21 * m32 - m22 * m31) / volume
    result.m32 = (m12 * m31 - m11 * m32) / volume
    result.m33 = (m11 * m22 - m12 * m21) / volume
    return result
  }

  /// Whether every entry is a number.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The transform without perspective that does the same at and closely around a point.
  package func flattened(at point: CGPoint) -> CGAffineTransform {
    let depth: CGFloat = point.x * m13 + point.y * m23 + m33
    guard depth != 0, isFinite else { return .identity }
    let place = point.applying(self)
    let a: CGFloat = (m11 - place.x * m13) / depth
    let b: CGFloat = (m12 - place.y * m13) / depth
    let c: CGFloat = (m21 - place.x * m23) / depth
    let d: CGFloat = (m22 - place.y * m23) / depth
    let tx: CGFloat = place.x - a * point.x - c * point.y
    let ty: CGFloat = place.y - b * point.x - d * point.y
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform without its perspective, if it has none.
  package var affine: CGAffineTransform? {
    // A depth below 0 is behind the viewer.
    guard m13 == 0, m23 == 0, m33 > 0, isFinite else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }
}

extension CGPoint {
  /// Returns the point at which the transform shows this one.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let newX: CGFloat = x * m.m11 + y * m.m21 + m.m31
    let newY: CGFloat = x * m.m12 + y * m.m22 + m.m32
    let depth: CGFloat = x * m.m13 + y * m.m23 + m.m33
    return depth == 1 ? CGPoint(x: newX, y: newY) : CGPoint(x: newX / depth, y: newY / depth)
  }

  /// The point at which the transform shows this one; `nil` if it lies behind the viewer.
  package func projected(by m: ProjectionTransform) -> CGPoint? {
    let depth: CGFloat = x * m.m13 + y * m.m23 + m.m33
    guard depth > 0 else { return nil }
    let point = applying(m)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }
}

extension CGRect {
  /// The box of what is seen of this one; null if all of it lies behind the viewer.
  ///
  /// What comes close to the viewer is seen very far out; the box ends at a million points.
  package func projected(by m: ProjectionTransform) -> CGRect {
    guard !isNull, m.isFinite else { return .null }
    if let affine = m.affine { return applying(affine) }
    // 1. The corners before the division.
    var corners: [(x: CGFloat, y: CGFloat, depth: CGFloat)] = []
    for (x, y) in [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)] {
      corners.append(
        (
          x * m.m11 + y * m.m21 + m.m31, x * m.m12 + y * m.m22 + m.m32, x * m.m13 + y * m.m23 + m.m33
        ))
    }
    // 2. What lies in front of the viewer, cut off just before them.
    let near: CGFloat = 1e-3
    var seen: [CGPoint] = []
    for index in 0..<4 {
      let (here, next) = (corners[index], corners[(index + 1) % 4])
      if here.depth >= near { seen.append(CGPoint(x: here.x / here.depth, y: here.y / here.depth)) }
      guard (here.depth >= near) != (next.depth >= near) else { continue }
      let share: CGFloat = (near - here.depth) / (next.depth - here.depth)
      let x: CGFloat = here.x + (next.x - here.x) * share
      let y: CGFloat = here.y + (next.y - here.y) * share
      seen.append(CGPoint(x: x / near, y: y / near))
    }
    // 3. The box around it.
    guard let first = seen.first else { return .null }
    func within(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : Swift.min(Swift.max(value, -1e6), 1e6) }
    var (left, right, top, bottom) = (within(first.x), within(first.x), within(first.y), within(first.y))
    for point in seen.dropFirst() {
      left = Swift.min(left, within(point.x))
      right = Swift.max(right, within(point.x))
      top = Swift.min(top, within(point.y))
      bottom = Swift.max(bottom, within(point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
