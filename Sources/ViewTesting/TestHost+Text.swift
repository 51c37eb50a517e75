import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives
import SwiftUI

extension TestHost {
  // MARK: Typing

  /// Clicks into a text field and types behind what is there.
  public func type(_ text: String, into field: FoundView) {
    tap(field)
    press(.end)
    type(text)
  }

  /// Clicks into a text field and deletes all that is there.
  public func clear(_ field: FoundView) {
    tap(field)
    key("a", modifiers: .control)
    press(.delete)
  }

  /// Presses and releases a key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    let (name, characters) = Self.xName(of: key)
    self.key(name, characters: characters, modifiers: modifiers)
  }

  private static func xName(of key: KeyEquivalent) -> (name: String, characters: String) {
    switch key {
    case .upArrow: return ("Up", "")
    case .downArrow: return ("Down", "")
    case .leftArrow: return ("Left", "")
    case .rightArrow: return ("Right", "")
    case .escape: return ("Escape", "")
    case .delete: return ("BackSpace", "")
    case .deleteForward: return ("Delete", "")
    case .home: return ("Home", "")
    case .end: return ("End", "")
    case .pageUp: return ("Page_Up", "")
    case .pageDown: return ("Page_Down", "")
    case .clear: return ("Clear", "")
    case .tab: return ("Tab", "\t")
    case .space: return ("space", " ")
    case .return: return ("Return", "\r")
    default: return (String(key.character), String(key.character))
    }
  }

  // MARK: An input method

  /// Shows a text as an input method does while it is being composed; an empty one drops it.
  ///
  /// - Parameter caret: where the caret stands in it, in characters; at its end if nothing is given.
  public func composeText(_ text: String, caret: Int? = nil) {
    let offset = caret.map { text.prefix(max($0, 0)).utf8.count } ?? text.utf8.count
    textSurface.compose(text.isEmpty ? nil : TextPreedit(text: text, caret: offset))
    update()
  }

  /// Hands over a text as an input method does when it has been composed.
  public func commitText(_ text: String) {
    textSurface.commit(text)
    update()
  }

  /// Has the input method remove characters around the caret, the first one counted from there.
  public func deleteSurroundingText(offset: Int, count: Int) {
    _ = window.deliver(.textInput(.deleteSurrounding(offset: offset, count: count)))
    update()
  }

  /// What the input method was told about the text that is typed now, in words; `nil` while nothing takes text.
  public var textInputDescription: String? {
    update()
    guard let state = textSurface.textInput else { return nil }
    let hints: [(TextInputHints, String)] = [
      (.spellcheck, "spellcheck"), (.noSpellcheck, "no spellcheck"), (.wordCompletion, "word completion"),
      (.lowercase, "lowercase"), (.uppercaseCharacters, "uppercase characters"),
      (.uppercaseWords, "uppercase words"), (.uppercaseSentences, "uppercase sentences"),
      (.noEmoji, "no emoji"), (.isPrivate, "private"),
    ]
    return (["\(state.purpose)"] + hints.filter { state.hints.contains($0.0) }.map(\.1))
      .joined(separator: ", ")
  }

  /// Where the input method was told that the caret is, in points of the window or of the popover with the caret.
  public var caretFrame: CGRect? {
    update()
    return textSurface.textInput?.caret
  }

  private var textSurface: HeadlessSurface { window.keyTarget }

  // MARK: Desktop

  /// The text on the clipboard; `nil` for something that is no text.
  public var clipboard: String? {
    get { desktop.copied.text }
    set { desktop.copied.text = newValue }
  }

  /// The text that the middle button pastes.
  public var primarySelection: String? {
    get { desktop.selected.text }
    set { desktop.selected.text = newValue }
  }

  /// Whether the pointer looks as over text that can be edited.
  public var pointerIsOverText: Bool {
    update()
    return ([window] + allPopups).contains { $0.pointerShape == .text }
  }

  /// Whether nothing is going to happen by itself: no timer runs, nothing moves and nothing waits to be drawn.
  public var isIdle: Bool {
    desktop.clock.nextTimer == nil && !controller.host.needsFrame && !controller.host.isAnimating
  }
}
