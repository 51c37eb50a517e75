import Foundation
import MartletPrimitives
import Testing

@testable import MartletCore

@Suite struct SpringTests {
  @Test(arguments: [
    // Facts n194, n195, n197, n198, n200, n201.
    (Spring.smooth, 0.1, 0.3577), (.smooth, 0.25, 0.8210), (.snappy, 0.1, 0.3881),
    (.snappy, 0.25, 0.8945), (.bouncy, 0.1, 0.4233), (.bouncy, 0.25, 0.9841),
  ])
  func thePresetsHaveApplesValues(spring: Spring, time: Double, value: Double) {
    #expect(abs(spring.value(target: 1.0, time: time) - value) < 0.00006)
  }

  /// Apple, "init(duration:bounce:)": stiffness (2π / duration)², damping 4π(1 − bounce) / duration.
  @Test func aSpringKnowsItsPhysics() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9137) < 1e-3)
    #expect(abs(spring.damping - 17.5929) < 1e-3)
    #expect(spring.mass == 1)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(spring.response == 0.5 && spring.duration == 0.5)
    // 4π / (duration · (1 + bounce)) for a negative bounce.
    let sluggish = Spring(duration: 0.5, bounce: -0.5)
    #expect(abs(sluggish.damping - 50.2655) < 1e-3)
    #expect(abs(sluggish.bounce + 0.5) < 1e-12)
  }

  @Test func physicalQuantitiesReadBack() {
    let spring = Spring(mass: 2, stiffness: 300, damping: 20)
    #expect(abs(spring.stiffness - 300) < 1e-9)
    #expect(abs(spring.damping - 20) < 1e-9)
    #expect(spring.mass == 2)
    // Without overdamping allowed the damping is at most 2·√(stiffness · mass).
    #expect(Spring(stiffness: 100, damping: 90).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 90, allowOverDamping: true).dampingRatio == 4.5)
  }

  private static let everyKind: [Spring] = [
    Spring(duration: 0.5, bounce: 0), Spring(duration: 0.4, bounce: 0.6),
    Spring(duration: 0.7, bounce: -0.4), Spring(response: 0.5, dampingRatio: 0.999_999_999_9),
    Spring(response: 0.5, dampingRatio: 1.000_000_1), Spring(duration: 1, bounce: 1),
  ]

  @Test(arguments: everyKind)
  func theVelocityIsTheDerivative(spring: Spring) {
    let step: Double = 1e-6
    for time in [0.05, 0.2, 0.6] {
      let before: Double = spring.value(target: 3.0, initialVelocity: -2, time: time - step)
      let after: Double = spring.value(target: 3.0, initialVelocity: -2, time: time + step)
      let velocity: Double = spring.velocity(target: 3.0, initialVelocity: -2, time: time)
      #expect(abs(velocity - (after - before) / (2 * step)) < 1e-4)
    }
  }

  /// The equation of motion itself: the change of velocity is the force.
  @Test(arguments: everyKind)
  func theForceIsTheDerivativeOfTheVelocity(spring: Spring) {
    let step: Double = 1e-6
    for time in [0.05, 0.3] {
      let before: Double = spring.velocity(target: 1.0, time: time - step)
      let after: Double = spring.velocity(target: 1.0, time: time + step)
      let force: Double = spring.force(
        target: 1.0, position: spring.value(target: 1.0, time: time),
        velocity: spring.velocity(target: 1.0, time: time))
      #expect(abs(force - (after - before) / (2 * step)) < 1e-3)
    }
  }

  @Test(arguments: everyKind)
  func smallStepsArriveWhereOneDoes(spring: Spring) {
    var value: Double = 0
    var velocity: Double = 4
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1.0, initialVelocity: 4, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, initialVelocity: 4, time: 0.3)) < 1e-8)
  }

  @Test func aSpringSettlesWhenItSays() {
    for spring in SpringTests.everyKind.dropLast() {
      let settled: Double = spring.settlingDuration
      #expect(settled > 0 && settled.isFinite)
      for step in 0..<200 {
        let value: Double = spring.value(target: 1.0, time: settled + Double(step) * 0.01)
        #expect(abs(value - 1) <= 0.001 + 1e-9)
      }
    }
    // Derivation: e^(−x)·(1 + x) = 0.001 at x = ωt = 9.2334, and ω = 4π.
    #expect(abs(Spring.smooth.settlingDuration - 0.7348) < 1e-3)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test func aSettlingDurationReadsBack() {
    for ratio in [0.3, 1, 2] {
      let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 1.5) < 1e-6)
      #expect(spring.dampingRatio == ratio)
    }
  }

  @Test func geometryMovesLikeANumber() {
    let point: CGPoint = Spring.smooth.value(
      fromValue: CGPoint(x: 10, y: 20), toValue: CGPoint(x: 20, y: 20), initialVelocity: .zero,
      time: 0.25)
    #expect(abs(point.x - 18.210) < 1e-3)
    #expect(point.y == 20)
  }

  @Test func badValuesJump() {
    let springs: [Spring] = [
      Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan), Spring(duration: .infinity),
      Spring(mass: 0, stiffness: 1, damping: 1), Spring(stiffness: 0, damping: 1),
      Spring(settlingDuration: 1, dampingRatio: 0),
    ]
    for spring in springs {
      #expect(spring.value(target: 5.0, time: 0.01) == 5)
      #expect(spring.velocity(target: 5.0, time: 0.01) == 0)
      #expect(spring.settlingDuration == 0)
    }
    #expect(Spring(duration: 0.5, bounce: .nan) == Spring())
    #expect(Spring(duration: 0.5, bounce: -1).value(target: 1.0, time: 0.1).isFinite)
    #expect(Spring(duration: 0.5, bounce: -3).value(target: 1.0, time: 1e6).isFinite)
  }
}
