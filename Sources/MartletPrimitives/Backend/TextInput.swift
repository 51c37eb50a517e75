import Foundation

/// What kind of text is typed, for input methods and on-screen keyboards.
package enum TextInputPurpose: Hashable, Sendable {
  case freeForm
  case alphabetic
  case digits
  case number
  case phone
  case url
  case email
  case name
  case password
  case pin
}

/// What an input method should and should not do with the text.
package struct TextInputHints: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let spellcheck = TextInputHints(rawValue: 1)
  package static let noSpellcheck = TextInputHints(rawValue: 2)
  package static let wordCompletion = TextInputHints(rawValue: 4)
  package static let lowercase = TextInputHints(rawValue: 8)
  package static let uppercaseCharacters = TextInputHints(rawValue: 16)
  package static let uppercaseWords = TextInputHints(rawValue: 32)
  package static let uppercaseSentences = TextInputHints(rawValue: 64)
  package static let noEmoji = TextInputHints(rawValue: 128)
  /// What is typed must not be remembered.
  package static let isPrivate = TextInputHints(rawValue: 256)
}

/// What the input method has to know about the place where text goes.
package struct TextInputState: Equatable, Sendable {
  package var purpose: TextInputPurpose
  package var hints: TextInputHints
  /// The caret, in points of the surface: windows of input methods open beside it.
  package var caret: CGRect

  package init(purpose: TextInputPurpose = .freeForm, hints: TextInputHints = [], caret: CGRect = .zero) {
    self.purpose = purpose
    self.hints = hints
    self.caret = caret
  }
}

/// The text around the caret.
package struct SurroundingText: Equatable, Sendable {
  package var text: String
  /// UTF-8 offsets in the text; they differ if some of it is selected.
  package var caret: Int
  package var anchor: Int

  package init(text: String, caret: Int, anchor: Int) {
    self.text = text
    self.caret = caret
    self.anchor = anchor
  }
}

/// A clipboard of the desktop.
@MainActor
package protocol Clipboard: AnyObject {
  func setText(_ text: String)
  /// Asks for text, which another program may have to send first; `nil` if there is none.
  func readText(_ completion: @escaping @MainActor (String?) -> Void)
}

/// How a caret blinks, in seconds.
package struct CaretBlink: Equatable, Sendable {
  /// From one appearance to the next; `nil` for a caret that doesn't blink.
  package var period: Double?
  /// How long it goes on after the last input; then the caret stays visible.
  package var timeout: Double

  package init(period: Double?, timeout: Double) {
    self.period = period
    self.timeout = timeout
  }

  /// GTK's documented defaults: `gtk-cursor-blink-time` 1200 ms, `gtk-cursor-blink-timeout` 10 s.
  package static let standard = CaretBlink(period: 1.2, timeout: 10)
}
