import Foundation
import MartletPrimitives

/// An input method that does what a script says, in the order in which a desktop's would.
extension HeadlessSurface {
  /// A key on its way through the input method; returns whether it was used.
  ///
  /// 1. Views around the text may take it, unless something is being composed.
  /// 2. A key that types something becomes text. While something is composed, Return accepts it, Escape and
  ///    Backspace drop it, and any other key that types accepts it first.
  /// 3. What is left comes as a key.
  func type(_ key: KeyEvent) -> Bool {
    var key = key
    if !isComposing, send(.textInput(.preview(key))) { return true }
    key.wasPreviewed = true
    guard textInput != nil else { return send(.key(key)) }
    if isComposing {
      if key.phase == .up { return true }
      if key.name == "Return" || key.name == "KP_Enter" {
        commit(composed)
        return true
      }
      if key.name == "Escape" || key.name == "BackSpace" {
        compose(nil)
        return true
      }
    }
    let isCommand = !key.modifiers.isDisjoint(with: [.control, .option, .command])
    let isText = key.characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !key.characters.isEmpty, isText, !isCommand else { return send(.key(key)) }
    // The release of a key that typed something belongs to the input method, too.
    if key.phase == .up { return true }
    if isComposing { commit(composed) }
    return send(.text(key.characters))
  }

  /// Shows text that is being composed; `nil` drops it.
  package func compose(_ preedit: TextPreedit?) {
    guard textInput != nil else { return }
    composed = preedit?.text ?? ""
    isComposing = preedit.map { !$0.text.isEmpty } ?? false
    _ = send(.textInput(.preedit(isComposing ? preedit : nil)))
  }

  /// Hands over finished text in place of what is being composed, in the order GTK's contexts use: the composed
  /// text goes before the finished one comes.
  package func commit(_ text: String) {
    guard textInput != nil else { return }
    if isComposing { compose(nil) }
    _ = send(.text(text))
  }
}
