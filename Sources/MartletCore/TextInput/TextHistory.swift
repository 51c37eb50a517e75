import Foundation

/// The changes of a text that can be taken back, the newest last.
struct TextHistory {
  struct Change {
    var offset: Int
    var removed: String
    var inserted: String
    var selectionBefore: (anchor: Int, caret: Int)

    var size: Int { removed.utf8.count + inserted.utf8.count }
  }

  /// How changes run together: letters typed one after another are taken back word by word.
  enum Kind {
    case typing
    case deleting
    case other
  }

  private var done: [Change] = []
  private var undone: [Change] = []
  private var lastKind = Kind.other
  /// A long session must not keep everything that was ever typed: a number of steps, and bytes of text in them.
  private static let most = 1000
  static let mostBytes = 1 << 24
  private var bytes = 0

  mutating func record(_ change: Change, kind: Kind) {
    undone = []
    defer { lastKind = kind }
    if kind == lastKind, var last = done.last, Self.extend(&last, with: change, kind: kind) {
      done[done.count - 1] = last
      bytes += change.size
      return
    }
    done.append(change)
    bytes += change.size
    // The newest stays, whatever its size.
    while done.count > Self.most || bytes > Self.mostBytes, done.count > 1 {
      bytes -= done.removeFirst().size
    }
  }

  /// The next change begins a step of its own.
  mutating func endTyping() {
    lastKind = .other
  }

  private static func extend(_ last: inout Change, with change: Change, kind: Kind) -> Bool {
    switch kind {
    case .typing:
      let end = last.offset + last.inserted.utf8.count
      // A word that begins after a space begins a step.
      let beginsWord =
        last.inserted.last?.isWhitespace == true && change.inserted.first?.isWhitespace == false
      guard change.offset == end, change.removed.isEmpty, !beginsWord else { return false }
      last.inserted += change.inserted
    case .deleting:
      guard last.inserted.isEmpty, change.inserted.isEmpty else { return false }
      if change.offset + change.removed.utf8.count == last.offset {
        last.removed = change.removed + last.removed
        last.offset = change.offset
      } else if change.offset == last.offset {
        last.removed += change.removed
      } else {
        return false
      }
    case .other:
      return false
    }
    return true
  }

  mutating func undo() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    lastKind = .other
    return change
  }

  mutating func redo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    lastKind = .other
    return change
  }

  /// The text became another one than the last change made of it: that becomes part of the change.
  mutating func amend(_ difference: TextDifference, from old: String, to new: String) {
    guard let last = done.popLast(), undone.isEmpty else {
      self = TextHistory()
      return
    }
    // Before the last change the text was this.
    var before = old
    let start = before.index(utf8: last.offset)
    let end = before.index(utf8: last.offset + last.inserted.utf8.count)
    guard end <= before.endIndex else {
      self = TextHistory()
      return
    }
    before.replaceSubrange(start..<end, with: last.removed)
    let whole = TextDifference(before, new)
    let removed = whole.prefix..<(before.utf8.count - whole.suffix)
    let inserted = whole.prefix..<(new.utf8.count - whole.suffix)
    lastKind = .other
    // A change that was refused altogether leaves nothing to take back.
    guard !removed.isEmpty || !inserted.isEmpty else { return }
    done.append(
      Change(
        offset: whole.prefix, removed: String(decoding: Array(before.utf8)[removed], as: UTF8.self),
        inserted: String(decoding: Array(new.utf8)[inserted], as: UTF8.self),
        selectionBefore: last.selectionBefore))
  }
}
