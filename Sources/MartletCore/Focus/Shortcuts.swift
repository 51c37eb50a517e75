import Foundation
import MartletPrimitives
import Synchronization

/// Finds the control that a key presses from elsewhere in the window.
enum Shortcuts {
  /// Whether any view has a shortcut: where none has, a key costs no search.
  private static let areUsed = Atomic<Bool>(false)

  static func noteUse() {
    areUsed.store(true, ordering: .relaxed)
  }

  /// Presses the first control with the shortcut; returns whether there is one.
  ///
  /// - Complexity: goes through the elements of the window or dialog, for keys that no view has used.
  static func perform(_ key: KeyEvent, in scope: ElementNode) -> Bool {
    guard key.phase == .down, areUsed.load(ordering: .relaxed) else { return false }
    guard let control = control(for: key, in: scope) else { return false }
    control.modifier.activation?.run()
    return true
  }

  private static func control(for key: KeyEvent, in element: ElementNode) -> FocusableElement? {
    if let control = element as? FocusableElement, control.modifier.isFocusable,
      control.modifier.activation != nil,
      control.answers(to: key)
    {
      return control
    }
    for child in (element as? GroupElement)?.layoutChildren ?? element.childElements {
      if let found = control(for: key, in: child) { return found }
    }
    return nil
  }
}

extension FocusableElement {
  fileprivate func answers(to key: KeyEvent) -> Bool {
    readEnvironment { values in
      guard let shortcut = values.keyboardShortcut, values.isEnabled else { return false }
      return shortcut.matches(key, in: values.layoutDirection)
    }
  }
}

extension KeyboardShortcut {
  /// Whether a key that went down is the shortcut's, with the same keys held.
  func matches(_ event: KeyEvent, in direction: LayoutDirection) -> Bool {
    let wanted = localization.key(key, in: direction)
    guard let typed = KeyEquivalent(event), typed == wanted else { return false }
    var held = EventModifiers(event.modifiers).subtracting([.capsLock, .numericPad])
    var asked = modifiers.subtracting([.capsLock, .numericPad])
    if asked.contains(.command), !asked.contains(.control) {
      guard held.contains(.command) != held.contains(.control) else { return false }
      held.subtract([.command, .control])
      asked.remove(.command)
    }
    // Which signs need Shift depends on the keyboard; letters are the same key with and without.
    let isSign = !wanted.character.isLetter && !wanted.isNamed
    if isSign, !asked.contains(.shift) { held.remove(.shift) }
    return held == asked
  }
}
