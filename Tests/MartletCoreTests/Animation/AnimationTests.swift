import Foundation
import MartletPrimitives
import Testing

@testable import MartletCore

/// How much of a change of 1 is done; `nil` at the end.
private func progress(_ animation: Animation, at time: Double) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: 1.0, time: time, context: &context)
}

private func isNear(_ value: Double?, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
  guard let value else { return false }
  return abs(value - expected) <= tolerance
}

@Suite struct AnimationFactoryTests {
  /// Fact n180.
  @Test func theDefaultIsASmoothSpringOfHalfASecond() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .smooth)
    #expect(Animation.spring() == .spring)
  }

  /// Fact n182.
  @Test func aCurveWithoutADurationTakes035Seconds() {
    for (animation, timed) in [
      (Animation.linear, Animation.linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)),
      (.easeOut, .easeOut(duration: 0.35)), (.easeInOut, .easeInOut(duration: 0.35)),
    ] {
      #expect(animation == timed)
      #expect(progress(animation, at: 0.349) != nil)
      #expect(progress(animation, at: 0.35) == nil)
    }
    #expect(Animation.timingCurve(0.42, 0, 1, 1) == .easeIn)
  }

  /// Fact n183.
  @Test func theEasesAreTheirControlPoints() {
    #expect(Animation.timingCurve(0.42, 0, 0.58, 1, duration: 2) == .easeInOut(duration: 2))
    #expect(Animation.timingCurve(0, 0, 0.58, 1, duration: 2) == .easeOut(duration: 2))
    #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
  }

  /// Facts n185 and n186; the labels choose the form with a damping fraction.
  @Test func theSpringsHaveApplesDefaults() {
    #expect(
      Animation.spring(response: 0.5)
        == .spring(Spring(response: 0.5, dampingRatio: 0.825), blendDuration: 0))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
  }

  /// Facts n188 and n189.
  @Test func thePresetsBounce() {
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(.bouncy(duration: 1, extraBounce: 0.1)))
  }

  @Test func animationsCompareByKindAndValues() {
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear(duration: 1) != .easeIn(duration: 1))
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.speed(1))
    #expect(Animation.spring != .interpolatingSpring)
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    #expect(Animation.linear.description.contains("0.35"))
  }
}

@Suite struct AnimationModifierTests {
  private let base = Animation.linear(duration: 1)

  @Test func aDelayWaitsFirst() {
    let animation: Animation = base.delay(2)
    #expect(progress(animation, at: 1.9) == 0)
    #expect(isNear(progress(animation, at: 2.25), 0.25))
    #expect(progress(animation, at: 3) == nil)
    #expect(isNear(progress(base.delay(-0.5), at: 0), 0.5))
  }

  @Test func aSpeedOfTwoTakesHalfTheTime() {
    #expect(isNear(progress(base.speed(2), at: 0.25), 0.5))
    #expect(progress(base.speed(2), at: 0.5) == nil)
    #expect(progress(base.speed(0), at: 100) == 0)
    #expect(progress(base.speed(-3), at: 100) == 0)
    #expect(isNear(progress(base.speed(.nan), at: 0.25), 0.25))
  }

  /// Fact n191: it reverses unless told not to.
  @Test func repeatingReversesByDefault() {
    let animation: Animation = base.repeatForever()
    #expect(animation == base.repeatForever(autoreverses: true))
    #expect(isNear(progress(animation, at: 0.25), 0.25))
    #expect(isNear(progress(animation, at: 1.25), 0.75))
    #expect(isNear(progress(animation, at: 2.25), 0.25))
    #expect(isNear(progress(animation, at: 1_000_001.25), 0.75, 1e-6))
    #expect(isNear(progress(base.repeatForever(autoreverses: false), at: 7.25), 0.25))
  }

  @Test func aCountEnds() {
    let animation: Animation = base.repeatCount(3)
    #expect(isNear(progress(animation, at: 2.75), 0.75))
    #expect(progress(animation, at: 3) == nil)
    #expect(progress(base.repeatCount(0), at: 0) == nil)
    #expect(progress(base.repeatCount(-2), at: 0) == nil)
  }

