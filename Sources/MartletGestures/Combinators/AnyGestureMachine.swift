/// A machine of any type with a known value.
package struct AnyGestureMachine<Value>: GestureMachine {
  private var base: any GestureMachine<Value>
  /// A machine of another type that takes over when the present gesture is done.
  private var successor: (any GestureMachine<Value>)?

  package init(_ base: any GestureMachine<Value>) {
    self.base = base
  }

  package var phase: GesturePhase<Value> { base.phase }
  package var deadline: Double? { base.deadline }
  package var waitsForRivals: Bool { base.waitsForRivals }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    base.advance(input, &effects)
  }

  package mutating func reset() {
    if let successor {
      base = successor
      self.successor = nil
    }
    base.reset()
  }

  package mutating func adopt(_ newer: Self) {
    successor = adoptIfSameType(&base, newer.base) ? nil : newer.base
  }
}

/// Lets a machine adopt another if both have the same type, and says whether they had.
func adoptIfSameType(
  _ machine: inout some GestureMachine, _ newer: any GestureMachine
) -> Bool {
  adoptOpened(&machine, newer)
}

private func adoptOpened<Machine: GestureMachine>(
  _ machine: inout Machine, _ newer: any GestureMachine
) -> Bool {
  guard let newer = newer as? Machine else { return false }
  machine.adopt(newer)
  return true
}

extension GestureMachine {
  package func eraseToAny() -> AnyGestureMachine<Value> {
    AnyGestureMachine(self)
  }
}
