import Foundation

/// An angle, given and read in radians or degrees.
///
/// - Units: clockwise on screen, because y points down.
/// - Source: Apple, "Angle".
@frozen public struct Angle: Hashable, Comparable, Codable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// Creates an angle of zero.
  @inlinable public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) {
    radians = degrees * (Double.pi / 180)
  }

  /// Returns an angle of so many radians.
  @inlinable public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle of so many degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Returns whether the first angle is the smaller one; whole turns count.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}

extension Angle {
  /// The angle of no turn.
  @inlinable public static var zero: Angle { Angle() }

  /// Returns the sum of two angles.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Adds an angle.
  @inlinable public static func += (lhs: inout Angle, rhs: Angle) {
    lhs.radians += rhs.radians
  }

  /// Subtracts an angle.
  @inlinable public static func -= (lhs: inout Angle, rhs: Angle) {
    lhs.radians -= rhs.radians
  }

  /// Returns the angle turned the other way.
  @inlinable public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Returns the angle multiplied by a number.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// Returns the angle multiplied by a number.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle {
    Angle(radians: lhs * rhs.radians)
  }

  /// Returns the angle divided by a number.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }

  /// Multiplies the angle by a number.
  @inlinable public static func *= (lhs: inout Angle, rhs: Double) {
    lhs.radians *= rhs
  }

  /// Divides the angle by a number.
  @inlinable public static func /= (lhs: inout Angle, rhs: Double) {
    lhs.radians /= rhs
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  @inlinable public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
