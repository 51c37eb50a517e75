import Foundation
import MartletGestures
import Testing

@Suite struct PriorityTests {
  private let host = Host()
  private var log: Log { host.log }

  @Test func aSimultaneousGestureHappensWithTheOther() {
    host.add("child", TapMachine())
    host.add("parent", TapMachine(), .simultaneous)
    host.tap(at: 0)
    #expect(log.entries == ["child ended", "parent ended"])
  }

  @Test func aSimultaneousGestureSilencesNobody() {
    host.add("inner", TapMachine(), .simultaneous)
    host.add("outer", TapMachine())
    host.tap(at: 0)
    #expect(log.entries == ["inner ended", "outer ended"])
  }

  @Test func aTapDoesNotWaitForASimultaneousDoubleTap() {
    host.add("double", TapMachine(count: 2), .simultaneous)
    host.add("single", TapMachine())
    host.tap(at: 0)
    #expect(log.entries == ["single ended"])
    host.tap(at: 0.2)
    #expect(log.entries == ["single ended", "double ended", "single ended"])
  }

  @Test func aHighPriorityGestureGoesBeforeTheChilds() {
    host.add("child", TapMachine())
    host.add("parent", TapMachine(), .high)
    host.tap(at: 0)
    #expect(log.entries == ["parent ended"])
  }

  @Test func theOuterOfTwoHighPrioritiesGoesFirst() {
    host.add("child", TapMachine(), .high)
    host.add("parent", TapMachine(), .high)
    host.tap(at: 0)
    #expect(log.entries == ["parent ended"])
  }

  @Test func aChildsTapWaitsForAHighPriorityDoubleTap() {
    host.add("single", TapMachine())
    host.add("double", TapMachine(count: 2), .high)
    host.tap(at: 0)
    #expect(log.entries == [])
    host.tap(at: 0.2)
    host.arena.advance(to: 1)
    #expect(log.take() == ["double ended"])
    host.tap(at: 2)
    host.arena.advance(to: 3)
    #expect(log.take() == ["single ended"])
  }

  @Test func aHighPriorityLongPressLeavesTheQuickTapToTheChild() {
    host.add("tap", TapMachine())
    host.add("hold", LongPressMachine(), .high)
    host.tap(at: 0)
    #expect(log.take() == ["tap ended"])
    host.press(at: 1)
    host.arena.advance(to: 1.5)
    host.release(at: 1.6)
    #expect(log.take() == ["hold ended"])
  }
}
