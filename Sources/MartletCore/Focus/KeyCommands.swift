import Foundation
import MartletPrimitives

/// Which way an arrow key points.
///
/// - Source: Apple, "MoveCommandDirection".
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left of the screen.
  case left
  /// To the right of the screen.
  case right

  init?(_ key: String) {
    switch key {
    case "Up", "KP_Up": self = .up
    case "Down", "KP_Down": self = .down
    case "Left", "KP_Left": self = .left
    case "Right", "KP_Right": self = .right
    default: return nil
    }
  }
}

/// Runs actions for keys that are commands, when nothing inside has used them.
nonisolated public struct _KeyCommandModifier: ElementModifier {
  enum Command {
    case move((MoveCommandDirection) -> Void)
    case exit(() -> Void)
    case delete(() -> Void)
  }

  /// `nil` for no action: the key goes on to the views around.
  let command: Command?

  package var modifierName: String { "onCommand" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    KeyCommandElement(modifier, parent: parent)
  }
}

final class KeyCommandElement: ModifierElement<_KeyCommandModifier>, KeyResponder {
  func respond(to key: KeyEvent) -> Bool {
    guard let command = modifier.command, key.phase != .up,
      key.modifiers.isDisjoint(with: [.control, .option, .command, .shift])
    else { return false }
    switch command {
    case .move(let action):
      guard let direction = MoveCommandDirection(key.name) else { return false }
      Evaluation.untracked { action(direction) }
    case .exit(let action):
      guard key.name == "Escape", key.phase == .down else { return false }
      Evaluation.untracked { action() }
    case .delete(let action):
      guard key.name == "BackSpace" || key.name == "Delete" || key.name == "KP_Delete" else { return false }
      Evaluation.untracked { action() }
    }
    return true
  }
}

extension View {
  /// The view, with an action for the arrow keys while the keyboard is inside it and nothing there uses them.
  ///
  /// - Source: Apple, "onMoveCommand(perform:)".
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .move($0) }))
  }

  /// The view, with an action for Escape while the keyboard is inside it and nothing there uses it.
  ///
  /// - Source: Apple, "onExitCommand(perform:)".
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .exit($0) }))
  }

  /// The view, with an action for the keys that delete while the keyboard is inside it and nothing there uses them.
  ///
  /// - Source: Apple, "onDeleteCommand(perform:)".
  nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(_KeyCommandModifier(command: action.map { .delete($0) }))
  }
}
