import Foundation
import MartletPrimitives

/// An animation that moves like a spring.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  /// In whole changes per second.
  var initialVelocity: Double = 0
  /// Kept for comparison only: a merged spring takes its new stiffness at once, without a jump in
  /// position or velocity.
  var blendDuration: Double = 0
  /// Whether a running spring is taken over, rather than added to.
  var mergesMotion: Bool = true

  /// The part of the change below which the rest of the motion is left out.
  private static let threshold: Double = 0.001

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let oscillator: DampedOscillator = spring.oscillator
    guard let taken = context.state.takenMotion else {
      guard !isOver(oscillator, at: time) else { return nil }
      context.isLogicallyComplete = time >= spring.duration
      let response = oscillator.response(at: time)
      let left: Double =
        response.distanceFromDistance - initialVelocity * response.distanceFromVelocity
      return value.scaled(by: 1 - left)
    }
    let motion: SpringMotion<V> = taken.motion(towards: value)
    guard !SpringAnimation.isOver(motion, oscillator, at: time) else { return nil }
    context.isLogicallyComplete = time - motion.start >= spring.duration
    return value - motion.distance(oscillator, at: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let oscillator: DampedOscillator = spring.oscillator
    if let taken = context.state.takenMotion {
      return V.zero - taken.motion(towards: value).velocity(oscillator, at: time)
    }
    let response = oscillator.response(at: time)
    let speed: Double =
      initialVelocity * response.velocityFromVelocity - response.velocityFromDistance
    return value.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    mergeMotion(of: previous, value: value, time: time, context: &context)
  }

  private func isOver(_ oscillator: DampedOscillator, at time: Double) -> Bool {
    guard oscillator.frequency.isFinite else { return true }
    let decay: Double = oscillator.dampingRatio * oscillator.frequency
    let envelope: Double = oscillator.envelope(
      at: Swift.max(0, time), distance: 1, boost: abs(decay - initialVelocity))
    let size: Double = Swift.max(1, abs(initialVelocity) / oscillator.frequency)
    return envelope <= SpringAnimation.threshold * size
  }

  private static func isOver<V: VectorArithmetic>(
    _ motion: SpringMotion<V>, _ oscillator: DampedOscillator, at time: Double
  ) -> Bool {
    guard oscillator.frequency.isFinite else { return true }
    let distance: Double = motion.distanceLength
    let speed: Double = motion.velocity.magnitudeSquared.squareRoot()
    // How far the velocity alone would carry the spring is a size of the motion too.
    let size: Double = Swift.max(distance, speed / oscillator.frequency)
    let envelope: Double = oscillator.envelope(
      at: Swift.max(0, time - motion.start), distance: distance,
      boost: motion.boostLength(oscillator))
    return envelope <= threshold * size
  }
}

extension SpringAnimation: MotionMergingAnimation {
  func takeOver<V: VectorArithmetic>(
    progress: V, velocity: V, at time: Double, state: inout AnimationState<V>
  ) {
    state.takenMotion = TakenMotion(start: time, progress: progress, velocity: velocity)
  }
}

extension SpringAnimation: FixedDurationAnimation {
  var fixedDuration: Double? {
    let oscillator: DampedOscillator = spring.oscillator
    guard oscillator.frequency.isFinite else { return 0 }
    let size: Double = Swift.max(1, abs(initialVelocity) / oscillator.frequency)
    return oscillator.settlingTime(
      distance: 1, velocity: -initialVelocity, epsilon: SpringAnimation.threshold * size)
  }
}

/// Where a spring was, and how fast, when another took it over.
struct TakenMotion<V: VectorArithmetic> {
  /// On the clock of the animation that took over, in seconds.
  var start: Double
  /// How much of the previous change was done.
  var progress: V
  /// Per second.
  var velocity: V

  func motion(towards value: V) -> SpringMotion<V> {
    SpringMotion(start: start, distance: value - progress, velocity: V.zero - velocity)
  }
}
