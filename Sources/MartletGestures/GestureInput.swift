import Foundation
import MartletPrimitives

/// A pointer event as one gesture sees it.
///
/// A gesture's view may move or scale while the gesture runs, so each event carries its own conversion:
/// positions the user's code sees are local, but how far a pointer travelled is measured globally. A view
/// that shrinks under a resting pointer (a pressed button) moves that pointer locally, though nobody moved
/// it.
package struct GesturePointer: Equatable, Sendable {
  package var event: PointerEvent
  /// In points, in the gesture's coordinate space.
  package var location: CGPoint
  /// Whether the pointer is over the content shape of the gesture's view.
  package var isInside: Bool

  package init(event: PointerEvent, location: CGPoint, isInside: Bool = true) {
    self.event = event
    self.location = location
    self.isInside = isInside
  }

  /// In points from the surface's top left corner.
  package var globalLocation: CGPoint { event.location }
  package var time: Double { event.time }
  package var phase: PointerPhase { event.phase }
  /// Tells fingers apart; 0 for the mouse.
  package var id: Int { event.pointer }
}

/// All that can happen to a gesture.
package enum GestureInput: Equatable, Sendable {
  case pointer(GesturePointer)
  /// The clock reached this time, in seconds on the host's clock.
  case time(Double)
  /// A rival won, or the view is gone: the gesture fails unless it is over already.
  case cancel

  /// When it happens; nil for a cancel, which belongs to no moment.
  package var time: Double? {
    switch self {
    case .pointer(let pointer): pointer.time
    case .time(let time): time
    case .cancel: nil
    }
  }
}
