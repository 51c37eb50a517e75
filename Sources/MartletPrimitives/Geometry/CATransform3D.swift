import Foundation

/// A 4 × 4 matrix that maps points in space.
///
/// A point is a row: `(x, y, z, 1) · matrix`. Core Animation's, which `import SwiftUI` brings along on Apple's systems.
///
/// - Source: Apple, "CATransform3D".
public struct CATransform3D: Equatable, Sendable {
  /// The entry of row 1 and column 1.
  public var m11: CGFloat = 0
  /// The entry of row 1 and column 2.
  public var m12: CGFloat = 0
  /// The entry of row 1 and column 3.
  public var m13: CGFloat = 0
  /// The entry of row 1 and column 4.
  public var m14: CGFloat = 0
  /// The entry of row 2 and column 1.
  public var m21: CGFloat = 0
  /// The entry of row 2 and column 2.
  public var m22: CGFloat = 0
  /// The entry of row 2 and column 3.
  public var m23: CGFloat = 0
  /// The entry of row 2 and column 4.
  public var m24: CGFloat = 0
  /// The entry of row 3 and column 1.
  public var m31: CGFloat = 0
  /// The entry of row 3 and column 2.
  public var m32: CGFloat = 0
  /// The entry of row 3 and column 3.
  public var m33: CGFloat = 0
  /// The entry of row 3 and column 4: perspective is −1 by the distance of the viewer.
  public var m34: CGFloat = 0
  /// The entry of row 4 and column 1.
  public var m41: CGFloat = 0
  /// The entry of row 4 and column 2.
  public var m42: CGFloat = 0
  /// The entry of row 4 and column 3.
  public var m43: CGFloat = 0
  /// The entry of row 4 and column 4.
  public var m44: CGFloat = 0

  /// Creates a matrix of zeros.
  public init() {}

  fileprivate var rows: [[CGFloat]] {
    get {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity: CATransform3D = CATransform3DMakeScale(1, 1, 1)

/// Returns a transform that moves by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a transform that scales each axis about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

/// Returns a transform that turns by an angle in radians about an axis, which changes nothing if it has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = CGFloat(cos(Double(angle)))
  let sine = CGFloat(sin(Double(angle)))
  let rest: CGFloat = 1 - cosine
  (result.m11, result.m12, result.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (result.m21, result.m22, result.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (result.m31, result.m32, result.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return result
}

/// Returns a transform that moves and then does what another one does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales and then does what another one does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that turns and then does what another one does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that does what the first one does and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  var result = CATransform3D()
  result.rows = (0..<4).map { row in
    (0..<4).map { column in (0..<4).reduce(0) { $0 + first[row][$1] * second[$1][column] } }
  }
  return result
}

/// Returns a transform in the plane as one in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DMakeTranslation(m.tx, m.ty, 0)
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  return result
}

/// Returns whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

extension ProjectionTransform {
  /// Creates the transform of the plane at depth 0, seen from the front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
