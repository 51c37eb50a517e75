import Foundation
import MartletGestures
import Testing

/// Defaults of 0.5 s and 10 pt: recorded behaviour 30 of SwiftUI.
@Suite struct LongPressMachineTests {
  @Test func itFiresAtTheDeadlineAndNotBefore() {
    var press = LongPressMachine()
    #expect(press.run(pointer(.down, at: 2)) == .possible(true))
    #expect(press.deadline == 2.5)
    #expect(press.run(.time(2.499)) == .possible(true))
    #expect(press.run(.time(2.5)) == .ended(true))
    #expect(press.deadline == nil)
  }

  @Test func anEarlyReleaseFails() {
    var press = LongPressMachine()
    #expect(press.run(pointer(.down, at: 0), pointer(.up, at: 0.49)) == .failed)
  }

  @Test func aReleaseThatArrivesBeforeALateTimerStillCounts() {
    var press = LongPressMachine()
    #expect(press.run(pointer(.down, at: 0), pointer(.up, at: 0.6)) == .ended(true))
  }

  @Test func tenPointsAreAllowedAndMoreFails() {
    var press = LongPressMachine()
    #expect(press.run(pointer(.down, at: 0), pointer(.moved, 6, 8, at: 0.1)) == .possible(true))
    #expect(press.run(pointer(.moved, 10.5, at: 0.2)) == .failed)
  }

  @Test func distanceIsMeasuredGlobally() {
    // A view that shrinks while pressed moves the resting pointer in its own space.
    var press = LongPressMachine()
    _ = press.run(pointer(.down, at: 0))
    guard case .pointer(var moved) = pointer(.moved, at: 0.1) else { return }
    moved.location = CGPoint(x: 40, y: 0)
    #expect(press.run(.pointer(moved)) == .possible(true))
  }

  @Test(arguments: [0, -1, Double.nan]) func noDurationFiresAtThePress(duration: Double) {
    var press = LongPressMachine(minimumDuration: duration)
    #expect(press.run(pointer(.down, at: 0)) == .ended(true))
  }

  @Test func anInfiniteDurationNeverFires() {
    var press = LongPressMachine(minimumDuration: .infinity)
    #expect(press.run(pointer(.down, at: 0), .time(1e9)) == .possible(true))
    #expect(press.deadline == nil)
  }

  @Test(arguments: [-5, CGFloat.nan]) func aBrokenDistanceAllowsNoMove(distance: CGFloat) {
    var press = LongPressMachine(maximumDistance: distance)
    #expect(press.run(pointer(.down, at: 0), pointer(.moved, 0, at: 0.1)) == .possible(true))
    #expect(press.run(pointer(.moved, 1, at: 0.2)) == .failed)
  }

  @Test func newParametersServeThePresentPress() {
    var press = LongPressMachine()
    _ = press.run(pointer(.down, at: 0))
    press.adopt(LongPressMachine(minimumDuration: 1))
    #expect(press.run(.time(0.9)) == .possible(true))
    #expect(press.run(.time(1)) == .ended(true))
  }
}
