import Foundation
import MartletPrimitives
import Testing

@testable import MartletGestures

@Suite struct TextSelectionMachineTests {
  private final class Told {
    var phases: [TextPress.Phase] = []
  }

  /// Feeds a pointer's way and returns what the text was told, and what became of the gesture.
  private func run(
    pointer: Int, _ steps: [(PointerPhase, CGFloat)]
  ) -> (told: [TextPress.Phase], phase: GesturePhase<Bool>) {
    let told = Told()
    var machine = TextSelectionMachine { told.phases.append($0.phase) }
    for (index, (phase, x)) in steps.enumerated() {
      var effects = GestureEffects()
      let event = PointerEvent(
        phase: phase, location: CGPoint(x: x, y: 0), time: Double(index), pointer: pointer)
      _ = machine.advance(.pointer(GesturePointer(event: event, location: event.location)), &effects)
      for effect in effects.all { effect.run() }
    }
    return (told.phases, machine.phase)
  }

  @Test func aClickOfTheMouseActsAtOnceAndClaimsNothing() {
    let (told, phase) = run(pointer: 0, [(.down, 0), (.moved, 1), (.up, 1)])
    #expect(told == [.down, .up])
    #expect(phase.isFailed)
  }

  @Test func aDragOfTheMouseIsTheTexts() {
    let (told, phase) = run(pointer: 0, [(.down, 0), (.moved, 5), (.moved, 9), (.up, 9)])
    #expect(told == [.down, .moved, .moved, .moved, .up])
    #expect(phase.isEnded)
  }

  @Test func aFingerActsWhenItIsLifted() {
    let (told, _) = run(pointer: 1, [(.down, 0), (.moved, 4), (.up, 4)])
    #expect(told == [.down, .up])
  }

  @Test func aFingerThatMovesScrolls() {
    let (told, phase) = run(pointer: 1, [(.down, 0), (.moved, 14), (.up, 14)])
    #expect(told == [])
    #expect(phase.isFailed)
  }
}
