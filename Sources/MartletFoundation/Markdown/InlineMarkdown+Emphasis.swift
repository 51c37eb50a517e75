import Foundation

extension InlineMarkdown {
  /// Matches the runs of asterisks, underscores and tildes from an item on.
  ///
  /// What lies between two of them gets its look; what finds no partner stays text.
  mutating func matchDelimiters(from bottom: Int) {
    var closer: Int = bottom
    while closer < items.count {
      guard let closing = items[closer].delimiter, closing.canClose, closing.left > 0 else {
        closer += 1
        continue
      }
      guard let opener = opener(for: closing, before: closer, bottom: bottom) else {
        closer += 1
        continue
      }
      let used: Int = match(opener, closer)
      for index in (opener + 1)..<closer {
        items[index].delimiter = nil
      }
      shorten(opener, by: used)
      shorten(closer, by: used)
      if (items[closer].delimiter?.left ?? 0) == 0 { closer += 1 }
    }
    for index in bottom..<max(bottom, items.count) { items[index].delimiter = nil }
  }

  private func opener(for closing: Delimiter, before closer: Int, bottom: Int) -> Int? {
    var index: Int = closer - 1
    while index >= bottom {
      defer { index -= 1 }
      guard let opening = items[index].delimiter, opening.character == closing.character, opening.canOpen,
        opening.left > 0
      else { continue }
      if closing.character == "~" {
        if opening.left == closing.left { return index }
        continue
      }
      // A run that can do both must not pair with one whose length makes a multiple of three with its own.
      let isBoth: Bool = opening.canClose || closing.canOpen
      let isMultiple: Bool = (opening.length + closing.length) % 3 == 0
      if isBoth, isMultiple, opening.length % 3 != 0 || closing.length % 3 != 0 { continue }
      return index
    }
    return nil
  }

  /// Gives what lies between two runs its look; returns how many characters of each were needed.
  private mutating func match(_ opener: Int, _ closer: Int) -> Int {
    guard let opening = items[opener].delimiter, let closing = items[closer].delimiter else { return 0 }
    let used: Int
    let intent: InlinePresentationIntent
    if closing.character == "~" {
      used = closing.left
      intent = .strikethrough
    } else {
      used = opening.left >= 2 && closing.left >= 2 ? 2 : 1
      intent = used == 2 ? .stronglyEmphasized : .emphasized
    }
    for index in (opener + 1)..<closer { items[index].run.intent.insert(intent) }
    return used
  }

  private mutating func shorten(_ index: Int, by count: Int) {
    items[index].run.text.removeLast(count)
    items[index].delimiter?.left -= count
  }
}
