import Foundation

/// A type whose changes can be shown gradually.
///
/// While an animation runs, the engine sets `animatableData` to values between the old and the new.
///
/// - Source: Apple, "Animatable".
public protocol Animatable {
  /// The type of the value to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The value to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the type changes at once.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a type that has none.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  @inlinable public init() {}

  /// The only value.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  @inlinable public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  @inlinable public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Returns the only value.
  @inlinable public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Returns the only value.
  @inlinable public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { lhs }

  /// Does nothing.
  @inlinable public mutating func scale(by rhs: Double) {}

  /// Zero.
  @inlinable public var magnitudeSquared: Double { 0 }

  /// Returns `true`: there is only one value.
  @inlinable public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }
}
