/// Recognises two gestures independently of each other.
///
/// It is recognised with the first of them, and over when both are.
package struct SimultaneousMachine<First: GestureMachine, Second: GestureMachine>: GestureMachine {
  package struct Value {
    /// The present or final value; nil if there is none yet or the gesture failed.
    package var first: First.Value?
    package var second: Second.Value?
  }

  package private(set) var phase = GesturePhase<Value>.possible(nil)
  private var first: First
  private var second: Second

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package var deadline: Double? {
    phase.isFinished ? nil : earlier(first.deadline, second.deadline)
  }

  /// Whether all that is recognised so far would wait; one gesture that needn't carries the other along.
  package var waitsForRivals: Bool {
    let firstHurries = first.phase.isRecognized && !first.waitsForRivals
    let secondHurries = second.phase.isRecognized && !second.waitsForRivals
    return !firstHurries && !secondHurries
  }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    guard !phase.isFinished else { return phase }
    first.advance(input, &effects)
    second.advance(input, &effects)
    if case .cancel = input {
      // One of the two may have ended before, but the whole has not.
      phase = .failed
    } else {
      phase = combine(first.phase, second.phase)
    }
    return phase
  }

  private func combine(
    _ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>
  ) -> GesturePhase<Value> {
    let value = Value(first: first.value, second: second.value)
    if first.isFailed && second.isFailed { return .failed }
    if first.isFinished && second.isFinished { return .ended(value) }
    // A pinch that is cancelled leaves a rotation that hasn't begun; there is no way back to possible.
    if phase.isActive || first.isRecognized || second.isRecognized { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }

  package mutating func reset() {
    first.reset()
    second.reset()
    phase = .possible(nil)
  }

  package mutating func adopt(_ newer: Self) {
    first.adopt(newer.first)
    second.adopt(newer.second)
  }
}

extension SimultaneousMachine.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
