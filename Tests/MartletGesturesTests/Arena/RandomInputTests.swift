import Foundation
import MartletGestures
import MartletPrimitives
import Testing

/// What holds whatever the user and the program do.
@Suite struct RandomInputTests {
  /// Knuth's linear congruential generator (MMIX), so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  /// Counts what one recogniser's callbacks were told.
  private final class Witness {
    var isUpdated = false
    var isRemoved = false
    var callsAfterRemoval = 0
  }

  private func machine(_ kind: Int) -> any GestureMachine {
    switch kind {
    case 0: TapMachine()
    case 1: TapMachine(count: 2)
    case 2: LongPressMachine()
    case 3: DragMachine()
    case 4: SequenceMachine(LongPressMachine(), DragMachine())
    case 5: ExclusiveMachine(TapMachine(count: 2), TapMachine())
    case 6: SimultaneousMachine(MagnifyMachine(), RotateMachine())
    case 7: SequenceMachine(TapMachine(), DragMachine(minimumDistance: 0))
    default: PressMachine()
    }
  }

  private func recognizer(
    _ machine: some GestureMachine, _ priority: GesturePriority, _ witness: Witness
  ) -> GestureRecognizer {
    let observed = machine.observed(
      onUpdate: { _, _ in
        witness.isUpdated = true
        if witness.isRemoved { witness.callsAfterRemoval += 1 }
      },
      onEnd: { _ in if witness.isRemoved { witness.callsAfterRemoval += 1 } },
      onReset: { witness.isUpdated = false })
    return GestureRecognizer(observed, priority: priority) { ($0, abs($0.x) < 40) }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func everyUpdateIsReset(seed: UInt64) {
    var random = Generator(state: seed)
    let arena = GestureArena()
    let witnesses = (0..<5).map { _ in Witness() }
    let priorities: [GesturePriority] = [.normal, .normal, .simultaneous, .high]
    let path = witnesses.map { witness in
      recognizer(
        machine(.random(in: 0...8, using: &random)),
        priorities[.random(in: 0..<4, using: &random)], witness)
    }
    var time = 0.0
    for _ in 0..<150 {
      time += .random(in: 0...0.3, using: &random)
      let phases: [PointerPhase] = [.down, .moved, .moved, .up, .up, .cancelled]
      let event = PointerEvent(
        phase: phases[.random(in: 0..<6, using: &random)],
        location: CGPoint(x: .random(in: -50...50, using: &random), y: 0), time: time,
        pointer: .random(in: 0...5, using: &random) == 0 ? 1 : 0)
      arena.handle(event) { path.filter { _ in .random(in: 0...9, using: &random) > 0 } }
      if .random(in: 0...30, using: &random) == 0 {
        let index = Int.random(in: 0..<5, using: &random)
        arena.cancel(path[index])
        #expect(!witnesses[index].isUpdated)
      }
      if let deadline = arena.nextDeadline { #expect(deadline > time) }
      if !arena.isTracking { #expect(witnesses.allSatisfy { !$0.isUpdated }) }
    }
    arena.cancelAll()
    for witness in witnesses { witness.isRemoved = true }
    arena.advance(to: time + 10)
    #expect(witnesses.allSatisfy { !$0.isUpdated && $0.callsAfterRemoval == 0 })
    #expect(!arena.isTracking)
  }
}
