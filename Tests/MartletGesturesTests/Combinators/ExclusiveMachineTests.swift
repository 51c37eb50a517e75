import Foundation
import MartletGestures
import Testing

@Suite struct ExclusiveMachineTests {
  private final class Counts {
    var double = 0
    var single = 0
  }

  private func doubleBeforeSingle(
    _ counts: Counts
  ) -> ExclusiveMachine<ObservedMachine<TapMachine>, ObservedMachine<TapMachine>> {
    ExclusiveMachine(
      TapMachine(count: 2).observed(onEnd: { _ in counts.double += 1 }),
      TapMachine().observed(onEnd: { _ in counts.single += 1 }))
  }

  /// Runs the inputs and their callbacks.
  private func run(_ machine: inout some GestureMachine, _ inputs: GestureInput...) {
    for input in inputs {
      var effects = GestureEffects()
      machine.advance(input, &effects)
      for effect in effects.all { effect.run() }
    }
  }

  @Test func aSingleTapWaitsForTheDoubleTap() {
    let counts = Counts()
    var taps = doubleBeforeSingle(counts)
    run(&taps, pointer(.down, at: 0), pointer(.up, at: 0.1))
    #expect(counts.single == 0)
    #expect(taps.deadline == 0.1 + TapMachine.maximumInterval)
    run(&taps, .time(0.45))
    #expect(counts.single == 1)
    #expect(counts.double == 0)
    #expect(taps.phase.isEnded)
  }

  @Test func aDoubleTapDropsTheSingleTap() {
    let counts = Counts()
    var taps = doubleBeforeSingle(counts)
    run(&taps, pointer(.down, at: 0), pointer(.up, at: 0.1))
    run(&taps, pointer(.down, at: 0.2), pointer(.up, at: 0.3), .time(2))
    #expect(counts.single == 0)
    #expect(counts.double == 1)
  }

  @Test func aCancelDropsTheSingleTapThatWaits() {
    let counts = Counts()
    var taps = doubleBeforeSingle(counts)
    run(&taps, pointer(.down, at: 0), pointer(.up, at: 0.1), .cancel)
    #expect(taps.phase.isFailed)
    #expect(counts.single == 0)
  }

  @Test func aDragDoesNotWaitForADoubleTap() {
    var machine = ExclusiveMachine(TapMachine(count: 2), DragMachine())
    guard
      case .active(.second(let drag)) = machine.run(pointer(.down, at: 0), pointer(.moved, 20, at: 0.1))
    else {
      Issue.record("Not dragging: \(machine.phase)")
      return
    }
    #expect(drag.translation.width == 20)
    guard case .ended(.second) = machine.run(pointer(.up, 20, at: 0.2)) else {
      Issue.record("Not ended: \(machine.phase)")
      return
    }
  }

  @Test func theFirstWinsIfBothSucceedAtOnce() {
    var machine = ExclusiveMachine(TapMachine(), TapMachine())
    guard case .ended(.first) = machine.run(pointer(.down, at: 0), pointer(.up, at: 0.1)) else {
      Issue.record("The first didn't win: \(machine.phase)")
      return
    }
  }
}
