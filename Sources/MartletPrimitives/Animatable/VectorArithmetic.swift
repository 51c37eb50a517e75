import Foundation

/// A value that can be added, subtracted and scaled, and so be animated.
///
/// - Source: Apple, "VectorArithmetic".
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a number.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result: Self = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value towards another; 0 leaves it where it is, 1 makes it the other.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    var difference: Self = other
    difference -= self
    difference.scale(by: amount)
    self += difference
  }

  /// Returns the value moved towards another; 0 is the value itself, 1 the other.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result: Self = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

// The members are inlinable, because an animation that crosses modules calls them for each component
// at each frame.

extension Float: VectorArithmetic {
  /// Multiplies the value by a number.
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the value.
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic, Animatable {
  /// The type of the value to animate.
  public typealias AnimatableData = Double

  /// Multiplies the value by a number.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the value.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// The type of the value to animate.
  public typealias AnimatableData = CGFloat

  /// Multiplies the value by a number.
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the value.
  @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
