/// Recognises one of two gestures, the first by preference.
///
/// It follows the rules of the arena, in small: the first gesture succeeds at once and ends the second; the
/// second is held back until the first has failed, unless it is of the kind that doesn't wait.
package struct ExclusiveMachine<First: GestureMachine, Second: GestureMachine>: GestureMachine {
  package enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  private enum Winner {
    case undecided
    case first
    case second
  }

  package private(set) var phase = GesturePhase<Value>.possible(nil)
  private var first: First
  private var second: Second
  private var winner = Winner.undecided
  /// What the second gesture wants to call if the first one fails.
  private var heldEffects = GestureEffects()

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package var deadline: Double? {
    guard !phase.isFinished else { return nil }
    return switch winner {
    case .undecided: earlier(first.deadline, second.deadline)
    case .first: first.deadline
    case .second: second.deadline
    }
  }

  package var waitsForRivals: Bool {
    switch winner {
    case .undecided: first.waitsForRivals || second.waitsForRivals
    case .first: first.waitsForRivals
    case .second: second.waitsForRivals
    }
  }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    guard !phase.isFinished else { return phase }
    switch (winner, input) {
    case (.undecided, .cancel): cancel(&effects)
    case (.undecided, _): phase = compete(input, &effects)
    case (.first, _): phase = first.advance(input, &effects).map(Value.first)
    case (.second, _): phase = second.advance(input, &effects).map(Value.second)
    }
    return phase
  }

  private mutating func compete(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    var secondEffects = GestureEffects()
    let firstPhase = first.advance(input, &effects)
    let secondPhase = second.advance(input, &secondEffects)

    if firstPhase.isRecognized {
      winner = .first
      heldEffects.append(secondEffects)
      second.advance(.cancel, &heldEffects)
      effects.append(heldEffects.take().resetsOnly)
      return firstPhase.map(Value.first)
    }
    if firstPhase.isFailed {
      winner = .second
      effects.append(heldEffects.take())
      effects.append(secondEffects)
      return secondPhase.map(Value.second)
    }
    switch secondPhase {
    case .possible:
      effects.append(secondEffects)
    case .failed:
      effects.append(heldEffects.take().resetsOnly)
      effects.append(secondEffects.resetsOnly)
    case .active, .ended:
      heldEffects.append(secondEffects)
      guard !second.waitsForRivals else { break }
      winner = .second
      first.advance(.cancel, &effects)
      effects.append(heldEffects.take())
      return secondPhase.map(Value.second)
    }
    return .possible(provisionalValue)
  }

  /// Fails both; the second may have succeeded already and been held back, so that its machine can't fail
  /// any more.
  private mutating func cancel(_ effects: inout GestureEffects) {
    first.advance(.cancel, &effects)
    second.advance(.cancel, &heldEffects)
    effects.append(heldEffects.take().resetsOnly)
    phase = .failed
  }

  private var provisionalValue: Value? {
    if let value = first.phase.value { return .first(value) }
    if second.phase.isPossible, let value = second.phase.value { return .second(value) }
    return nil
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

extension ExclusiveMachine.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
