import Foundation
import MartletGestures
import Testing

@Suite struct TwoFingerMachineTests {
  @Test func fingersThatMoveApartMagnify() throws {
    var magnify = MagnifyMachine()
    _ = magnify.run(pointer(.down, 0, at: 0), pointer(.down, 100, at: 0, finger: 1))
    #expect(magnify.run(pointer(.moved, 100.5, at: 0.05, finger: 1)) == .possible(nil))
    let value = try #require(magnify.run(pointer(.moved, 150, at: 0.1, finger: 1)).value)
    #expect(value.magnification == 1.5)
    #expect(value.startLocation == CGPoint(x: 50, y: 0))
    #expect(magnify.run(pointer(.up, 0, at: 0.2)).isEnded)
  }

  @Test func aSingleFingerFails() {
    var magnify = MagnifyMachine()
    #expect(magnify.run(pointer(.down, at: 0), pointer(.moved, 50, at: 0.1)) == .possible(nil))
    #expect(magnify.run(pointer(.up, 50, at: 0.2)) == .failed)
  }

  @Test func fingersOnOneSpotDontDivideByZero() {
    var magnify = MagnifyMachine()
    let phase = magnify.run(
      pointer(.down, at: 0), pointer(.down, at: 0, finger: 1), pointer(.moved, 9, at: 0.1))
    #expect(phase == .possible(nil))
  }

  @Test func aSecondFingerMayBeLiftedAndPutDownAgain() {
    var magnify = MagnifyMachine()
    let phase = magnify.run(
      pointer(.down, at: 0), pointer(.down, 10, at: 0, finger: 1), pointer(.up, 10, at: 0.1, finger: 1),
      pointer(.down, 100, at: 0.2, finger: 1), pointer(.moved, 50, at: 0.3, finger: 1))
    #expect(phase.value?.magnification == 0.5)
  }

  /// Clockwise is positive because y points down.
  @Test func fingersThatTurnRotateBeyondHalfACircle() throws {
    var rotate = RotateMachine()
    _ = rotate.run(pointer(.down, 0, 0, at: 0), pointer(.down, 10, 0, at: 0, finger: 1))
    for (time, corner) in [(0.1, (0, 10)), (0.2, (-10, 0)), (0.3, (0, -10))] {
      rotate.advance(pointer(.moved, CGFloat(corner.0), CGFloat(corner.1), at: time, finger: 1))
    }
    let value = try #require(rotate.phase.value)
    #expect(abs(value.rotation - 1.5 * .pi) < 1e-9)
    #expect(rotate.run(pointer(.up, 0, 0, at: 0.4)).isEnded)
  }

  @Test func lessThanADegreeIsNoRotation() {
    var rotate = RotateMachine()
    let phase = rotate.run(
      pointer(.down, at: 0), pointer(.down, 100, 0, at: 0, finger: 1),
      pointer(.moved, 100, 1, at: 0.1, finger: 1))
    #expect(phase == .possible(nil))
  }
}
