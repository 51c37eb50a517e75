import Foundation
import MartletGestures
import Testing

@Suite struct TapMachineTests {
  @Test func aPressAndAReleaseAreATap() {
    var tap = TapMachine()
    #expect(tap.run(pointer(.down, 3, 4, at: 1)) == .possible(nil))
    #expect(tap.run(pointer(.up, 5, 6, at: 1.2)).value?.location == CGPoint(x: 5, y: 6))
    #expect(tap.phase.isEnded)
    #expect(tap.deadline == nil)
  }

  @Test func aSlowPressIsStillATap() {
    var tap = TapMachine()
    #expect(tap.run(pointer(.down, at: 0), .time(60), pointer(.up, at: 60)).isEnded)
  }

  @Test func aReleaseOutsideFails() {
    var tap = TapMachine()
    #expect(tap.run(pointer(.down, at: 0), pointer(.up, at: 0.1, isInside: false)) == .failed)
  }

  @Test func aPointerThatComesBackBeforeTheReleaseTaps() {
    var tap = TapMachine()
    let phase = tap.run(
      pointer(.down, at: 0), pointer(.moved, 500, at: 0.1, isInside: false), pointer(.up, at: 0.2))
    #expect(phase.isEnded)
  }

  @Test func twoTapsInTimeAreADoubleTap() {
    var tap = TapMachine(count: 2)
    #expect(tap.run(pointer(.down, at: 0), pointer(.up, at: 0.1)) == .possible(nil))
    #expect(tap.deadline == 0.1 + TapMachine.maximumInterval)
    #expect(tap.run(pointer(.down, at: 0.4)) == .possible(nil))
    #expect(tap.deadline == nil)
    #expect(tap.run(pointer(.up, at: 0.5)).isEnded)
  }

  @Test func aDoubleTapFailsWhenTheSecondPressIsLate() {
    var waiting = TapMachine(count: 2)
    #expect(waiting.run(pointer(.down, at: 0), pointer(.up, at: 0.1), .time(0.44)) == .possible(nil))
    #expect(waiting.run(.time(0.45)) == .failed)

    var pressed = TapMachine(count: 2)
    #expect(
      pressed.run(pointer(.down, at: 0), pointer(.up, at: 0.1), pointer(.down, at: 0.5)) == .failed)
  }

  @Test func aDoubleTapFailsWhenTheSecondPressIsFarAway() {
    var tap = TapMachine(count: 2)
    #expect(
      tap.run(pointer(.down, at: 0), pointer(.up, at: 0.1), pointer(.down, 11, at: 0.2)) == .failed)
  }

  @Test func anotherFingerIsIgnored() {
    var tap = TapMachine()
    let phase = tap.run(
      pointer(.down, at: 0), pointer(.down, at: 0.1, finger: 1), pointer(.up, at: 0.2, finger: 1))
    #expect(phase == .possible(nil))
    #expect(tap.run(pointer(.up, at: 0.3)).isEnded)
  }

  @Test(arguments: [0, -3, 1]) func aCountBelowOneIsOne(count: Int) {
    var tap = TapMachine(count: count)
    #expect(tap.run(pointer(.down, at: 0), pointer(.up, at: 0.1)).isEnded)
  }

  @Test func aCancelledPointerFails() {
    var tap = TapMachine()
    #expect(tap.run(pointer(.down, at: 0), pointer(.cancelled, at: 0.1)) == .failed)
  }

  @Test func resetStartsAnew() {
    var tap = TapMachine()
    _ = tap.run(pointer(.down, at: 0), .cancel)
    tap.reset()
    #expect(tap.phase == .possible(nil))
    #expect(tap.run(pointer(.down, at: 1), pointer(.up, at: 1.1)).isEnded)
  }
}
