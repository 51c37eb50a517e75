import Foundation
import MartletPrimitives

/// Whether and how a scroll view moves.
///
/// - Source: Apple, "ScrollPhase".
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  /// It rests.
  case idle
  /// A finger lies on it, and may come to scroll it.
  case tracking
  /// The user moves it.
  case interacting
  /// It goes on after the user let go.
  case decelerating
  /// It moves to where code sent it.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }

  /// The case's name.
  public var debugDescription: String {
    switch self {
    case .idle: return "idle"
    case .tracking: return "tracking"
    case .interacting: return "interacting"
    case .decelerating: return "decelerating"
    case .animating: return "animating"
    }
  }
}

/// What is known when a scroll view's phase changes.
///
/// - Source: Apple, "ScrollPhaseChangeContext".
public struct ScrollPhaseChangeContext: Sendable {
  /// Where the content lies.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points per second; `nil` if it doesn't.
  public let velocity: CGVector?
}

extension ScrollMotion {
  /// The phase that users see.
  var phase: ScrollPhase {
    switch self {
    case .none: return .idle
    case .dragged, .padded, .wheel: return .interacting
    case .fling, .settling: return .decelerating
    case .shown: return .animating
    }
  }

  /// In points per second, by the content's offset; `nil` where nothing tells.
  var velocity: CGVector? {
    switch self {
    case .fling(let velocity), .settling(_, let velocity):
      return CGVector(dx: velocity.width, dy: velocity.height)
    case .none, .dragged, .padded, .wheel, .shown:
      return nil
    }
  }
}

/// Runs an action when a scroll view's phase changes.
nonisolated struct _ScrollPhaseModifier: ScrollConnecting {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func makeConnection() -> ScrollPhaseConnection { ScrollPhaseConnection(action: action) }
  func update(_ connection: ScrollPhaseConnection) { connection.action = action }
}

final class ScrollPhaseConnection: ScrollConnection {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  override func phaseChanged(_ scroll: ScrollElement, from old: ScrollPhase, to new: ScrollPhase) {
    let context = ScrollPhaseChangeContext(geometry: scroll.scrollGeometry, velocity: scroll.motion.velocity)
    scroll.host.enqueueAction(of: scroll) { [weak self] in self?.action(old, new, context) }
  }
}

extension View {
  /// The view, with an action for when the scroll view inside begins, changes or ends its motion.
  ///
  /// - Source: Apple, "onScrollPhaseChange(_:)".
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// The view, with an action for when the scroll view inside begins, changes or ends its motion.
  ///
  /// - Source: Apple, "onScrollPhaseChange(_:)".
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
