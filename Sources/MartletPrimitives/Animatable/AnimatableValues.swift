import Foundation

/// Any number of animatable values as one.
///
/// - Source: Apple, "AnimatableValues".
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  ///
  /// Take them with a pattern, `let (a, b) = values.value`: Swift 6.3.1 crashes on `values.value.0`.
  public var value: (repeat each Value)

  /// Creates a vector of values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The vector of zeros.
  public static var zero: AnimatableValues<repeat each Value> {
    AnimatableValues(repeat (each Value).zero)
  }

  /// Adds each value of a vector to this one's.
  public static func += (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs + rhs
  }

  /// Subtracts each value of a vector from this one's.
  public static func -= (
    lhs: inout AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) {
    lhs = lhs - rhs
  }

  /// Returns the sums of the values of two vectors.
  public static func + (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  /// Returns the differences of the values of two vectors.
  public static func - (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> AnimatableValues<repeat each Value> {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies each value by a number.
  public mutating func scale(by rhs: Double) {
    self = AnimatableValues(repeat (each value).scaled(by: rhs))
  }

  /// The sum of the values' squared magnitudes.
  public var magnitudeSquared: Double {
    var sum: Double = 0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }

  /// Returns whether all values of two vectors are equal.
  public static func == (
    lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
  ) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
