import MartletPrimitives

/// Recognises a click and tells meanwhile whether a release now would count.
///
/// It is what a button is made of: the provisional value is true while the pressed pointer is over the view
/// and false while it is outside, so that the highlight follows. The final value is always true.
package struct PressMachine: GestureMachine {
  package private(set) var phase = GesturePhase<Bool>.possible(nil)
  private var pressedPointer: Int?

  package init() {}

  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { true }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Bool> {
    guard phase.isPossible else { return phase }
    switch input {
    case .pointer(let pointer): advance(with: pointer)
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(with pointer: GesturePointer) {
    if pointer.phase == .down, pressedPointer == nil {
      pressedPointer = pointer.id
    }
    guard pressedPointer == pointer.id else { return }
    switch pointer.phase {
    case .down, .moved: phase = .possible(pointer.isInside)
    case .up: phase = pointer.isInside ? .ended(true) : .failed
    case .cancelled: phase = .failed
    }
  }

  package mutating func reset() {
    self = PressMachine()
  }

  package mutating func adopt(_ newer: PressMachine) {}
}
