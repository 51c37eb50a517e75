/// A gesture that never happens, which is what an absent optional gesture is.
package struct FailedMachine<Value>: GestureMachine {
  package init() {}

  package var phase: GesturePhase<Value> { .failed }
  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { false }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    .failed
  }

  package mutating func reset() {}
  package mutating func adopt(_ newer: Self) {}
}
