import Foundation
import MartletPrimitives

/// An element that takes text while the focusable element around it has the keyboard.
package protocol TextInputClient: ElementNode {
  /// The caret and what kind of text it is; `nil` while nothing may be typed.
  var textInputState: TextInputState? { get }
  var surroundingText: SurroundingText { get }
  /// Finished text.
  func insertText(_ text: String)
  func setPreedit(_ preedit: TextPreedit?)
  func deleteSurrounding(offset: Int, count: Int) -> Bool
  /// A key that typed nothing; returns whether it was used.
  func handleKey(_ key: KeyEvent) -> Bool
  /// The keyboard came, by a press of the pointer or otherwise.
  func focusGained(byPointer: Bool)
  func focusLost()
  /// The window became the active one, or is no longer.
  func windowActivityChanged()
  /// The middle button was pressed.
  func pastePrimary(at point: CGPoint)
}

extension FocusableElement {
  /// What takes text inside this element, if anything does.
  var textClient: (any TextInputClient)? {
    modifier.takesText ? Self.textClient(in: self) : nil
  }

  private static func textClient(in element: ElementNode) -> (any TextInputClient)? {
    for child in element.childElements {
      if let client = child as? any TextInputClient { return client }
      if child is FocusableElement { continue }
      if let client = textClient(in: child) { return client }
    }
    return nil
  }
}

extension FocusManager {
  /// What takes the text that is typed.
  package var textClient: (any TextInputClient)? { focused?.textClient }
}
