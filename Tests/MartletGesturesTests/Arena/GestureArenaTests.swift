import Foundation
import MartletGestures
import MartletPrimitives
import Testing

@Suite struct GestureArenaTests {
  private let host = Host()
  private var log: Log { host.log }

  @Test func aLateTimerDoesNotTurnALongPressIntoATap() {
    host.add("tap", TapMachine())
    host.add("hold", LongPressMachine())
    host.press(at: 0)
    host.release(at: 0.8)
    #expect(log.entries == ["hold ended"])
  }

  @Test func onlyTheFirstButtonCounts() {
    host.add("tap", TapMachine())
    host.send(.down, 50, 50, at: 0, button: 3)
    host.send(.up, 50, 50, at: 0.1, button: 3)
    #expect(log.entries == [])
    host.press(at: 1)
    host.send(.down, 50, 50, at: 1.1, button: 3)
    host.send(.up, 50, 50, at: 1.2, button: 3)
    #expect(log.entries == [])
    host.release(at: 1.3)
    #expect(log.entries == ["tap ended"])
  }

  @Test func aMoveNeedsNoButton() {
    host.add("drag", DragMachine())
    host.press(at: 0)
    host.send(.moved, 80, 50, at: 0.1, button: 0)
    #expect(host.arena.hasActiveGesture)
  }

  @Test func aSecondFingerDoesNotBreakTheFirst() {
    host.add("drag", DragMachine())
    host.press(at: 0)
    host.move(80, at: 0.1)
    host.send(.down, 10, 10, at: 0.2, finger: 1)
    host.send(.moved, 10, 90, at: 0.3, finger: 1)
    host.send(.up, 10, 90, at: 0.4, finger: 1)
    #expect(host.arena.hasActiveGesture)
    host.release(80, at: 0.5)
    #expect(log.entries == ["drag ended"])
  }

  @Test func twoFingersReachAPinch() {
    host.add("drag", DragMachine())
    host.add("pinch", MagnifyMachine())
    host.press(at: 0)
    host.send(.down, 60, 50, at: 0.1, finger: 1)
    host.send(.moved, 65, 50, at: 0.2, finger: 1)
    host.send(.up, 65, 50, at: 0.3, finger: 1)
    #expect(log.entries == ["pinch ended"])
  }

  // MARK: Cancelling

  @Test func aRemovedRecognizerOnlyResets() {
    let hold = host.add("hold", LongPressMachine(), logsUpdates: true)
    host.press(at: 0)
    #expect(log.take() == ["hold pressing"])
    host.arena.cancel(hold)
    #expect(log.take() == ["hold reset"])
    host.arena.advance(to: 1)
    host.release(at: 1)
    #expect(log.entries == [])
  }

  @Test func aTapGoesAheadWhenItsRivalIsRemoved() {
    let double = host.add("double", TapMachine(count: 2))
    host.add("single", TapMachine())
    host.tap(at: 0)
    host.arena.cancel(double)
    #expect(log.entries == ["single ended"])
  }

  @Test func cancelAllResetsEverything() {
    host.add("hold", LongPressMachine(), logsUpdates: true)
    host.add("drag", DragMachine(minimumDistance: 0), .simultaneous, logsUpdates: true)
    host.press(at: 0)
    #expect(log.take() == ["hold pressing", "drag changed"])
    host.arena.cancelAll()
    #expect(log.take() == ["hold reset", "drag reset"])
    #expect(!host.arena.isTracking)
    #expect(host.arena.nextDeadline == nil)
    host.release(at: 1)
    #expect(log.entries == [])
  }

  @Test func aCancelledPointerResets() {
    host.add("drag", DragMachine(), logsUpdates: true)
    host.press(at: 0)
    host.move(80, at: 0.1)
    host.send(.cancelled, 80, 50, at: 0.2)
    #expect(log.entries == ["drag changed", "drag reset"])
    #expect(!host.arena.isTracking)
  }

