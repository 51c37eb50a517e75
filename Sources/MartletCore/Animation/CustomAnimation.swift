import Foundation
import MartletPrimitives

/// The way a value changes over time.
///
/// An animation works on differences: the engine hands it the whole change and asks how much of it is
/// done at a time. See `AnimatorStack` for how the engine calls it.
///
/// - Source: Apple, "CustomAnimation".
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how much of a change is done at a time, or `nil` when the animation is over.
  ///
  /// - Parameters:
  ///   - value: The whole change, from where the animation began to where it leads.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation remembers from call to call.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast the result of `animate` changes at a time, or `nil` if the animation can't tell.
  ///
  /// - Units: the vector's units per second.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation takes over from one that still runs, rather than adding to it.
  ///
  /// If so, the engine goes on with this animation alone: it calls `animate` with the time since the
  /// *previous* animation began, the state left in `context`, and a `value` that is the previous one's
  /// whole change and the new change together.
  ///
  /// - Parameters:
  ///   - previous: The animation that still runs.
  ///   - value: The whole change of the previous animation, without the new change.
  ///   - time: Seconds since the previous animation began.
  ///   - context: What the previous animation remembers.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`: the animation can't tell its velocity.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns `false`: the previous animation and this one both run, and add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// An animation that knows when it ends, so that repeating it needs no guess.
///
/// A custom animation that lacks it can be repeated too; its end is then as exact as frames are.
protocol FixedDurationAnimation {
  /// Seconds; `nil` if unknown, infinite if the animation never ends.
  var fixedDuration: Double? { get }

  /// Whether the animation repeats for ever, so that a later one has to replace it.
  var repeatsForever: Bool { get }
}

extension FixedDurationAnimation {
  var repeatsForever: Bool { false }
}

/// An animation that can take over a motion where it is, at the speed it has.
protocol MotionMergingAnimation {
  /// Whether the animation takes over motions and gives its own away.
  var mergesMotion: Bool { get }

  /// Goes on from a motion.
  ///
  /// - Parameters:
  ///   - progress: How much of the previous change is done.
  ///   - velocity: Per second of `time`.
  ///   - time: Seconds on the clock that the animation's `animate` is called with.
  func takeOver<V: VectorArithmetic>(
    progress: V, velocity: V, at time: Double, state: inout AnimationState<V>)
}

extension MotionMergingAnimation {
  /// Measures the previous animation's motion and takes it over, if both are of the merging kind.
  func mergeMotion<V: VectorArithmetic>(
    of previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard mergesMotion, let other = previous.base as? any MotionMergingAnimation, other.mergesMotion
    else { return false }
    var probe: AnimationContext<V> = context
    guard let progress = previous.animate(value: value, time: time, context: &probe),
      let velocity = previous.velocity(value: value, time: time, context: context)
    else { return false }
    takeOver(progress: progress, velocity: velocity, at: time, state: &context.state)
    return true
  }
}
