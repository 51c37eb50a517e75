import Foundation
import MartletPrimitives

/// What a pinch tells about itself.
package struct MagnifyValue: Equatable, Sendable {
  /// When the latest event happened, in seconds on the host's clock.
  package var time: Double
  /// The distance between the fingers now, as a multiple of the distance at the start.
  package var magnification: CGFloat
  /// In multiples per second.
  package var velocity: CGFloat
  /// The middle between the fingers at the start, in the gesture's coordinate space.
  package var startLocation: CGPoint
}

/// Recognises two fingers that move apart or together.
///
/// It ends with its latest value when one of them is lifted.
package struct MagnifyMachine: GestureMachine {
  /// Source: Apple, "MagnifyGesture.init(minimumScaleDelta:)".
  package static let defaultMinimumScaleDelta: CGFloat = 0.01

  package private(set) var phase = GesturePhase<MagnifyValue>.possible(nil)
  private var minimumScaleDelta: CGFloat
  private var fingers = FingerPair()
  private var start: FingerPair?
  private var tracker = VelocityTracker()

  package init(minimumScaleDelta: CGFloat = defaultMinimumScaleDelta) {
    self.minimumScaleDelta = sanitized(minimumScaleDelta)
  }

  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { false }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<MagnifyValue> {
    guard !phase.isFinished else { return phase }
    switch input {
    case .pointer(let pointer): if fingers.update(with: pointer) { follow(pointer) }
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func follow(_ pointer: GesturePointer) {
    guard fingers.isComplete else {
      phase = phaseWithoutPair(present: phase, isReleased: fingers.isEmpty, pointer.phase)
      if phase.isPossible { start = nil }
      return
    }
    guard let start else {
      start = fingers
      tracker = VelocityTracker()
      tracker.add(1, 0, at: pointer.time)
      return
    }
    // Fingers that start on one spot have no distance to compare with.
    guard start.span > 0 else { return }
    let magnification = fingers.span / start.span
    tracker.add(magnification, 0, at: pointer.time)
    guard phase.isActive || abs(magnification - 1) >= minimumScaleDelta else { return }
    phase = .active(
      MagnifyValue(
        time: pointer.time, magnification: magnification, velocity: tracker.velocity.width,
        startLocation: start.center))
  }

  package mutating func reset() {
    self = MagnifyMachine(minimumScaleDelta: minimumScaleDelta)
  }

  package mutating func adopt(_ newer: MagnifyMachine) {
    minimumScaleDelta = newer.minimumScaleDelta
  }
}

/// Where a gesture of two fingers stands when there are fewer: over if it had begun, failed if no finger is
/// left.
func phaseWithoutPair<Value>(
  present: GesturePhase<Value>, isReleased: Bool, _ pointerPhase: PointerPhase
) -> GesturePhase<Value> {
  if case .active(let value) = present {
    return pointerPhase == .cancelled ? .failed : .ended(value)
  }
  return isReleased ? .failed : present
}
