import Foundation
import MartletPrimitives

/// A text with a selection and the ways to change both: an editor without its looks.
///
/// Offsets count UTF-8 bytes and lie between characters. What an input method is composing is not part of the
/// text: it is shown in place of the selection until it is finished, as Apple's bindings get nothing of it before.
struct TextEditing {
  private(set) var text = ""
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where the caret is: the selection's other end.
  private(set) var caret = 0
  private(set) var preedit: TextPreedit?
  private var history = TextHistory()

  init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
  }

  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var hasSelection: Bool { anchor != caret }
  var selectedText: String { String(text[utf8: selection]) }
  var length: Int { text.utf8.count }

  // MARK: Selection

  mutating func select(anchor: Int, caret: Int) {
    self.anchor = text.characterStart(at: anchor)
    self.caret = text.characterStart(at: caret)
    history.endTyping()
  }

  mutating func moveCaret(to offset: Int, extending isExtending: Bool = false) {
    select(anchor: isExtending ? anchor : offset, caret: offset)
  }

  mutating func selectAll() {
    select(anchor: 0, caret: length)
  }

  // MARK: Changes

  /// Puts text in place of the selection.
  mutating func insert(_ new: String, isTyping: Bool = false) {
    preedit = nil
    replace(selection, with: new, kind: isTyping ? .typing : .other)
  }

  /// Removes the selection, or else what lies between the caret and an offset.
  mutating func delete(to offset: Int, isTyping: Bool) {
    if hasSelection {
      replace(selection, with: "", kind: .other)
    } else {
      let end = text.characterStart(at: offset)
      replace(min(caret, end)..<max(caret, end), with: "", kind: isTyping ? .deleting : .other)
    }
  }

  /// Removes characters around the caret, as an input method asks for.
  ///
  /// - Parameters: in Unicode scalars, the first one counted from the caret.
  /// - Returns: whether there were that many.
  mutating func deleteAround(offset: Int, count: Int) -> Bool {
    let scalars = text.unicodeScalars
    let from = text.index(utf8: caret)
    guard count > 0,
      let start = scalars.index(
        from, offsetBy: offset, limitedBy: offset < 0 ? scalars.startIndex : scalars.endIndex),
      let end = scalars.index(start, offsetBy: count, limitedBy: scalars.endIndex)
    else { return false }
    replace(text.utf8Offset(of: start)..<text.utf8Offset(of: end), with: "", kind: .other)
    return true
  }

  /// Removes a stretch and puts it in at another place.
  private mutating func replace(_ range: Range<Int>, with new: String, kind: TextHistory.Kind) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let change = TextHistory.Change(
      offset: range.lowerBound, removed: String(text[utf8: range]), inserted: new,
      selectionBefore: (anchor, caret))
    history.record(change, kind: kind)
    text.replaceSubrange(text.index(utf8: range.lowerBound)..<text.index(utf8: range.upperBound), with: new)
    // What was inserted may join with what stands before or after it into one character.
    let end = range.lowerBound + new.utf8.count
    let start = text.characterStart(at: end)
    caret = start == end ? end : text.characterEnd(after: start)
    anchor = caret
  }

  mutating func setPreedit(_ new: TextPreedit?) {
    preedit = new.flatMap { $0.text.isEmpty ? nil : $0 }
    if preedit != nil { history.endTyping() }
  }

  // MARK: Undo

  /// Takes the last change back; returns whether there was one.
  mutating func undo() -> Bool {
    guard let change = history.undo() else { return false }
    apply(from: change.offset, removing: change.inserted, inserting: change.removed)
    anchor = min(change.selectionBefore.anchor, length)
    caret = min(change.selectionBefore.caret, length)
    return true
  }

  /// Does again what was taken back; returns whether there was anything.
  mutating func redo() -> Bool {
    guard let change = history.redo() else { return false }
    apply(from: change.offset, removing: change.removed, inserting: change.inserted)
    caret = change.offset + change.inserted.utf8.count
    anchor = caret
    return true
  }

  private mutating func apply(from offset: Int, removing old: String, inserting new: String) {
    let start = text.index(utf8: offset)
    text.replaceSubrange(start..<text.index(utf8: offset + old.utf8.count), with: new)
  }

  // MARK: Changes from outside

  /// Takes over a text that somebody else has set, with the caret where it makes sense.
  ///
  /// 1. At the end it stays at the end.
  /// 2. In a text of the same length it keeps its place: a setter may have changed letters to capitals.
  /// 3. Otherwise it stays with what it stood at, if that is still there.
  ///
  /// - Parameter isAnswer: whether it is what became of the last change made here, so that undoing goes on working.
  mutating func adopt(_ new: String, isAnswer: Bool) {
    var new = new
    new.makeContiguousUTF8()
    let old = text
    let difference = TextDifference(old, new)
    func moved(_ offset: Int) -> Int {
      if offset == old.utf8.count { return new.utf8.count }
      if old.utf8.count == new.utf8.count { return offset }
      if offset <= difference.prefix { return offset }
      let fromEnd = old.utf8.count - offset
      return fromEnd <= difference.suffix ? new.utf8.count - fromEnd : new.utf8.count - difference.suffix
    }
    let places = (moved(anchor), moved(caret))
    text = new
    anchor = new.characterStart(at: places.0)
    caret = new.characterStart(at: places.1)
    if isAnswer {
      history.amend(difference, from: old, to: new)
    } else {
      history = TextHistory()
    }
  }
}

/// What two texts have in common at both ends, in bytes.
struct TextDifference {
  let prefix: Int
  let suffix: Int

  /// - Complexity: O(n), a comparison of bytes.
  init(_ old: String, _ new: String) {
    var old = old
    var new = new
    (prefix, suffix) = old.withUTF8 { old in
      new.withUTF8 { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
  }
}
