import Foundation
import MartletPrimitives

extension Spring {
  /// The time until the spring seems at rest, for a change of 1 from rest; in seconds.
  public var settlingDuration: Double {
    oscillator.settlingTime(distance: 1, velocity: 0, epsilon: 0.001)
  }

  /// Returns the time until the distance from the target stays below `epsilon`; in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let motion = SpringMotion(start: 0, distance: target, velocity: V.zero - initialVelocity)
    return oscillator.settlingTime(
      distance: motion.distanceLength, boost: motion.boostLength(oscillator), epsilon: epsilon)
  }

  /// Returns where the spring is at a time, if it starts at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = SpringMotion(start: 0, distance: target, velocity: V.zero - initialVelocity)
    return target - motion.distance(oscillator, at: time)
  }

  /// Returns how fast the spring moves at a time, if it starts at zero; per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = SpringMotion(start: 0, distance: target, velocity: V.zero - initialVelocity)
    return V.zero - motion.velocity(oscillator, at: time)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let motion = SpringMotion(start: 0, distance: target - value, velocity: V.zero - velocity)
    value = target - motion.distance(oscillator, at: deltaTime)
    velocity = V.zero - motion.velocity(oscillator, at: deltaTime)
  }

  /// Returns the acceleration at a position and a velocity; per second squared.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    // Without a swing's time there is no finite force; the spring jumps instead.
    guard response > 0 else { return .zero }
    let pull: V = (target - position).scaled(by: stiffness / mass)
    return pull - velocity.scaled(by: damping / mass)
  }
}

extension Spring {
  /// Returns the time until the distance between two values stays below `epsilon`; in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns where the spring is between two values at a time.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result: V = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns how fast the spring moves between two values at a time; per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result: V = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the acceleration between two values at a position and a velocity; per second squared.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result: V = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}

/// A spring's motion from a moment on, as the distance that is left to go.
struct SpringMotion<V: VectorArithmetic> {
  /// When the motion began, in seconds.
  var start: Double
  /// What was left to go then.
  var distance: V
  /// How fast that changed then; negative the target's direction.
  var velocity: V

  var distanceLength: Double { distance.magnitudeSquared.squareRoot() }

  /// The length of b in the equation of `DampedOscillator`.
  func boostLength(_ oscillator: DampedOscillator) -> Double {
    guard oscillator.frequency.isFinite else { return 0 }
    let decay: Double = oscillator.dampingRatio * oscillator.frequency
    return (velocity + distance.scaled(by: decay)).magnitudeSquared.squareRoot()
  }

  /// What is left to go at a time.
  func distance(_ oscillator: DampedOscillator, at time: Double) -> V {
    let response = oscillator.response(at: time - start)
    return distance.scaled(by: response.distanceFromDistance)
      + velocity.scaled(by: response.distanceFromVelocity)
  }

  /// How fast that changes at a time.
  func velocity(_ oscillator: DampedOscillator, at time: Double) -> V {
    let response = oscillator.response(at: time - start)
    return distance.scaled(by: response.velocityFromDistance)
      + velocity.scaled(by: response.velocityFromVelocity)
  }
}
