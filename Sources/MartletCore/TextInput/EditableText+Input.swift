import Foundation
import MartletGestures
import MartletPrimitives

extension EditableTextElement: TextInputClient {
  // MARK: The input method

  var textInputState: TextInputState? {
    guard style.isEnabled, isMounted else { return nil }
    let caret = caretFrame.applying(transformToSurface)
    return TextInputState(purpose: style.purpose, hints: style.hints, caret: caret)
  }

  var surroundingText: SurroundingText {
    // A password is nobody's business.
    guard !modifier.isSecure else { return SurroundingText(text: "", caret: 0, anchor: 0) }
    let range = TextWindow.around(editing.caret, in: editing.text, before: 0..<0)
    func within(_ offset: Int) -> Int {
      min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound
    }
    return SurroundingText(
      text: String(editing.text[utf8: range]), caret: within(editing.caret), anchor: within(editing.anchor))
  }

  func insertText(_ text: String) {
    guard style.isEnabled else { return }
    let clean = Self.cleaned(text, isMultiline: isMultiline)
    if clean.isEmpty {
      setPreedit(nil)
    } else {
      change { $0.insert(clean, isTyping: true) }
    }
  }

  func setPreedit(_ preedit: TextPreedit?) {
    guard style.isEnabled, editing.preedit != preedit else { return }
    editing.setPreedit(preedit)
    contentChanged()
    restartBlinking()
  }

  func deleteSurrounding(offset: Int, count: Int) -> Bool {
    guard style.isEnabled else { return false }
    var isDone = false
    change { isDone = $0.deleteAround(offset: offset, count: count) }
    return isDone
  }

  /// Line breaks become spaces in a field of one line; other control characters can't be typed.
  private static func cleaned(_ text: String, isMultiline: Bool) -> String {
    func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 }
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text {
      if character.isNewline {
        result.append(isMultiline ? "\n" : " ")
      } else if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        result.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: Changes

  /// Changes the text and tells the binding, once.
  func change(_ work: (inout TextEditing) -> Void) {
    let before = editing.text
    let hadPreedit = editing.preedit != nil
    work(&editing)
    wantedX = nil
    if !editing.text.hasSameBytes(as: before) {
      publish()
      contentChanged()
    } else if hadPreedit {
      contentChanged()
    } else {
      caretMoved()
    }
    restartBlinking()
  }

  /// Writes the text and takes over what became of it: a setter may have refused or changed it.
  private func publish() {
    let actions = modifier.actions
    let text = editing.text
    actions.write(text)
    let answer = actions.read()
    // The setter may have changed the text by way of the view, too.
    guard !answer.hasSameBytes(as: editing.text) else { return }
    editing.adopt(answer, isAnswer: true)
  }

  /// Changes the selection only.
  ///
  /// - Parameter isUsers: whether the user selects, which makes it what the middle button pastes.
  func select(isUsers: Bool = true, _ work: (inout TextEditing) -> Void) {
    finishComposing()
    work(&editing)
    caretMoved(isUsers: isUsers)
    restartBlinking()
  }

  private func caretMoved(isUsers: Bool = false) {
    moveWindow()
    keepCaretVisible()
    invalidateLayer()
    if isUsers, editing.hasSelection, !modifier.isSecure { host.textInput.setPrimary(editing.selectedText) }
  }

  /// Lets the input method drop what it is composing, because the user goes elsewhere.
  private func finishComposing() {
    guard editing.preedit != nil else { return }
    host.textInput.resetComposing()
    if editing.preedit != nil { setPreedit(nil) }
  }

  // MARK: Focus

  func focusGained(byPointer: Bool) {
    isFocused = true
    if !byPointer {
      if metrics.selectsAllOnFocus {
        editing.selectAll()
      } else {
        editing.moveCaret(to: editing.length)
      }
    }
    moveWindow()
    keepCaretVisible()
    invalidateLayer()
    restartBlinking()
    modifier.actions.editingChanged(true)
  }

  func focusLost() {
    finishComposing()
    isFocused = false
    stopBlinking()
    display = nil
    if window.count < editing.length { layouts = [] }
    keepCaretVisible()
    invalidateLayer()
    modifier.actions.editingChanged(false)
  }

  func windowActivityChanged() {
    invalidateLayer()
    restartBlinking()
  }

  // MARK: Pointer

  func pressed(_ press: TextPress) {
    switch press.phase {
    case .down: pressBegan(press)
    case .moved: pressMoved(press)
    case .up: break
    }
  }

  private func pressBegan(_ press: TextPress) {
    guard isFocused else { return }
    let count = clickCount(press)
    lastPress = (press.time, press.location, count)
    wantedX = nil
    let place = self.place(at: press.location)
    if press.modifiers.contains(.shift), count == 1 {
      select { $0.moveCaret(to: place, extending: true) }
      pressedRange = editing.anchor..<editing.anchor
      return
    }
    pressedRange = range(at: place, count: count)
    select { $0.select(anchor: pressedRange.lowerBound, caret: pressedRange.upperBound) }
  }

  /// One click is a place, two a word, three the whole line.
  private func range(at place: Int, count: Int) -> Range<Int> {
    if count == 1 { return place..<place }
    if count >= 3 || modifier.isSecure { return 0..<editing.length }
    return editing.text.wordRange(at: place)
  }

  private func clickCount(_ press: TextPress) -> Int {
    guard let last = lastPress else { return 1 }
    let metrics = self.metrics
    let isNear =
      abs(last.location.x - press.location.x) <= metrics.multipleClickDistance
      && abs(last.location.y - press.location.y) <= metrics.multipleClickDistance
    guard isNear, press.time - last.time <= metrics.multipleClickTime else { return 1 }
    return last.count % 3 + 1
  }

  /// A drag that began with a double click goes on by words.
  private func pressMoved(_ press: TextPress) {
    guard isFocused, let last = lastPress else { return }
    let place = self.place(at: press.location)
    let range = last.count == 1 ? place..<place : self.range(at: place, count: last.count)
    let isBackward = range.lowerBound < pressedRange.lowerBound
    let anchor = isBackward ? pressedRange.upperBound : pressedRange.lowerBound
    let caret = isBackward ? range.lowerBound : max(range.upperBound, pressedRange.upperBound)
    guard anchor != editing.anchor || caret != editing.caret else { return }
    select { $0.select(anchor: anchor, caret: caret) }
  }

  func pastePrimary(at point: CGPoint) {
    guard style.isEnabled else { return }
    let place = self.place(at: convertFromSurface(point))
    select { $0.moveCaret(to: place) }
    paste(fromPrimary: true)
  }

  func paste(fromPrimary isPrimary: Bool = false) {
    host.textInput.paste(fromPrimary: isPrimary) { [weak self] text in
      guard let self, isMounted, isFocused, style.isEnabled else { return }
      let clean = Self.cleaned(text, isMultiline: isMultiline)
      if !clean.isEmpty { change { $0.insert(clean) } }
    }
  }
}
