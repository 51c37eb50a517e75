import Foundation
import MartletPrimitives

/// An animation that waits before it begins.
struct DelayAnimation: CustomAnimation {
  var base: Animation
  /// In seconds; negative skips the beginning.
  var delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: time - delay, context: context)
  }
}

extension DelayAnimation: FixedDurationAnimation {
  var fixedDuration: Double? { base.fixedDuration.map { Swift.max(0, $0 + delay) } }
  var repeatsForever: Bool { base.repeatsForever }
}

extension DelayAnimation: MotionMergingAnimation {
  /// Whether a spring may take the motion over.
  ///
  /// A delayed animation takes none over itself, so it leaves `shouldMerge` as it is: until it begins, the
  /// previous one goes on.
  var mergesMotion: Bool { (base.base as? any MotionMergingAnimation)?.mergesMotion ?? false }

  func takeOver<V: VectorArithmetic>(
    progress: V, velocity: V, at time: Double, state: inout AnimationState<V>
  ) {}
}

/// An animation whose clock runs faster or slower.
struct SpeedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    mergeMotion(of: previous, value: value, time: time, context: &context)
  }
}

extension SpeedAnimation: FixedDurationAnimation {
  var fixedDuration: Double? {
    guard speed > 0 else { return .infinity }
    return base.fixedDuration.map { $0 / speed }
  }
  var repeatsForever: Bool { base.repeatsForever }
}

extension SpeedAnimation: MotionMergingAnimation {
  var mergesMotion: Bool {
    // A clock that stands still can't carry a velocity on.
    guard speed > 0, !(base.base is DelayAnimation) else { return false }
    return (base.base as? any MotionMergingAnimation)?.mergesMotion ?? false
  }

  func takeOver<V: VectorArithmetic>(
    progress: V, velocity: V, at time: Double, state: inout AnimationState<V>
  ) {
    (base.base as? any MotionMergingAnimation)?.takeOver(
      progress: progress, velocity: velocity.scaled(by: 1 / speed), at: time * speed, state: &state)
  }
}

/// An animation that counts as done after a time of its own.
struct LogicalCompletionAnimation: CustomAnimation {
  var base: Animation
  /// In seconds.
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result: V? = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time - context.state.logicalStart >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    else { return false }
    context.state.logicalStart = time
    return true
  }
}

extension LogicalCompletionAnimation: FixedDurationAnimation {
  var fixedDuration: Double? { base.fixedDuration }
  var repeatsForever: Bool { base.repeatsForever }
}

extension LogicalCompletionAnimation: MotionMergingAnimation {
  var mergesMotion: Bool { (base.base as? any MotionMergingAnimation)?.mergesMotion ?? false }

  func takeOver<V: VectorArithmetic>(
    progress: V, velocity: V, at time: Double, state: inout AnimationState<V>
  ) {
    (base.base as? any MotionMergingAnimation)?.takeOver(
      progress: progress, velocity: velocity, at: time, state: &state)
    state.logicalStart = time
  }
}
