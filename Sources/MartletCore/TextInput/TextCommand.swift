import Foundation
import MartletPrimitives

/// What a key does in a text.
enum TextCommand: Equatable {
  enum Place: Equatable {
    case left
    case right
    case wordLeft
    case wordRight
    case lineStart
    case lineEnd
    case up
    case down
    case start
    case end
  }

  case move(Place, extending: Bool)
  case deleteBackward
  case deleteForward
  case deleteWordBackward
  case deleteWordForward
  case deleteToStart
  case deleteToEnd
  case selectAll
  case copy
  case cut
  case paste
  case undo
  case redo
  case submit
  case newLine

  /// The command of a key, by the conventions of Linux desktops; the logo key does what Apple's Command does.
  ///
  /// - Source: GTK's documentation of the key bindings of GtkText.
  init?(_ key: KeyEvent) {
    let isShifted = key.modifiers.contains(.shift)
    let isControl = key.modifiers.contains(.control)
    let isCommand = key.modifiers.contains(.command)
    let isOption = key.modifiers.contains(.option)
    let name = Self.plainName(key.name)
    func move(_ plain: Place, word: Place, far: Place) -> TextCommand {
      .move(isCommand ? far : isControl || isOption ? word : plain, extending: isShifted)
    }
    switch name {
    case "Left": self = move(.left, word: .wordLeft, far: .lineStart)
    case "Right": self = move(.right, word: .wordRight, far: .lineEnd)
    case "Up": self = move(.up, word: .up, far: .start)
    case "Down": self = move(.down, word: .down, far: .end)
    case "Home": self = .move(isControl || isCommand ? .start : .lineStart, extending: isShifted)
    case "End": self = .move(isControl || isCommand ? .end : .lineEnd, extending: isShifted)
    case "BackSpace":
      if isCommand || isControl && isShifted {
        self = .deleteToStart
      } else {
        self = isControl || isOption ? .deleteWordBackward : .deleteBackward
      }
    case "Delete":
      if isShifted, !isControl {
        self = .cut
      } else if isCommand || isControl && isShifted {
        self = .deleteToEnd
      } else {
        self = isControl || isOption ? .deleteWordForward : .deleteForward
      }
    case "Insert":
      guard isControl != isShifted else { return nil }
      self = isControl ? .copy : .paste
    case "Return", "Enter", "ISO_Enter":
      guard !isControl, !isCommand else { return nil }
      self = isOption || isShifted ? .newLine : .submit
    default:
      guard isControl || isCommand, !isOption else { return nil }
      switch (name.lowercased(), isShifted) {
      case ("a", false): self = .selectAll
      case ("c", false): self = .copy
      case ("x", false): self = .cut
      case ("v", _): self = .paste
      case ("z", false): self = .undo
      case ("z", true), ("y", false): self = .redo
      default: return nil
      }
    }
  }

  /// Keys of the number pad do what their labels say.
  private static func plainName(_ name: String) -> String {
    name.hasPrefix("KP_") ? String(name.dropFirst(3)) : name
  }
}
