import Foundation
import MartletPrimitives

/// What a pointer does in a text.
package struct TextPress: Equatable, Sendable {
  package enum Phase: Hashable, Sendable {
    case down
    case moved
    case up
  }

  package var phase: Phase
  package var location: CGPoint
  package var time: Double
  package var modifiers: KeyModifiers
}

/// Follows a pointer that selects text.
///
/// A mouse puts the caret at once, before the gesture has won anything: a click is not taken from taps around the
/// text, a selection that is dragged is taken from everybody. A finger puts the caret when it is lifted where it
/// came down; when it moves, it belongs to whatever scrolls.
package struct TextSelectionMachine: GestureMachine {
  package private(set) var phase = GesturePhase<Bool>.possible(nil)
  private var handler: (TextPress) -> Void
  private var press: GesturePointer?

  /// How far a mouse moves before it drags, and a finger before it scrolls, in points; the latter as for taps.
  private static let mouseSlack: CGFloat = 2
  private static let fingerSlack: CGFloat = 10

  package init(handler: @escaping (TextPress) -> Void) {
    self.handler = handler
  }

  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { false }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Bool> {
    guard !phase.isFinished else { return phase }
    switch input {
    case .pointer(let pointer): advance(with: pointer, &effects)
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(with pointer: GesturePointer, _ effects: inout GestureEffects) {
    let isFinger = pointer.id != 0
    if pointer.phase == .down, press == nil {
      press = pointer
      if !isFinger { tell(.down, pointer, &effects) }
      return
    }
    guard let press, press.id == pointer.id else { return }
    let travelled = distance(press.globalLocation, pointer.globalLocation)
    switch pointer.phase {
    case .cancelled:
      phase = .failed
    case .up:
      if isFinger {
        if travelled <= Self.fingerSlack { tell(.down, pointer, &effects) }
      } else if phase.isActive {
        tell(.moved, pointer, &effects)
      }
      tell(.up, pointer, &effects)
      phase = phase.isActive ? .ended(true) : .failed
    case .moved, .down:
      if isFinger {
        if travelled > Self.fingerSlack { phase = .failed }
      } else if phase.isActive || travelled > Self.mouseSlack {
        phase = .active(true)
        tell(.moved, pointer, &effects)
      }
    }
  }

  private func tell(_ phase: TextPress.Phase, _ pointer: GesturePointer, _ effects: inout GestureEffects) {
    let handler = self.handler
    let press = TextPress(
      phase: phase, location: pointer.location, time: pointer.time, modifiers: pointer.event.modifiers)
    // Fingers are told at their end, which is no success of the gesture's: a reset runs all the same.
    effects.append(phase == .up || pointer.id != 0 ? .reset : .update) { handler(press) }
  }

  package mutating func reset() {
    self = TextSelectionMachine(handler: handler)
  }

  package mutating func adopt(_ newer: TextSelectionMachine) {
    handler = newer.handler
  }
}
