import MartletPrimitives

/// Recognises one gesture and then another.
///
/// It counts as recognised when the first gesture succeeds: from then on it is active, and a release that
/// makes the second gesture fail cancels it.
package struct SequenceMachine<First: GestureMachine, Second: GestureMachine>: GestureMachine {
  package enum Value {
    case first(First.Value)
    /// The first gesture has ended; nil while the second shows nothing yet.
    case second(First.Value, Second.Value?)
  }

  package private(set) var phase = GesturePhase<Value>.possible(nil)
  private var first: First
  private var second: Second
  private var firstResult: First.Value?
  /// The latest event of each pointer that is down.
  private var pressed: [GesturePointer] = []

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package var deadline: Double? {
    guard !phase.isFinished else { return nil }
    return firstResult == nil ? first.deadline : second.deadline
  }

  /// The first gesture's way, because recognition is its success.
  package var waitsForRivals: Bool { first.waitsForRivals }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    guard !phase.isFinished else { return phase }
    track(input)
    if let firstResult {
      phase = combine(firstResult, second.advance(input, &effects))
      return phase
    }
    switch first.advance(input, &effects) {
    case .possible(let value): phase = .possible(value.map(Value.first))
    case .active(let value): phase = .active(.first(value))
    case .failed: phase = .failed
    case .ended(let value):
      firstResult = value
      startSecond(at: input.time, &effects)
      phase = combine(value, second.phase)
    }
    return phase
  }

  private mutating func track(_ input: GestureInput) {
    guard case .pointer(let pointer) = input else { return }
    let isKnown = pressed.contains { $0.id == pointer.id }
    pressed.removeAll { $0.id == pointer.id }
    if pointer.phase == .down || (pointer.phase == .moved && isKnown) {
      pressed.append(pointer)
    }
  }

  /// Shows the second gesture the pointers that are still down, as presses that happen now.
  ///
  /// A drag after a long press starts without lifting the finger, though the press itself belonged to the
  /// first gesture: the second only receives events after the first succeeds (Apple,
  /// "Gesture.sequenced(before:)").
  private mutating func startSecond(at time: Double?, _ effects: inout GestureEffects) {
    for pointer in pressed {
      var press = pointer
      press.event.phase = .down
      press.event.time = time ?? pointer.time
      second.advance(.pointer(press), &effects)
    }
  }

  private func combine(
    _ firstValue: First.Value, _ secondPhase: GesturePhase<Second.Value>
  ) -> GesturePhase<Value> {
    switch secondPhase {
    case .possible(let value): .active(.second(firstValue, value))
    case .active(let value): .active(.second(firstValue, value))
    case .ended(let value): .ended(.second(firstValue, value))
    case .failed: .failed
    }
  }

  package mutating func reset() {
    first.reset()
    second.reset()
    self = Self(first, second)
  }

  package mutating func adopt(_ newer: Self) {
    first.adopt(newer.first)
    second.adopt(newer.second)
  }
}

extension SequenceMachine.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