  @Test func modifiersCombine() {
    // A second of waiting and a second of moving, twice as fast: one second each time.
    let animation: Animation = base.delay(1).speed(2).repeatForever(autoreverses: false)
    #expect(progress(animation, at: 5.25) == 0)
    #expect(isNear(progress(animation, at: 5.75), 0.5))
  }

  @Test func anAnimationOfNoTimeNeverLoops() {
    #expect(progress(.linear(duration: 0), at: 0) == nil)
    #expect(progress(.linear(duration: -1), at: 0) == nil)
    #expect(progress(.linear(duration: .nan), at: 0) == nil)
    #expect(progress(Animation.linear(duration: 0).repeatForever(), at: 3) == nil)
    #expect(progress(Animation.spring(duration: 0), at: 0) == nil)
  }

  /// Fact n213.
  @Test func logicalCompletionComesFirst() {
    var context = AnimationContext<Double>()
    let animation: Animation = .linear(duration: 5).logicallyComplete(after: 1)
    _ = animation.animate(value: 1, time: 0.9, context: &context)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 1, time: 1, context: &context) != nil)
    #expect(context.isLogicallyComplete)
  }

  /// A spring is logically complete after its perceived duration and settles later.
  @Test func aSpringIsLogicallyCompleteBeforeItEnds() {
    var context = AnimationContext<Double>()
    _ = Animation.smooth.animate(value: 1, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 1, time: 0.5, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    // Derivation: the smooth spring comes within a thousandth after 0.7348 s.
    #expect(progress(.smooth, at: 0.734) != nil)
    #expect(progress(.smooth, at: 0.736) == nil)
  }

  @Test func velocitiesAreDerivatives() {
    let step: Double = 1e-5
    let animations: [Animation] = [
      .linear(duration: 1), .easeInOut(duration: 1), .bouncy(duration: 1),
      .bouncy(duration: 1).speed(2), .smooth(duration: 1).delay(0.1),
      .interpolatingSpring(duration: 1, bounce: 0.2, initialVelocity: 5),
      .linear(duration: 0.3).repeatForever(), .smooth.logicallyComplete(after: 0.1),
    ]
    for animation in animations {
      let before: Double = progress(animation, at: 0.4 - step) ?? .nan
      let after: Double = progress(animation, at: 0.4 + step) ?? .nan
      let velocity: Double? = animation.velocity(value: 1.0, time: 0.4, context: AnimationContext())
      #expect(isNear(velocity, (after - before) / (2 * step), 1e-3))
    }
  }
}

/// Moves by steps of a tenth and counts its calls.
private struct SteppingAnimation: CustomAnimation {
  struct Calls: AnimationStateKey {
    static let defaultValue: Int = 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    guard time < 1 else { return nil }
    return value.scaled(by: (time * 10).rounded(.down) / 10)
  }
}

@Suite struct CustomAnimationTests {
  @Test func anAnimationRemembersByKey() {
    var context = AnimationContext<Double>()
    let animation = Animation(SteppingAnimation())
    #expect(isNear(animation.animate(value: 1, time: 0.25, context: &context), 0.2))
    _ = animation.animate(value: 1, time: 0.5, context: &context)
    #expect(context.state[SteppingAnimation.Calls.self] == 2)
    #expect(animation == Animation(SteppingAnimation()))
    #expect(animation.velocity(value: 1.0, time: 0, context: context) == nil)
    #expect(animation.base is SteppingAnimation)
  }

  /// Its duration is unknown, so the end of each play is found by asking.
  @Test func anAnimationOfUnknownDurationRepeats() {
    var context = AnimationContext<Double>()
    let animation: Animation = Animation(SteppingAnimation()).repeatCount(2)
    #expect(isNear(animation.animate(value: 1, time: 0.55, context: &context), 0.5))
    #expect(isNear(animation.animate(value: 1, time: 1, context: &context), 1))
    #expect(isNear(animation.animate(value: 1, time: 1.35, context: &context), 0.7))
    #expect(animation.animate(value: 1, time: 2, context: &context) == nil)
  }
}
