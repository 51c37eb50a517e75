import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct KeyframeTests {
  struct Place: Equatable {
    var x = 0.0
    var scale = 1.0
  }

  @Test func tracksRunAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(30, duration: 0.5)
      }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 0.5) }
    }
    #expect(timeline.duration == 1.5)
    #expect(timeline.value(time: 0) == Place())
    #expect(timeline.value(time: 0.5) == Place(x: 5, scale: 3))
    #expect(timeline.value(time: 1.25) == Place(x: 20, scale: 3))
    #expect(timeline.value(progress: 1) == Place(x: 30, scale: 3))
    #expect(timeline.value(time: 99) == Place(x: 30, scale: 3))
  }

  @Test func oneValueNeedsNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(8, duration: 2)
      MoveKeyframe(100)
      LinearKeyframe(200, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1) == 4)
    #expect(timeline.value(time: 2) == 100)
    #expect(timeline.value(time: 2.5) == 150)
  }

  /// The timing curve is that of `UnitCurve`, which has tests of its own.
  @Test func aTimingCurveSpreadsTheWay() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(abs(timeline.value(time: 0.4) - UnitCurve.easeIn.value(at: 0.4)) < 1e-9)
  }

  /// Apple, "CubicKeyframe": without given velocities, motion goes on smoothly; it begins and ends at rest.
  @Test func cubicKeyframesGoOnSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-4) - timeline.value(time: time - 1e-4)) / 2e-4
    }
    #expect(abs(timeline.value(time: 1) - 10) < 1e-9)
    // The mean slope on both sides is (20 − 0) / 2.
    #expect(abs(velocity(1 - 1e-3) - 10) < 0.1)
    #expect(abs(velocity(1 + 1e-3) - 10) < 0.1)
    #expect(abs(velocity(1e-3)) < 0.2)
    #expect(abs(velocity(2 - 1e-3)) < 0.2)
  }

  @Test func givenVelocitiesCount() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: 0)
    }
    // Hermite's form at a half: 4 · (1/8 − 2/4 + 1/2).
    #expect(abs(timeline.value(time: 0.5) - 0.5) < 1e-9)
  }

  /// The spring is that of `Spring`, which has tests of its own.
  @Test func aSpringTakesItsTime() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(abs(timeline.value(time: 0.2) - spring.value(target: 10, time: 0.2)) < 1e-9)
    #expect(timeline.duration > 0.4)
    let short = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, duration: 0.1, spring: spring) }
    #expect(short.duration == 0.1)
    #expect(short.value(time: 0.1) == 10)
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func durationsThatMakeNoSenseDoNoHarm(_ duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(2, duration: duration)
      SpringKeyframe(3, duration: duration)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 3)
    #expect(timeline.value(progress: .nan).isFinite)
  }

  @Test func loopsAndConditionsMakeKeyframes() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
        if isLong { LinearKeyframe(10, duration: 1) } else { MoveKeyframe(0) }
      }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5) == 2.5)
  }

  // MARK: Animators

  @Test func anAnimatorRunsWhenItsTriggerChanges() {
    struct Bouncing: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .keyframeAnimator(initialValue: 0.0, trigger: count) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(20, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
          .onTapGesture { count += 1 }
      }
    }
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Bouncing() }
    ui.advance(by: 1)
    #expect(ui.isIdle)
    #expect(!ui.displayListText.contains("transform"))
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.advance(by: 0.5)
    #expect(ui.color(at: CGPoint(x: 68, y: 50)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 47, y: 50)).description == "#ECECEC")
    ui.advance(by: 1.6)
    #expect(ui.isIdle)
    #expect(!ui.displayListText.contains("transform"))
  }

  @Test func anAnimatorRepeats() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      KeyframeAnimator(initialValue: 0.0) { x in
        Color.red.frame(width: 20, height: 20).offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 1)
      }
    }
    for _ in 0..<3 {
      ui.advance(by: 0.5)
      #expect(ui.color(at: CGPoint(x: 66, y: 50)).description == "#FF3B30")
      #expect(ui.color(at: CGPoint(x: 45, y: 50)).description == "#ECECEC")
      ui.advance(by: 0.5)
    }
  }

  @Test func phasesFollowEachOther() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      PhaseAnimator([0.0, 20.0]) { x in
        Color.red.frame(width: 20, height: 20).offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    func isAt(_ x: CGFloat) -> Bool {
      ui.color(at: CGPoint(x: 40 + x + 3, y: 50)).description == "#FF3B30"
        && ui.color(at: CGPoint(x: 40 + x - 3, y: 50)).description == "#ECECEC"
    }
    ui.advance(by: 0.5)
    #expect(isAt(10))
    ui.advance(by: 0.5)
    #expect(isAt(20))
    ui.advance(by: 0.5)
    #expect(isAt(10))
  }

  @Test func phasesWithATriggerGoRoundOnce() {
    struct Shaking: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .phaseAnimator([0.0, 20, 10], trigger: count) { content, x in
            content.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
          .onTapGesture { count += 1 }
      }
    }
    let ui = TestHost(size: CGSize(width: 100, height: 100)) { Shaking() }
    ui.advance(by: 1)
    #expect(ui.isIdle)
    ui.tap(at: CGPoint(x: 50, y: 50))
    ui.advance(by: 1.5)
    #expect(ui.color(at: CGPoint(x: 56, y: 50)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 53, y: 50)).description == "#ECECEC")
    ui.advance(by: 2)
    #expect(ui.isIdle)
    #expect(!ui.displayListText.contains("transform"))
  }

  @Test func phasesWithoutAnimationComeToAnEnd() {
    let ui = TestHost(size: CGSize(width: 100, height: 100)) {
      PhaseAnimator([0, 1, 2]) {
        Text("\($0)")
      } animation: { _ in
        nil
      }
    }
    ui.advance(by: 1)
    #expect(ui.isIdle)
  }
}
