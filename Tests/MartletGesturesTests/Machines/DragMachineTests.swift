import Foundation
import MartletGestures
import Testing

@Suite struct DragMachineTests {
  /// fact n221: the default minimum distance is 10 pt.
  @Test func itStartsAtTenPoints() {
    var drag = DragMachine()
    #expect(drag.run(pointer(.down, at: 0)) == .possible(nil))
    #expect(drag.run(pointer(.moved, 9.9, at: 0.1)) == .possible(nil))
    #expect(drag.run(pointer(.moved, 10, at: 0.2)).isActive)
  }

  /// Apple, "DragGesture.Value.translation": location − startLocation, the location of the first event.
  @Test func translationCountsFromThePress() {
    var drag = DragMachine()
    let phase = drag.run(pointer(.down, 5, 5, at: 0), pointer(.moved, 25, 35, at: 0.1))
    #expect(phase.value?.startLocation == CGPoint(x: 5, y: 5))
    #expect(phase.value?.translation == CGSize(width: 20, height: 30))
  }

  @Test func onceStartedItGoesOnNearThePress() {
    var drag = DragMachine()
    let phase = drag.run(
      pointer(.down, at: 0), pointer(.moved, 20, at: 0.1), pointer(.moved, 1, at: 0.2))
    #expect(phase.isActive)
    #expect(phase.value?.translation == CGSize(width: 1, height: 0))
  }

  @Test func itEndsWithTheRelease() {
    var drag = DragMachine()
    let phase = drag.run(
      pointer(.down, at: 0), pointer(.moved, 20, at: 0.1), pointer(.up, 30, at: 0.2))
    #expect(phase.isEnded)
    #expect(phase.value?.translation == CGSize(width: 30, height: 0))
  }

  @Test func aReleaseBeforeTheDistanceFails() {
    var drag = DragMachine()
    #expect(drag.run(pointer(.down, at: 0), pointer(.up, 9, at: 0.1)) == .failed)
  }

  @Test func aReleaseThatBringsTheDistanceIsADrag() {
    var drag = DragMachine()
    #expect(drag.run(pointer(.down, at: 0), pointer(.up, 12, at: 0.1)).isEnded)
  }

  @Test(arguments: [0, -1, CGFloat.nan]) func noDistanceStartsAtThePress(distance: CGFloat) {
    var drag = DragMachine(minimumDistance: distance)
    #expect(drag.run(pointer(.down, 3, 4, at: 0)).isActive)
    #expect(drag.phase.value?.translation == .zero)
    #expect(drag.run(pointer(.up, 3, 4, at: 0.1)).isEnded)
  }

  @Test func velocityComesFromTheLatestTenthOfASecond() throws {
    var drag = DragMachine()
    let value = try #require(
      drag.run(
        pointer(.down, at: 0), pointer(.moved, 1000, at: 0.5), pointer(.moved, 1005, at: 0.55),
        pointer(.moved, 1010, at: 0.6)
      ).value)
    // By hand: 10 pt in 0.1 s; the fast start is out of the window.
    #expect(abs(value.velocity.width - 100) < 1e-6)
    #expect(abs(value.predictedEndLocation.x - 1035) < 1e-6)
    #expect(abs(value.predictedEndTranslation.width - 1035) < 1e-6)
  }

  @Test func aPointerHeldBeforeTheReleaseHasNoVelocity() {
    var drag = DragMachine()
    let phase = drag.run(
      pointer(.down, at: 0), pointer(.moved, 50, at: 0.05), pointer(.up, 50, at: 1))
    #expect(phase.value?.velocity == .zero)
    #expect(phase.value?.predictedEndLocation == CGPoint(x: 50, y: 0))
  }

  @Test func eventsOfOneMomentHaveNoVelocity() {
    var drag = DragMachine()
    #expect(
      drag.run(pointer(.down, at: 1), pointer(.moved, 50, at: 1)).value?.velocity == .zero)
  }

  @Test func aSecondFingerChangesNothing() {
    var drag = DragMachine()
    let phase = drag.run(
      pointer(.down, at: 0), pointer(.moved, 20, at: 0.1), pointer(.down, 90, at: 0.2, finger: 1),
      pointer(.moved, 80, at: 0.3, finger: 1), pointer(.up, 80, at: 0.4, finger: 1))
    #expect(phase.isActive)
    #expect(phase.value?.location == CGPoint(x: 20, y: 0))
  }

  @Test func brokenNumbersDontCrash() {
    var drag = DragMachine()
    #expect(
      drag.run(pointer(.down, .nan, at: .nan), pointer(.moved, .infinity, at: 0), pointer(.up, at: 1))
        .isFinished)
  }
}
