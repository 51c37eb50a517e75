import Foundation
import MartletPrimitives

/// What a rotation of two fingers tells about itself.
package struct RotateValue: Equatable, Sendable {
  /// When the latest event happened, in seconds on the host's clock.
  package var time: Double
  /// Since the start, in radians, clockwise; goes on beyond a full turn.
  package var rotation: Double
  /// In radians per second.
  package var velocity: Double
  /// The middle between the fingers at the start, in the gesture's coordinate space.
  package var startLocation: CGPoint
}

/// Recognises two fingers that turn around each other.
///
/// It ends with its latest value when one of them is lifted.
package struct RotateMachine: GestureMachine {
  /// One degree, in radians.
  ///
  /// - Source: Apple, "RotateGesture.init(minimumAngleDelta:)".
  package static let defaultMinimumAngleDelta = Double.pi / 180

  package private(set) var phase = GesturePhase<RotateValue>.possible(nil)
  private var minimumAngleDelta: Double
  private var fingers = FingerPair()
  private var startLocation: CGPoint?
  private var lastAngle = 0.0
  private var rotation = 0.0
  private var tracker = VelocityTracker()

  /// - Parameter minimumAngleDelta: In radians.
  package init(minimumAngleDelta: Double = defaultMinimumAngleDelta) {
    self.minimumAngleDelta = sanitized(minimumAngleDelta)
  }

  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { false }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<RotateValue> {
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
      if phase.isPossible { startLocation = nil }
      return
    }
    guard let startLocation else {
      startLocation = fingers.center
      lastAngle = fingers.angle
      rotation = 0
      tracker = VelocityTracker()
      tracker.add(0, 0, at: pointer.time)
      return
    }
    rotation += shortestTurn(from: lastAngle, to: fingers.angle)
    lastAngle = fingers.angle
    tracker.add(CGFloat(rotation), 0, at: pointer.time)
    guard phase.isActive || abs(rotation) >= minimumAngleDelta else { return }
    phase = .active(
      RotateValue(
        time: pointer.time, rotation: rotation, velocity: Double(tracker.velocity.width),
        startLocation: startLocation))
  }

  /// The turn between two events, which is less than half a circle: atan2 jumps where it wraps, fingers
  /// don't.
  private func shortestTurn(from old: Double, to new: Double) -> Double {
    (new - old).remainder(dividingBy: 2 * .pi)
  }

  package mutating func reset() {
    self = RotateMachine(minimumAngleDelta: minimumAngleDelta)
  }

  package mutating func adopt(_ newer: RotateMachine) {
    minimumAngleDelta = newer.minimumAngleDelta
  }
}
