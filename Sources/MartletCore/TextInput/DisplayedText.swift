import Foundation
import MartletPrimitives

/// What an editor shows of its text, and which places in both belong together.
///
/// 1. Of a long line only a window around the caret is laid out.
/// 2. Characters that would break the line or have no picture are shown as spaces of as many bytes.
/// 3. What is being composed stands in place of the selection.
/// 4. A password is shown as one dot a character.
struct DisplayedText {
  /// The part of the text that is laid out.
  let window: Range<Int>
  /// Before what is composed, that itself, and after it.
  let before: String
  let composed: String
  let after: String
  /// What the composed text stands for.
  private let replaced: Range<Int>
  /// For a password, where each character of the window begins, and the end.
  private let starts: [Int]?

  static let dot: Character = "\u{2022}"
  private static let dotLength = 3

  init(_ editing: TextEditing, window: Range<Int>, isSecure: Bool, isMultiline: Bool) {
    let text = editing.text
    self.window = window
    let selection = editing.selection.clamped(to: window)
    let replaced = editing.preedit == nil ? selection.upperBound..<selection.upperBound : selection
    self.replaced = replaced
    composed = editing.preedit.map { isSecure ? Self.dots($0.text.count) : $0.text } ?? ""
    let head = text[utf8: window.lowerBound..<replaced.lowerBound]
    let tail = text[utf8: replaced.upperBound..<window.upperBound]
    if isSecure {
      var starts: [Int] = []
      var offset = window.lowerBound
      for character in text[utf8: window] {
        starts.append(offset)
        offset += character.utf8.count
      }
      starts.append(window.upperBound)
      self.starts = starts
      before = Self.dots(head.count)
      after = Self.dots(tail.count)
    } else {
      starts = nil
      before = Self.shown(head, isMultiline: isMultiline)
      after = Self.shown(tail, isMultiline: isMultiline)
    }
  }

  private static func dots(_ count: Int) -> String { String(repeating: dot, count: count) }

  private static func shown(_ part: Substring, isMultiline: Bool) -> String {
    func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 }
    if part.utf8.allSatisfy(isPlain) { return String(part) }
    var result = String.UnicodeScalarView()
    for scalar in part.unicodeScalars {
      switch scalar.value {
      case 0x0A where isMultiline: result.append(scalar)
      case 0x00...0x1F, 0x7F: result.append(" ")
      case 0x80...0x9F: result.append("\u{A0}")
      case 0x2028, 0x2029: result.append("\u{2002}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  var string: String { before + composed + after }
  var isEmpty: Bool { before.isEmpty && composed.isEmpty && after.isEmpty }
  /// Where the composed text is shown.
  var composedRange: Range<Int> { before.utf8.count..<(before.utf8.count + composed.utf8.count) }

  /// Where a place of the text is shown.
  func shown(_ offset: Int) -> Int {
    let clamped = min(max(offset, window.lowerBound), window.upperBound)
    func length(_ range: Range<Int>) -> Int {
      guard let starts else { return range.count }
      return (Self.count(starts, below: range.upperBound) - Self.count(starts, below: range.lowerBound))
        * Self.dotLength
    }
    if clamped <= replaced.lowerBound { return length(window.lowerBound..<clamped) }
    let tail = max(clamped, replaced.upperBound)
    return before.utf8.count + composed.utf8.count + length(replaced.upperBound..<tail)
  }

  /// The place of the text that is shown at an offset.
  func place(_ shown: Int) -> Int {
    if shown < before.utf8.count { return advanced(window.lowerBound, by: shown) }
    let rest = shown - before.utf8.count - composed.utf8.count
    return rest <= 0 && !composed.isEmpty
      ? replaced.lowerBound : advanced(replaced.upperBound, by: max(rest, 0))
  }

  private func advanced(_ start: Int, by shown: Int) -> Int {
    guard let starts else { return min(start + shown, window.upperBound) }
    let index = Self.count(starts, below: start) + shown / Self.dotLength
    return starts[min(index, starts.count - 1)]
  }

  /// How many of the sorted offsets are less than one.
  private static func count(_ starts: [Int], below offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Chooses the part of a long line that is laid out: Pango takes a time that grows with the text.
enum TextWindow {
  /// Bytes: what is shorter is laid out as a whole.
  static let limit = 4096
  /// The same for text that runs in both directions, in which Pango finds the next caret in quadratic time.
  static let limitOfMixed = 1024

  /// The part around a caret; the one before stays if it will do.
  static func around(_ caret: Int, in text: String, before: Range<Int>) -> Range<Int> {
    let whole = part(around: caret, in: text, before: before, limit: limit)
    guard whole.count > limitOfMixed, text[utf8: whole].hasRightToLeft else { return whole }
    return part(around: caret, in: text, before: before, limit: limitOfMixed)
  }

  private static func part(
    around caret: Int, in text: String, before: Range<Int>, limit: Int
  ) -> Range<Int> {
    let length = text.utf8.count
    guard length > limit else { return 0..<length }
    // The least that lies on both sides of the caret, more than the widest field shows.
    let margin = limit / 4
    let isInside =
      before.count <= limit + 64 && before.count > limit / 2 && before.upperBound <= length
      && (before.lowerBound == 0 || caret >= before.lowerBound + margin)
      && (before.upperBound == length || caret <= before.upperBound - margin)
    if isInside, before.upperBound == length { return before }
    let lower = isInside ? before.lowerBound : min(max(caret - limit / 2, 0), length - limit)
    let start = text.characterStart(at: lower)
    return start..<(lower + limit >= length ? length : text.characterStart(at: start + limit))
  }
}

extension StringProtocol {
  /// Whether there may be text that runs from right to left: Hebrew, Arabic and their kin, or marks that say so.
  ///
  /// - Complexity: O(n), over bytes as long as they are Latin.
  var hasRightToLeft: Bool {
    // What is below U+0590 begins with bytes below 0xD6.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    }
  }
}
