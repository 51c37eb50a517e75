import Foundation
import MartletPrimitives

/// An animation that follows a curve for a fixed time.
struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  /// In seconds.
  var duration: Double

  /// How much of a change is done; `nil` when the animation is over.
  func progress(at time: TimeInterval) -> Double? {
    // Written so that a duration that is not a number counts as over.
    guard duration > 0, time < duration else { return nil }
    return curve.value(at: time / duration)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    progress(at: time).map { value.scaled(by: $0) }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard duration > 0, time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

extension CurveAnimation: FixedDurationAnimation {
  var fixedDuration: Double? { duration > 0 ? duration : 0 }
}
