import Foundation
import MartletPrimitives
import Testing

@testable import MartletCore

/// A model value and its animations, as a node holds them.
private struct Animated {
  var model: Double = 0
  var stack = AnimatorStack<Double>()

  mutating func set(_ new: Double, _ animation: Animation, at time: Double, identifier: Int? = nil) {
    stack.retarget(from: model, to: new, animation: animation, at: time, identifier: identifier)
    model = new
  }

  mutating func shown(at time: Double) -> Double { model + stack.offset(at: time) }

  mutating func completions() -> [AnimatorStack<Double>.Completion] { stack.takeCompletions() }

  /// By a difference over a short time; the value is a copy, so the past stays as it is.
  func velocity(at time: Double) -> Double {
    var copy: Animated = self
    let step: Double = 1e-6
    let before: Double = copy.shown(at: time)
    return (copy.shown(at: time + step) - before) / step
  }
}

@Suite struct AnimatorStackTests {
  @Test func aChangeIsShownGradually() {
    var value = Animated()
    #expect(!value.stack.isActive)
    value.set(100, .linear(duration: 1), at: 5)
    #expect(value.stack.isActive)
    #expect(value.shown(at: 5) == 0)
    #expect(abs(value.shown(at: 5.25) - 25) < 1e-9)
    #expect(value.shown(at: 6) == 100)
    #expect(!value.stack.isActive)
  }

  @Test func anInterruptedCurveContinuesFromWhereItIs() {
    var value = Animated()
    value.set(100, .easeIn(duration: 1), at: 0)
    let before: Double = value.shown(at: 0.5)
    let velocity: Double = value.velocity(at: 0.5)
    value.set(0, .easeIn(duration: 1), at: 0.5)
    #expect(abs(value.shown(at: 0.5) - before) < 1e-9)
    // An ease-in starts at rest, so the old motion goes on at first.
    #expect(abs(value.velocity(at: 0.5) - velocity) < 0.1)
    #expect(value.shown(at: 1.5) == 0)
  }

  /// Derivation: each goes 100 a second; both together 200, the first alone before.
  @Test func twoCurvesAddUp() {
    var value = Animated()
    value.set(100, .linear(duration: 1), at: 0)
    value.set(200, .linear(duration: 1), at: 0.5)
    #expect(abs(value.shown(at: 0.75) - 100) < 1e-9)
    #expect(abs(value.shown(at: 1.25) - 175) < 1e-9)
    #expect(value.shown(at: 1.5) == 200)
  }

  @Test(arguments: [
    (Animation.smooth, Animation.smooth), (.bouncy, .smooth(duration: 1)),
    (.spring(duration: 0.6, bounce: 0.4), .interactiveSpring),
    (.smooth.speed(0.5), .bouncy.speed(2)), (.smooth, .smooth.logicallyComplete(after: 1)),
    (.smooth.delay(0.05), .snappy), (.bouncy, .interpolatingSpring),
  ])
  func aSpringOverASpringKeepsPlaceAndVelocity(first: Animation, second: Animation) {
    var value = Animated()
    value.set(100, first, at: 0)
    let place: Double = value.shown(at: 0.15)
    let velocity: Double = value.velocity(at: 0.15)
    #expect(velocity > 10)
    value.set(-50, second, at: 0.15)
    #expect(abs(value.shown(at: 0.15) - place) < 1e-9)
    // The springs' force changes the velocity by less than 1 within the step of the measurement.
    #expect(abs(value.velocity(at: 0.15) - velocity) < 1)
    #expect(value.shown(at: 10) == -50)
    #expect(!value.stack.isActive)
  }

  /// One spring, whose target changes; not two that pull at once.
  @Test func mergedSpringsAreOneSpring() {
    var value = Animated()
    value.set(100, .smooth, at: 0)
    let place: Double = value.shown(at: 0.1)
    let velocity: Double = Spring.smooth.velocity(target: 100.0, time: 0.1)
    value.set(300, .bouncy, at: 0.1)
    value.set(200, .bouncy, at: 0.1)
    let way: Double = Spring.bouncy.value(
      target: 200 - place, initialVelocity: velocity, time: 0.2)
    #expect(abs(value.shown(at: 0.3) - place - way) < 1e-6)
  }

  /// Derivation: merging a spring at each frame towards the same final place ends there, at rest.
  @Test func aSpringThatFollowsAPointerArrives() {
    var value = Animated()
    for frame in 1...60 { value.set(Double(frame), .interactiveSpring, at: Double(frame) / 60) }
    #expect(value.shown(at: 1.1) > 55)
    #expect(value.shown(at: 4) == 60)
  }

  @Test func aCurveDoesNotMergeWithASpring() {
    var value = Animated()
    value.set(100, .smooth, at: 0)
    value.set(200, .linear(duration: 1), at: 0.1)
    let expected: Double = Spring.smooth.value(target: 100.0, time: 0.3) + 20
    #expect(abs(value.shown(at: 0.3) - expected) < 1e-6)
  }

