import Foundation

/// How a filter makes each component of a colour from the four of the old one.
///
/// `red' = r1·red + r2·green + r3·blue + r4·opacity + r5`, and likewise green, blue and opacity, with components from
/// 0 to 1 that are gamma-encoded and not premultiplied. What goes beyond is cut off.
///
/// - Source: Apple, "ColorMatrix".
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The factor from red to red.
  public var r1: Float = 1
  /// The factor from green to red.
  public var r2: Float = 0
  /// The factor from blue to red.
  public var r3: Float = 0
  /// The factor from opacity to red.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// The factor from red to green.
  public var g1: Float = 0
  /// The factor from green to green.
  public var g2: Float = 1
  /// The factor from blue to green.
  public var g3: Float = 0
  /// The factor from opacity to green.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// The factor from red to blue.
  public var b1: Float = 0
  /// The factor from green to blue.
  public var b2: Float = 0
  /// The factor from blue to blue.
  public var b3: Float = 1
  /// The factor from opacity to blue.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// The factor from red to opacity.
  public var a1: Float = 0
  /// The factor from green to opacity.
  public var a2: Float = 0
  /// The factor from blue to opacity.
  public var a3: Float = 0
  /// The factor from opacity to opacity.
  public var a4: Float = 1
  /// What is added to opacity.
  public var a5: Float = 0

  /// Creates the matrix that changes nothing.
  @inlinable public init() {}
}

extension ColorMatrix {
  /// The rows, red first; each is four factors and what is added.
  package var rows: [[Float]] {
    [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ]
  }

  /// A matrix with the same factor for red, green and blue, and something added to each.
  package init(scale: Float, offset: Float = 0) {
    self.init()
    (r1, g2, b3) = (scale, scale, scale)
    (r5, g5, b5) = (offset, offset, offset)
  }

  /// Whether the matrix changes nothing.
  package var isIdentity: Bool { self == ColorMatrix() }

  /// A matrix of 3 × 3 factors between the colours; opacity stays.
  package init(_ factors: [[Float]]) {
    self.init()
    (r1, r2, r3) = (factors[0][0], factors[0][1], factors[0][2])
    (g1, g2, g3) = (factors[1][0], factors[1][1], factors[1][2])
    (b1, b2, b3) = (factors[2][0], factors[2][1], factors[2][2])
  }
}
