import Foundation

/// The parts that an affine transform is made of: scale, shear, rotation and translation, applied in this
/// order.
///
/// - Source: Apple, "CGAffineTransformComponents".
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// The factors along x and y; negative ones mirror.
  public var scale: CGSize
  /// How far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// The turn about the origin.
  ///
  /// - Units: radians, clockwise on screen.
  public var rotation: CGFloat
  /// The move along x and y, in points.
  public var translation: CGVector

  /// Creates the parts of a transform that maps all to the origin.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates the parts of a transform.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform from its parts.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the parts that make the transform.
  ///
  /// Of a mirror image, y is mirrored.
  public func decomposed() -> CGAffineTransformComponents {
    // The rows of scale · shear · rotation are sx·(cos, sin) and sy·(h·cos − sin, h·sin + cos).
    let scaleX = CGFloat(hypot(Double(a), Double(b)))
    let angle = scaleX > 0 ? CGFloat(atan2(Double(b), Double(a))) : CGFloat(atan2(Double(-c), Double(d)))
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    let scaleY: CGFloat = d * cosine - c * sine
    let shear: CGFloat = scaleY == 0 ? 0 : (c * cosine + d * sine) / scaleY
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: angle,
      translation: CGVector(dx: tx, dy: ty))
  }
}

// The coding of Apple's: numbers in a row, as of CGPoint and CGRect.

extension CGAffineTransform: Codable {
  /// Reads the six entries in order.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self), c: try list.decode(CGFloat.self),
      d: try list.decode(CGFloat.self), tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
  }

  /// Writes the six entries in order.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try list.encode(entry) }
  }
}

extension CGVector: Codable {
  /// Reads the two parts in order.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let dx = try list.decode(CGFloat.self)
    self.init(dx: dx, dy: try list.decode(CGFloat.self))
  }

  /// Writes the two parts in order.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
