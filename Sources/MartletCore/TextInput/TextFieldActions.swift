import Foundation

/// What an editor does with its text.
///
/// An object that stays, whose closures are the newest: new closures make no view differ.
package final class TextFieldActions {
  /// The text as it is now.
  package var onRead: () -> String = { "" }
  /// Takes over a text; another one may come of it.
  package var onWrite: (String) -> Void = { _ in }
  /// The keyboard came or went.
  package var onEditingChanged: (Bool) -> Void = { _ in }
  /// Return was pressed; tells whether anybody cared.
  package var onSubmit: () -> Bool = { false }

  package init() {}

  func read() -> String { Evaluation.untracked { onRead() } }
  func write(_ text: String) { Evaluation.untracked { onWrite(text) } }
  func editingChanged(_ isEditing: Bool) { Evaluation.untracked { onEditingChanged(isEditing) } }
  func submit() -> Bool { Evaluation.untracked { onSubmit() } }
}
