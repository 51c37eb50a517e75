import Foundation

/// Two animatable values as one.
///
/// - Source: Apple, "AnimatablePair".
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  @inlinable public static var zero: AnimatablePair<First, Second> {
    AnimatablePair(First.zero, Second.zero)
  }

  /// Adds each value of a pair to this one's.
  @inlinable public static func += (
    lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts each value of a pair from this one's.
  @inlinable public static func -= (
    lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Returns the sums of the values of two pairs.
  @inlinable public static func + (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the differences of the values of two pairs.
  @inlinable public static func - (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a number.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }

  /// Returns whether both values of two pairs are equal.
  @inlinable public static func == (
    lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>
  ) -> Bool {
    lhs.first == rhs.first && lhs.second == rhs.second
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
