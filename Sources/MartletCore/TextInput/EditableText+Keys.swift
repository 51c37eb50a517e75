import Foundation
import MartletPrimitives

extension EditableTextElement {
  func handleKey(_ key: KeyEvent) -> Bool {
    guard key.phase != .up, style.isEnabled, let command = TextCommand(key) else { return false }
    return perform(command)
  }

  /// Does what a key stands for; returns whether it means anything here.
  private func perform(_ command: TextCommand) -> Bool {
    switch command {
    case .move(let place, let isExtending):
      move(place, extending: isExtending)
    case .deleteBackward:
      let target = editing.text.characterStart(before: editing.caret)
      change { $0.delete(to: target, isTyping: true) }
    case .deleteForward:
      let target = editing.text.characterEnd(after: editing.caret)
      change { $0.delete(to: target, isTyping: true) }
    case .deleteWordBackward:
      let target = wordStart
      change { $0.delete(to: target, isTyping: false) }
    case .deleteWordForward:
      let target = wordEnd
      change { $0.delete(to: target, isTyping: false) }
    case .deleteToStart:
      let target = lineRange.lowerBound
      change { $0.delete(to: target, isTyping: false) }
    case .deleteToEnd:
      let target = lineRange.upperBound
      change { $0.delete(to: target, isTyping: false) }
    case .selectAll:
      select { $0.selectAll() }
    case .copy:
      copy()
    case .cut:
      if copy() { change { $0.insert("") } }
    case .paste:
      paste()
    case .undo:
      change { _ = $0.undo() }
    case .redo:
      change { _ = $0.redo() }
    case .newLine:
      guard isMultiline else { return submit() }
      change { $0.insert("\n") }
    case .submit:
      return submit()
    }
    return true
  }

  /// Puts the selection on the clipboard, unless it is a password's; returns whether it did.
  @discardableResult
  private func copy() -> Bool {
    guard editing.hasSelection, !modifier.isSecure else { return false }
    host.textInput.copy(editing.selectedText)
    return true
  }

  /// Return: on touch screens a field of several lines gets a line, as on iOS; else the text is submitted.
  private func submit() -> Bool {
    if isMultiline, !metrics.keepsFocusOnSubmit {
      change { $0.insert("\n", isTyping: true) }
      return true
    }
    let isUsed = modifier.actions.submit()
    guard isMounted, isFocused else { return isUsed }
    if metrics.keepsFocusOnSubmit {
      if !isMultiline { select(isUsers: false) { $0.selectAll() } }
    } else if let target = host.focus.focused {
      host.focus.request(.outOf(target))
    }
    return isUsed
  }

  // MARK: Places

  /// A password has no words that anybody may learn of.
  private var wordStart: Int { modifier.isSecure ? 0 : editing.text.wordStart(before: editing.caret) }
  private var wordEnd: Int {
    modifier.isSecure ? editing.length : editing.text.wordEnd(after: editing.caret)
  }

  private var isRightToLeft: Bool {
    laidOut.carets?.isRightToLeft(at: shownCaret) ?? style.isRightToLeft
  }

  private var lineRange: Range<Int> {
    guard isMultiline, let carets = laidOut.carets else { return 0..<editing.length }
    let range = carets.lineRange(at: shownCaret)
    return shown.place(range.lowerBound)..<max(shown.place(range.upperBound), shown.place(range.lowerBound))
  }

  private func move(_ place: TextCommand.Place, extending isExtending: Bool) {
    if place != .up, place != .down { wantedX = nil }
    let target: Int
    switch place {
    case .left, .right:
      let toRight = place == .right
      target =
        editing.hasSelection && !isExtending ? selectionEdge(toRight: toRight) : neighbour(toRight: toRight)
    case .wordLeft: target = isRightToLeft ? wordEnd : wordStart
    case .wordRight: target = isRightToLeft ? wordStart : wordEnd
    case .lineStart: target = lineRange.lowerBound
    case .lineEnd: target = lineRange.upperBound
    case .start: target = 0
    case .end: target = editing.length
    case .up, .down: target = vertical(isUp: place == .up)
    }
    select { $0.moveCaret(to: target, extending: isExtending) }
  }

  /// The end of the selection that is further to one side, as seen.
  private func selectionEdge(toRight: Bool) -> Int {
    let range = editing.selection
    guard let carets = laidOut.carets else { return toRight ? range.upperBound : range.lowerBound }
    let first = carets.caret(at: shown.shown(range.lowerBound)).minX
    let second = carets.caret(at: shown.shown(range.upperBound)).minX
    return (first <= second) == toRight ? range.upperBound : range.lowerBound
  }

  /// The place one character to the left or right, as seen; what is one character to Swift is never split.
  private func neighbour(toRight: Bool) -> Int {
    let text = editing.text
    let isForward = toRight != isRightToLeft
    func logical() -> Int {
      isForward ? text.characterEnd(after: editing.caret) : text.characterStart(before: editing.caret)
    }
    guard let carets = laidOut.carets, !modifier.isSecure, shown.string.hasRightToLeft || style.isRightToLeft
    else { return logical() }
    var at = shownCaret
    // More steps than the longest emoji has parts.
    for _ in 0..<32 {
      guard let next = carets.offset(movedFrom: at, toRight: toRight) else { break }
      let place = shown.place(next)
      if place != editing.caret, text.characterStart(at: place) == place { return place }
      at = next
    }
    return at == shownCaret ? logical() : editing.caret
  }

  /// One line up or down; from the first and the last line to the end of the text.
  private func vertical(isUp: Bool) -> Int {
    guard isMultiline, let carets = laidOut.carets else { return isUp ? 0 : editing.length }
    let caret = carets.caret(at: shownCaret)
    let x = wantedX ?? caret.minX
    wantedX = x
    let advance = CGFloat(style.font.lineGap + style.lineSpacing)
    let y = isUp ? caret.minY - advance - style.lineHeight / 2 : caret.maxY + advance + style.lineHeight / 2
    if y < 0 { return 0 }
    if y > laidOut.size.height { return editing.length }
    return editing.text.characterStart(at: shown.place(carets.offset(nearest: CGPoint(x: x, y: y))))
  }
}