  @Test func aLostReleaseIsMadeUpFor() {
    host.add("tap", TapMachine())
    host.press(at: 0)
    host.tap(at: 5)
    #expect(log.entries == ["tap ended"])
  }

  // MARK: Callbacks that change the arena

  @Test func aCallbackMayRemoveTheNextToBeCalled() {
    host.add("inner", TapMachine(), onEnd: { [unowned host] in host.arena.cancel(host.path[1]) })
    host.add("outer", TapMachine(), .simultaneous)
    host.tap(at: 0)
    #expect(log.entries == ["inner ended"])
  }

  @Test func aCallbackMayCancelEverything() {
    host.add("hold", LongPressMachine(), onEnd: { [unowned host] in host.arena.cancelAll() })
    host.add("drag", DragMachine(minimumDistance: 0), .simultaneous, logsUpdates: true)
    for start in [0.0, 10] {
      host.press(at: start)
      host.arena.advance(to: start + 0.5)
      host.release(at: start + 0.6)
      #expect(log.take() == ["drag changed", "hold ended", "drag reset"])
      #expect(!host.arena.isTracking)
    }
  }

  @Test func aCallbackMayPressAgain() {
    var presses = 0
    host.add(
      "tap", TapMachine(),
      onEnd: { [unowned host] in
        presses += 1
        if presses < 3 { host.tap(at: Double(presses)) }
      })
    host.tap(at: 0)
    #expect(log.entries == ["tap ended", "tap ended", "tap ended"])
  }

  // MARK: Sequences, bodies that run again, broken input

  @Test func aLongPressAndDragBeatsATapAndResets() {
    host.add("tap", TapMachine())
    host.add("drag", SequenceMachine(LongPressMachine(), DragMachine()), logsUpdates: true)
    host.press(at: 0)
    #expect(log.take() == ["drag pressing"])
    host.arena.advance(to: 0.5)
    #expect(log.take() == ["drag changed"])
    #expect(host.arena.hasActiveGesture)
    host.release(at: 0.6)
    #expect(log.take() == ["drag reset"])
  }

  @Test func nestedCallbacksWaitForArbitrationToo() {
    host.add("double", TapMachine(count: 2))
    let inner = TapMachine().observed(onEnd: { [log] _ in log.add("nested ended") })
    host.add("pair", SimultaneousMachine(inner, LongPressMachine()))
    host.tap(at: 0)
    #expect(log.entries == [])
    host.arena.advance(to: 1)
    #expect(log.entries == ["nested ended", "pair ended"])
  }

  @Test func newClosuresServeTheRestOfAPress() {
    let recognizer = GestureRecognizer(
      TapMachine().observed(onEnd: { [log] _ in log.add("old") }), hitTest: { ($0, true) })
    host.path = [recognizer]
    host.press(at: 0)
    recognizer.adopt(TapMachine().observed(onEnd: { [log] _ in log.add("new") }))
    host.release(at: 0.1)
    #expect(log.entries == ["new"])
  }

  @Test func aGestureOfAnotherTypeTakesOverAtTheNextPress() {
    let recognizer = GestureRecognizer(
      TapMachine().observed(onEnd: { [log] _ in log.add("tap") }), hitTest: { ($0, true) })
    host.path = [recognizer]
    host.press(at: 0)
    recognizer.adopt(LongPressMachine().observed(onEnd: { [log] _ in log.add("hold") }))
    host.release(at: 0.1)
    host.press(at: 1)
    host.arena.advance(to: 1.5)
    #expect(log.entries == ["tap", "hold"])
  }

  @Test func brokenNumbersDontCrash() {
    host.add("tap", TapMachine())
    host.add("drag", DragMachine(), .simultaneous)
    host.press(.nan, at: 0)
    host.release(at: 0.1)
    #expect(log.entries == [])
    host.press(at: .nan)
    host.move(.infinity, at: -.infinity)
    host.release(.nan, at: .nan)
    #expect(log.entries == ["tap ended"])
    host.arena.advance(to: .nan)
    host.arena.advance(to: .infinity)
  }
}
