import Foundation

/// Finds characters and words by UTF-8 offsets.
///
/// - Complexity: O(1) in the text, O(n) in the word: Swift keeps strings as UTF-8, so an offset is an index.
extension String {
  func index(utf8 offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
  }

  func utf8Offset(of index: String.Index) -> Int {
    utf8.distance(from: startIndex, to: index)
  }

  subscript(utf8 range: Range<Int>) -> Substring {
    self[index(utf8: range.lowerBound)..<index(utf8: range.upperBound)]
  }

  /// The nearest boundary between characters at or before an offset.
  func characterStart(at offset: Int) -> Int {
    guard offset > 0, offset < utf8.count else { return Swift.min(Swift.max(offset, 0), utf8.count) }
    let index = self.index(utf8: offset)
    let next = utf8Offset(of: self.index(after: index))
    let start = utf8Offset(of: self.index(before: self.index(utf8: next)))
    return start <= offset && offset < next ? start : offset
  }

  func characterEnd(after offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    return utf8Offset(of: index(after: index(utf8: characterStart(at: offset))))
  }

  func characterStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    return utf8Offset(of: index(before: index(utf8: characterStart(at: offset))))
  }
}

/// What a character is to somebody who goes through a text word by word.
enum WordClass: Equatable {
  case space
  case word
  case ideograph
  case kana
  case punctuation

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .space
      return
    }
    switch scalar.value {
    case 0x3040...0x309F, 0x30A0...0x30FF, 0xFF66...0xFF9D: self = .kana
    case _ where scalar.properties.isIdeographic: self = .ideograph
    case _ where character.isWhitespace || character.isNewline: self = .space
    case _ where character.isLetter || character.isNumber || scalar == "_": self = .word
    case _ where scalar.properties.generalCategory == .nonspacingMark: self = .word
    default: self = .punctuation
    }
  }
}

extension String {
  /// Where the word begins that lies before an offset; spaces on the way are skipped.
  func wordStart(before offset: Int) -> Int {
    var index = self.index(utf8: characterStart(at: offset))
    while index > startIndex, WordClass(self[self.index(before: index)]) == .space {
      formIndex(before: &index)
    }
    guard index > startIndex else { return 0 }
    let kind = WordClass(self[self.index(before: index)])
    while index > startIndex, isPart(at: self.index(before: index), of: kind) { formIndex(before: &index) }
    return utf8Offset(of: index)
  }

  /// Where the word ends that lies after an offset; spaces on the way are skipped.
  func wordEnd(after offset: Int) -> Int {
    var index = self.index(utf8: characterStart(at: offset))
    while index < endIndex, WordClass(self[index]) == .space { formIndex(after: &index) }
    guard index < endIndex else { return utf8.count }
    let kind = WordClass(self[index])
    while index < endIndex, isPart(at: index, of: kind) { formIndex(after: &index) }
    return utf8Offset(of: index)
  }

  /// What a double click at an offset selects: a word, or the spaces or signs between two.
  func wordRange(at offset: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var start = self.index(utf8: characterStart(at: offset))
    if start == endIndex { formIndex(before: &start) }
    let kind = WordClass(self[start])
    var end = start
    while start > startIndex, isPart(at: self.index(before: start), of: kind) { formIndex(before: &start) }
    while end < endIndex, isPart(at: end, of: kind) { formIndex(after: &end) }
    return utf8Offset(of: start)..<utf8Offset(of: end)
  }

  /// An apostrophe between letters belongs to their word.
  private func isPart(at index: String.Index, of kind: WordClass) -> Bool {
    let character = self[index]
    if WordClass(character) == kind { return true }
    guard kind == .word, character == "'" || character == "\u{2019}", index > startIndex else { return false }
    let after = self.index(after: index)
    return after < endIndex && WordClass(self[self.index(before: index)]) == .word
      && WordClass(self[after]) == .word
  }
}