  @Test func aDelayedSpringLetsThePreviousOneGoOn() {
    var value = Animated()
    value.set(100, .smooth, at: 0)
    value.set(0, Animation.smooth.delay(5), at: 0.1)
    #expect(abs(value.shown(at: 4) - 100) < 1e-9)
    #expect(value.shown(at: 20) == 0)
  }

  @Test func anEndlessAnimationIsReplaced() {
    var value = Animated()
    value.set(100, .linear(duration: 1).repeatForever(), at: 0)
    #expect(abs(value.shown(at: 10_001.25) - 75) < 1e-6)
    value.set(0, .linear(duration: 1), at: 10_001.25)
    #expect(abs(value.shown(at: 10_001.25) - 75) < 1e-6)
    #expect(abs(value.shown(at: 10_001.75) - 37.5) < 1e-6)
    #expect(value.shown(at: 10_002.25) == 0)
    #expect(!value.stack.isActive)
  }

  @Test func aChangeWithoutAnimationJumps() {
    var value = Animated()
    value.set(100, .linear(duration: 1).repeatForever(), at: 0)
    value.stack.removeAll()
    #expect(value.shown(at: 0.5) == 100)
    #expect(!value.stack.isActive)
  }

  @Test func anAnimationOfNoTimeEndsAtOnce() {
    var value = Animated()
    value.set(100, .linear(duration: 0), at: 1)
    #expect(value.shown(at: 1) == 100)
    #expect(!value.stack.isActive)
  }

  @Test func badNumbersEndTheAnimation() {
    var value = Animated()
    value.set(100, .linear(duration: 1), at: 0)
    value.set(.nan, .linear(duration: 1), at: 0.5)
    #expect(!value.stack.isActive)
    value.set(5, .linear(duration: 1), at: 0.5)
    #expect(value.shown(at: 0.6) == 5)
    value.set(6, .linear(duration: 1), at: 1)
    let shown: Double = value.shown(at: .nan)
    #expect(shown.isFinite)
    value.set(.infinity, .smooth, at: 1)
    #expect(value.shown(at: 1.1) == .infinity)
  }

  @Test func framesOutOfOrderAreHarmless() {
    var value = Animated()
    value.set(100, .smooth, at: 5)
    #expect(value.shown(at: 4) == 0)
    #expect(value.shown(at: 5.2) > 0)
  }

  @Test func aChangeByNothingIsNotAnimated() {
    var value = Animated(model: 7)
    let isAnimated: Bool = value.stack.retarget(
      from: 7, to: 7, animation: .smooth, at: 0, identifier: 1)
    #expect(!isAnimated)
    #expect(!value.stack.isActive)
    #expect(value.shown(at: 0) == 7)
    #expect(value.completions() == [])
  }
}

@Suite struct AnimatorCompletionTests {
  /// Fact n213: logical completion comes before removal.
  @Test func logicalCompletionComesBeforeRemoval() {
    var value = Animated()
    value.set(1, .linear(duration: 5).logicallyComplete(after: 1), at: 0, identifier: 7)
    _ = value.shown(at: 0.5)
    #expect(value.completions() == [])
    _ = value.shown(at: 1)
    #expect(value.completions() == [.logicallyComplete(7)])
    _ = value.shown(at: 4)
    #expect(value.completions() == [])
    _ = value.shown(at: 5)
    #expect(value.completions() == [.removed(7)])
  }

  /// Apple, "AnimationCompletionCriteria.removed": callbacks "will only fire when all of the created
  /// animations are complete".
  @Test func removalWaitsForLaterAnimations() {
    var value = Animated()
    value.set(1, .linear(duration: 1), at: 0, identifier: 1)
    value.set(2, .linear(duration: 1), at: 0.5, identifier: 2)
    _ = value.shown(at: 1.2)
    #expect(value.completions() == [.logicallyComplete(1)])
    _ = value.shown(at: 1.5)
    #expect(value.completions() == [.logicallyComplete(2), .removed(1), .removed(2)])
  }

  /// Apple, "AnimationCompletionCriteria.logicallyComplete": callbacks fire for their own change,
  /// "ignoring the new animations", also when a spring took it over.
  @Test func aMergedSpringStillCompletesLogically() {
    var value = Animated()
    value.set(1, .smooth, at: 0, identifier: 1)
    value.set(2, .smooth, at: 0.4, identifier: 2)
    _ = value.shown(at: 0.45)
    #expect(value.completions() == [])
    _ = value.shown(at: 0.5)
    #expect(value.completions() == [.logicallyComplete(1)])
    _ = value.shown(at: 0.89)
    #expect(value.completions() == [])
    _ = value.shown(at: 0.91)
    #expect(value.completions() == [.logicallyComplete(2)])
    _ = value.shown(at: 3)
    #expect(value.completions() == [.removed(1), .removed(2)])
  }

  @Test func endingEverythingCompletesEverything() {
    var value = Animated()
    value.set(1, .linear(duration: 1).repeatForever(), at: 0, identifier: 1)
    value.stack.removeAll()
    #expect(value.completions() == [.logicallyComplete(1), .removed(1)])
  }
}
