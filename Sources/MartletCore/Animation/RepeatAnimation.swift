import Foundation
import MartletPrimitives

/// An animation that plays again and again.
struct RepeatAnimation: CustomAnimation {
  var base: Animation
  /// How often; `nil` for ever.
  var count: Int?
  /// Whether every second time leads back to the beginning.
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let duration = base.fixedDuration else {
      return animateByTrial(value: value, time: time, context: &context)
    }
    guard let play = play(at: time, duration: duration) else { return nil }
    // A base of fixed duration remembers nothing, so each play may start with nothing remembered.
    var fresh: AnimationContext<V> = context.withState(AnimationState<V>())
    let progress: V = base.animate(value: value, time: play.time, context: &fresh) ?? value
    return play.isBackward ? value - progress : progress
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard let duration = base.fixedDuration, let play = play(at: time, duration: duration)
    else { return nil }
    let fresh: AnimationContext<V> = context.withState(AnimationState<V>())
    let velocity: V? = base.velocity(value: value, time: play.time, context: fresh)
    return play.isBackward ? velocity?.scaled(by: -1) : velocity
  }

  /// Which play it is at a time, and the time since it began; `nil` when all are over.
  private func play(at time: Double, duration: Double) -> (time: Double, isBackward: Bool)? {
    guard duration > 0 else { return nil }
    let index: Double = (time / duration).rounded(.down)
    if let count, index >= Double(count) { return nil }
    guard index > 0 else { return (time, false) }
    return (time - index * duration, isBackward(index))
  }

  private func isBackward(_ index: Double) -> Bool {
    autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
  }

  /// Plays a base that only tells its end by returning `nil`.
  private func animateByTrial<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var repetition: Repetition<V> = context.state[RepetitionKey<V>.self]
    if let count, repetition.index >= count { return nil }
    var inner: AnimationContext<V> = context.withState(repetition.state)
    var progress: V? = base.animate(value: value, time: time - repetition.start, context: &inner)
    if progress == nil {
      repetition.index += 1
      repetition.start = time
      if let count, repetition.index >= count { return nil }
      inner.state = AnimationState()
      progress = base.animate(value: value, time: 0, context: &inner)
    }
    repetition.state = inner.state
    context.state[RepetitionKey<V>.self] = repetition
    guard let progress else { return nil }
    return isBackward(Double(repetition.index)) ? value - progress : progress
  }
}

extension RepeatAnimation: FixedDurationAnimation {
  var fixedDuration: Double? {
    guard let count else { return .infinity }
    return base.fixedDuration.map { $0 * Double(Swift.max(0, count)) }
  }
  var repeatsForever: Bool { count == nil || base.repeatsForever }
}

/// How far a repeating animation of unknown duration has come.
private struct Repetition<V: VectorArithmetic> {
  var index: Int = 0
  /// When the current play began, in seconds.
  var start: Double = 0
  /// What the repeated animation remembers.
  var state: AnimationState<V> = AnimationState()
}

private struct RepetitionKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Repetition<V> { Repetition() }
}
