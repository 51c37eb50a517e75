import Observation
import SwiftUI

/// What one explanation does now.
@MainActor @Observable final class ExplanationState {
  /// How an explanation came to be shown.
  enum Trigger {
    case hover
    case hold
    case key
  }

  /// What shows it; `nil` while it is not shown.
  fileprivate(set) var trigger: Trigger?
  /// How many explanations there are around the view: the innermost one under the pointer is shown.
  @ObservationIgnored fileprivate var depth = 0
}

/// Sees to it that one explanation is shown at a time.
@MainActor final class ExplanationCenter {
  static let shared = ExplanationCenter()

  private weak var current: ExplanationState?

  /// Shows an explanation in place of another one.
  ///
  /// - Parameter depth: how many explanations there are around it.
  func show(_ state: ExplanationState, by trigger: ExplanationState.Trigger, depth: Int) {
    if let current, current !== state, current.trigger != nil {
      // A row's explanation goes before that of the whole group, which waits for the pointer just as long.
      if trigger == .hover, current.trigger == .hover, current.depth > depth { return }
      current.trigger = nil
    }
    state.depth = depth
    state.trigger = trigger
    current = state
  }

  /// Takes an explanation away, if it is the one that is shown.
  func hide(_ state: ExplanationState) {
    if state.trigger != nil { state.trigger = nil }
    if current === state { current = nil }
  }
}
