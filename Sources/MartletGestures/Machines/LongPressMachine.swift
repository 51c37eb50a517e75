import Foundation
import MartletPrimitives

/// Recognises a press held for a while without moving away.
///
/// The value is true, provisionally from the press on and finally when the duration is over, while the
/// pointer is still down. Releasing earlier or moving too far fails.
package struct LongPressMachine: GestureMachine {
  /// In seconds.
  ///
  /// - Source: Apple, "LongPressGesture.init(minimumDuration:maximumDistance:)".
  package static let defaultMinimumDuration = 0.5
  /// In points.
  ///
  /// - Source: as above.
  package static let defaultMaximumDistance: CGFloat = 10

  package private(set) var phase = GesturePhase<Bool>.possible(nil)
  private var minimumDuration: Double
  private var maximumDistance: CGFloat
  private var press: GesturePointer?

  /// - Parameters:
  ///   - minimumDuration: In seconds; infinity never ends, which shows the provisional value only.
  ///   - maximumDistance: In points, measured globally.
  package init(
    minimumDuration: Double = defaultMinimumDuration,
    maximumDistance: CGFloat = defaultMaximumDistance
  ) {
    self.minimumDuration = sanitized(minimumDuration)
    self.maximumDistance = sanitized(maximumDistance)
  }

  package var waitsForRivals: Bool { false }

  package var deadline: Double? {
    guard phase.isPossible, let press, minimumDuration.isFinite else { return nil }
    return press.time + minimumDuration
  }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Bool> {
    guard phase.isPossible else { return phase }
    if let time = input.time, isDue(at: time) {
      phase = .ended(true)
      return phase
    }
    switch input {
    case .pointer(let pointer): advance(with: pointer)
    case .time: break
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(with pointer: GesturePointer) {
    guard let press else {
      guard pointer.phase == .down else { return }
      press = pointer
      phase = minimumDuration > 0 ? .possible(true) : .ended(true)
      return
    }
    guard press.id == pointer.id else { return }
    switch pointer.phase {
    case .down:
      return
    case .moved:
      if distance(press.globalLocation, pointer.globalLocation) > maximumDistance { phase = .failed }
    case .up, .cancelled:
      phase = .failed
    }
  }

  package mutating func reset() {
    self = LongPressMachine(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

  package mutating func adopt(_ newer: LongPressMachine) {
    minimumDuration = newer.minimumDuration
    maximumDistance = newer.maximumDistance
  }
}
