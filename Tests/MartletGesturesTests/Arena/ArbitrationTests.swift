import Foundation
import MartletGestures
import Testing

/// The rules of the architecture's chapter "Gestures".
@Suite struct ArbitrationTests {
  private let host = Host()
  private var log: Log { host.log }

  // MARK: The radio button: a tap, and outside it a long press

  @Test func aQuickTapHappensAtTheReleaseInsideALongPress() {
    host.add("tap", TapMachine())
    host.add("hold", LongPressMachine())
    host.press(at: 0)
    host.release(at: 0.1)
    #expect(log.take() == ["tap ended"])
    #expect(host.arena.nextDeadline == nil)
    host.arena.advance(to: 2)
    #expect(log.entries == [])
  }

  @Test func aHoldIsALongPressAndNoTap() {
    host.add("tap", TapMachine())
    host.add("hold", LongPressMachine())
    host.press(at: 0)
    #expect(host.arena.nextDeadline == 0.5)
    host.arena.advance(to: 0.49)
    #expect(log.entries == [])
    host.arena.advance(to: 0.5)
    #expect(log.take() == ["hold ended"])
    host.release(at: 0.7)
    #expect(log.entries == [])
    #expect(!host.arena.isTracking)
  }

  @Test func aMoveCallsTheLongPressOffButNotTheTap() {
    host.add("tap", TapMachine())
    host.add("hold", LongPressMachine())
    host.press(at: 0)
    host.move(61, at: 0.1)
    host.arena.advance(to: 1)
    #expect(log.entries == [])
    host.release(61, at: 1)
    #expect(log.entries == ["tap ended"])
  }

  @Test func aTapOutsideALongPressHappensAtTheReleaseToo() {
    host.add("hold", LongPressMachine())
    host.add("tap", TapMachine())
    host.tap(at: 0)
    #expect(log.take() == ["tap ended"])
    host.press(at: 1)
    host.arena.advance(to: 1.6)
    host.release(at: 1.7)
    #expect(log.take() == ["hold ended"])
  }

  @Test func aTapWaitsForASequenceInsideItThatCanStillSucceed() {
    host.add("sequence", SequenceMachine(TapMachine(count: 2), LongPressMachine()))
    host.add("tap", TapMachine())
    host.tap(at: 0)
    #expect(log.entries == [])
    host.arena.advance(to: 0.5)
    #expect(log.entries == ["tap ended"])
  }

  // MARK: Double taps

  @Test func aSingleTapWaitsForADoubleTapInsideIt() {
    host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.tap(at: 0)
    #expect(log.entries == [])
    #expect(host.arena.nextDeadline == 0.05 + TapMachine.maximumInterval)
    host.arena.advance(to: 0.39)
    #expect(log.entries == [])
    host.arena.advance(to: 0.41)
    #expect(log.entries == ["single ended"])
    #expect(!host.arena.isTracking)
  }

  @Test func aDoubleTapDropsTheSingleTap() {
    host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.tap(at: 0)
    host.tap(at: 0.2)
    host.arena.advance(to: 3)
    #expect(log.entries == ["double ended"])
  }

  @Test func twoSlowTapsAreTwoSingleTaps() {
    host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.tap(at: 0)
    host.tap(at: 0.6)
    #expect(log.entries == ["single ended"])
    host.arena.advance(to: 2)
    #expect(log.entries == ["single ended", "single ended"])
  }

  @Test func aSingleTapInsideLeavesADoubleTapNoChance() {
    host.add("single", TapMachine())
    host.add("double", TapMachine(count: 2))
    host.tap(at: 0)
    host.tap(at: 0.2)
    #expect(log.entries == ["single ended", "single ended"])
  }

  @Test func aPressElsewhereReleasesTheTapThatWaits() {
    let double = host.add("double", TapMachine(count: 2))
    let single = host.add("single", TapMachine())
    host.tap(at: 0)
    host.path = []
    host.press(300, at: 0.2)
    #expect(log.entries == ["single ended"])
    #expect(!double.isRunning && !single.isRunning)
  }

  @Test func aDragWithTheSecondPressKeepsTheFirstTap() {
    host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.add("drag", DragMachine())
    host.tap(at: 0)
    host.press(at: 0.2)
    host.move(80, at: 0.3)
    host.release(80, at: 0.4)
    #expect(log.entries == ["single ended", "drag ended"])
  }

  @Test func aLongPressWorksWithTheSecondPressToo() {
    host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.add("hold", LongPressMachine())
    host.tap(at: 0)
    host.press(at: 0.2)
    host.arena.advance(to: 0.7)
    host.release(at: 0.8)
    #expect(log.entries.sorted() == ["hold ended", "single ended"])
  }

  // MARK: Parents and children

  @Test func theChildsTapGoesBeforeTheParents() {
    host.add("child", TapMachine())
    host.add("parent", TapMachine())
    host.tap(at: 0)
    #expect(log.entries == ["child ended"])
  }

  @Test func theChildsDragGoesBeforeTheParents() {
    host.add("child", DragMachine(), logsUpdates: true)
    host.add("parent", DragMachine(), logsUpdates: true)
    host.press(at: 0)
    host.move(80, at: 0.1)
    host.release(80, at: 0.2)
    #expect(log.entries == ["child changed", "child ended", "child reset"])
  }

  @Test func aParentsDragTakesThePressFromAChildsTap() {
    host.add("tap", PressMachine(), logsUpdates: true)
    host.add("drag", DragMachine(), logsUpdates: true)
    host.press(at: 0)
    host.move(80, at: 0.1)
    host.release(80, at: 0.2)
    #expect(
      log.entries
        == ["tap pressing", "tap pressing", "tap reset", "drag changed", "drag ended", "drag reset"])
  }

  @Test func aLongPressThatLosesToADragResets() {
    host.add("drag", DragMachine(minimumDistance: 5))
    host.add("hold", LongPressMachine(), logsUpdates: true)
    host.press(at: 0)
    #expect(log.take() == ["hold pressing"])
    host.move(56, at: 0.1)
    #expect(log.take().last == "hold reset")
    host.arena.advance(to: 1)
    #expect(log.entries == [])
  }
}
