import Foundation
import MartletPrimitives

/// Where and when a tap ended.
package struct TapValue: Equatable, Sendable {
  /// In the gesture's coordinate space.
  package var location: CGPoint
  package var globalLocation: CGPoint
  package var time: Double
}

/// Recognises a number of taps in a row.
///
/// A press counts as a tap if it is released over the view, wherever it went in between, as a click does on
/// the desktop; a user can call it off by releasing elsewhere.
package struct TapMachine: GestureMachine {
  /// The longest time from a release to the next press, in seconds: between a quick double click and the
  /// 0.4 s of `GtkSettings:gtk-double-click-time`, which GTK counts from press to press.
  package static let maximumInterval = 0.35
  /// The farthest the next press may be from the first, in points: the slop of a long press and of a drag
  /// (10 pt in Apple's signatures), as fingers are less exact than the 5 px of
  /// `GtkSettings:gtk-double-click-distance`.
  package static let maximumSpacing: CGFloat = 10

  package private(set) var phase = GesturePhase<TapValue>.possible(nil)
  private var count: Int
  private var tapsDone = 0
  private var pressedPointer: Int?
  private var firstPress = CGPoint.zero
  private var lastRelease = 0.0

  /// - Parameter count: How many taps; less than one counts as one.
  package init(count: Int = 1) {
    self.count = max(count, 1)
  }

  package var waitsForRivals: Bool { true }

  package var deadline: Double? {
    guard phase.isPossible, pressedPointer == nil, tapsDone > 0 else { return nil }
    return lastRelease + Self.maximumInterval
  }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<TapValue> {
    guard phase.isPossible else { return phase }
    switch input {
    case .pointer(let pointer): advance(with: pointer)
    case .time(let time): if isDue(at: time) { phase = .failed }
    case .cancel: phase = .failed
    }
    return phase
  }

  private mutating func advance(with pointer: GesturePointer) {
    switch pointer.phase {
    case .down:
      guard pressedPointer == nil else { return }
      if tapsDone == 0 {
        firstPress = pointer.globalLocation
      } else if isDue(at: pointer.time)
        || distance(firstPress, pointer.globalLocation) > Self.maximumSpacing
      {
        phase = .failed
        return
      }
      pressedPointer = pointer.id
    case .moved:
      return
    case .up:
      guard pressedPointer == pointer.id else { return }
      pressedPointer = nil
      guard pointer.isInside else {
        phase = .failed
        return
      }
      tapsDone += 1
      lastRelease = pointer.time
      guard tapsDone >= count else { return }
      phase = .ended(
        TapValue(
          location: pointer.location, globalLocation: pointer.globalLocation, time: pointer.time))
    case .cancelled:
      if pressedPointer == pointer.id { phase = .failed }
    }
  }

  package mutating func reset() {
    self = TapMachine(count: count)
  }

  package mutating func adopt(_ newer: TapMachine) {
    count = newer.count
  }
}

/// The distance between two points, in points.
func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(second.x - first.x, second.y - first.y)
}
