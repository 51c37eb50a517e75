import Foundation
import MartletPrimitives

/// What a drag tells about itself.
package struct DragValue: Equatable, Sendable {
  /// How long a drag would glide on at its present velocity, in seconds.
  ///
  /// - Source: Apple's public interface file (iOS 17 SDK), where `DragGesture.Value.velocity` is inlined as
  ///   four times the distance from the location to the predicted end.
  package static let predictionTime = 0.25

  /// When the latest event happened, in seconds on the host's clock.
  package var time: Double
  /// Where the press began, in the gesture's coordinate space at that moment.
  package var startLocation: CGPoint
  package var location: CGPoint
  package var globalStartLocation: CGPoint
  package var globalLocation: CGPoint
  /// In points per second, in the gesture's coordinate space.
  package var velocity: CGSize

  /// From the press, not from where the drag was recognised.
  ///
  /// - Source: Apple, "DragGesture.Value.translation": location − startLocation.
  package var translation: CGSize {
    CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
  }

  package var predictedEndLocation: CGPoint {
    CGPoint(
      x: location.x + velocity.width * Self.predictionTime,
      y: location.y + velocity.height * Self.predictionTime)
  }

  package var predictedEndTranslation: CGSize {
    CGSize(
      width: predictedEndLocation.x - startLocation.x,
      height: predictedEndLocation.y - startLocation.y)
  }
}

/// Recognises a pressed pointer that moves, and follows it until the release.
package struct DragMachine: GestureMachine {
  /// In points.
  ///
  /// - Source: Apple, "DragGesture.init(minimumDistance:coordinateSpace:)"; fact n221.
  package static let defaultMinimumDistance: CGFloat = 10

  package private(set) var phase = GesturePhase<DragValue>.possible(nil)
  private var minimumDistance: CGFloat
  private var press: GesturePointer?
  private var tracker = VelocityTracker()

  /// - Parameter minimumDistance: In points, measured globally; zero starts the drag at the press.
  package init(minimumDistance: CGFloat = defaultMinimumDistance) {
    self.minimumDistance = sanitized(minimumDistance)
  }

  package var deadline: Double? { nil }
  package var waitsForRivals: Bool { false }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<DragValue> {
    guard !phase.isFinished else { return phase }
    switch input {
    case .pointer(let pointer): advance(with: pointer)
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(with pointer: GesturePointer) {
    if pointer.phase == .down, press == nil {
      press = pointer
    }
    guard let press, press.id == pointer.id else { return }
    guard pointer.phase != .cancelled else {
      phase = .failed
      return
    }
    tracker.add(pointer.location.x, pointer.location.y, at: pointer.time)
    let travelled = distance(press.globalLocation, pointer.globalLocation)
    let isDragging = phase.isActive || travelled >= minimumDistance
    let value = DragValue(
      time: pointer.time, startLocation: press.location, location: pointer.location,
      globalStartLocation: press.globalLocation, globalLocation: pointer.globalLocation,
      velocity: tracker.velocity)
    // A release may be the first event that tells of the move, if the moves before it were merged into it.
    switch (pointer.phase, isDragging) {
    case (.up, true): phase = .ended(value)
    case (.up, false): phase = .failed
    case (_, true): phase = .active(value)
    case (_, false): break
    }
  }

  package mutating func reset() {
    self = DragMachine(minimumDistance: minimumDistance)
  }

  package mutating func adopt(_ newer: DragMachine) {
    minimumDistance = newer.minimumDistance
  }
}
