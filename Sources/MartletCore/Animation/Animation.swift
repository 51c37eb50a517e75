import Foundation
import MartletPrimitives

/// How a change of a view is shown over time.
///
/// - Units: seconds.
/// - Source: Apple, "Animation".
public struct Animation: Hashable, Sendable {
  /// The animation itself.
  public var base: any CustomAnimation

  /// Creates an animation from one of your own.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Returns whether two animations are of the same kind with the same values.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ left: A, _ right: any CustomAnimation) -> Bool {
      (right as? A) == left
    }
    return isEqual(lhs.base, rhs.base)
  }

  /// Feeds the animation's kind and values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }

  /// Returns how much of a change is done at a time, or `nil` when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns how fast the result of `animate` changes at a time, or `nil` if the animation can't tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether the animation takes over from one that still runs.
  ///
  /// `CustomAnimation` describes the parameters.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Seconds until the animation ends; `nil` if unknown, infinite if it never ends.
  package var fixedDuration: Double? {
    (base as? any FixedDurationAnimation)?.fixedDuration
  }

  /// How much of any change is done at a time, for an animation by a curve that is not over.
  ///
  /// One number for all the parts of a value, where `animate` has to be asked for the value as a whole.
  package func progress(at time: TimeInterval) -> Double? {
    (base as? CurveAnimation)?.progress(at: time)
  }

  /// Whether the animation repeats for ever.
  package var repeatsForever: Bool {
    (base as? any FixedDurationAnimation)?.repeatsForever ?? false
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation's kind and values.
  public var description: String { String(describing: base) }

  /// The animation's kind and values, as source.
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }

  /// The animation's parts.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
  /// Returns the animation after a wait of so many seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: NumberCheck.finite(delay, in: "Animation.delay")))
  }

  /// Returns the animation at another speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(
      SpeedAnimation(base: self, speed: Swift.max(0, NumberCheck.finite(speed, or: 1, in: "Animation.speed")))
    )
  }

  /// Returns the animation played several times.
  ///
  /// - Parameter autoreverses: Whether every second time leads back. With an even count the view then
  ///   jumps to its final value at the end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation played until another change replaces it.
  ///
  /// - Parameter autoreverses: Whether every second time leads back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the animation that counts as done after so many seconds, though it may run on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
