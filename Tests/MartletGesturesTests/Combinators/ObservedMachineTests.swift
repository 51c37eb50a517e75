import Foundation
import MartletGestures
import MartletPrimitives
import Testing

@Suite struct ObservedMachineTests {
  private let log = Log()

  private func run(_ machine: inout some GestureMachine, _ inputs: GestureInput...) -> [String] {
    for input in inputs {
      var effects = GestureEffects()
      machine.advance(input, &effects)
      for effect in effects.all { effect.run() }
    }
    return log.take()
  }

  private func observed(_ machine: some GestureMachine<Bool>) -> ObservedMachine<some GestureMachine<Bool>> {
    machine.observed(
      onUpdate: { [log] value, isProvisional in log.add("update \(value) \(isProvisional)") },
      onEnd: { [log] value in log.add("end \(value)") },
      onReset: { [log] in log.add("reset") })
  }

  @Test func aLongPressUpdatesEndsAndResets() {
    var press = observed(LongPressMachine())
    #expect(run(&press, pointer(.down, at: 0)) == ["update true true"])
    #expect(run(&press, .time(0.5)) == ["end true", "reset"])
    #expect(run(&press, pointer(.up, at: 0.6)) == [])
  }

  @Test func aFailureResetsWithoutAnEnd() {
    var press = observed(LongPressMachine())
    _ = run(&press, pointer(.down, at: 0))
    #expect(run(&press, pointer(.up, at: 0.1)) == ["reset"])
  }

  @Test func nothingIsResetThatWasNeverUpdated() {
    var press = observed(LongPressMachine())
    #expect(run(&press, .cancel) == [])
  }

  @Test func aTimeForOthersIsNoNews() {
    var press = observed(LongPressMachine())
    _ = run(&press, pointer(.down, at: 0))
    #expect(run(&press, .time(0.3)) == [])
  }

  @Test func changesLeaveOutEqualValues() {
    var press = LongPressMachine().observedChanges { [log] value, _ in log.add("\(value)") }
    #expect(run(&press, pointer(.down, at: 0), pointer(.moved, 1, at: 0.1)) == ["true"])
  }

  @Test func newClosuresServeTheRestOfAGesture() {
    var press = LongPressMachine().observed(onEnd: { [log] _ in log.add("old") })
    _ = run(&press, pointer(.down, at: 0))
    press.adopt(LongPressMachine().observed(onEnd: { [log] _ in log.add("new") }))
    #expect(run(&press, .time(0.5)) == ["new"])
  }

  @Test func aMachineOfAnotherTypeTakesOverAfterTheGesture() {
    var press = LongPressMachine().eraseToAny()
    _ = run(&press, pointer(.down, at: 0))
    press.adopt(PressMachine().eraseToAny())
    #expect(press.run(.time(0.5)) == .ended(true))
    press.reset()
    #expect(press.run(pointer(.down, at: 1), pointer(.up, at: 1.1)) == .ended(true))
  }

  @Test func modifierKeysAreAskedForAtThePress() {
    var tap = TapMachine().requiring(.command)
    #expect(tap.run(pointer(.down, at: 0)) == .failed)

    tap.reset()
    guard case .pointer(var press) = pointer(.down, at: 1) else { return }
    press.event.modifiers = [.command, .shift]
    #expect(tap.run(.pointer(press), pointer(.up, at: 1.1)).isEnded)
  }

  @Test func locationsAreConverted() {
    var tap = TapMachine().located { CGPoint(x: $0.location.x + 100, y: 0) }
    #expect(
      tap.run(pointer(.down, at: 0), pointer(.up, 5, at: 0.1)).value?.location
        == CGPoint(x: 105, y: 0))
  }

  @Test func anAbsentGestureNeverHappens() {
    var none = FailedMachine<Bool>()
    #expect(none.run(pointer(.down, at: 0)) == .failed)
  }
}
