import Foundation

/// A stretch of text in one look.
package struct MarkdownRun: Equatable, Sendable {
  package var text: String
  package var intent: InlinePresentationIntent = []
  /// Where a link leads, as it is written.
  package var link: String?
  /// Where a picture is, as it is written; the text is what stands for it.
  package var image: String?
}

/// Reads Markdown inside a line of text: emphasis, code, strikethrough, links, and escapes.
///
/// - Source: CommonMark 0.31, chapter 6 and the appendix "A parsing strategy"; GitHub Flavored Markdown 0.29,
///   "Strikethrough" and "Autolinks".
package struct InlineMarkdown {
  /// What to do with the line breaks and spaces of the source.
  package enum Breaks {
    /// They stay.
    case preserved
    /// A line break is a space, unless two spaces or a backslash stand before it.
    case folded
  }

  /// A stretch of text, or a mark that may turn out to be more.
  struct Item {
    var run: MarkdownRun
    var delimiter: Delimiter?
    var bracket: Bracket?
  }

  /// A run of asterisks, underscores or tildes.
  struct Delimiter {
    let character: Character
    let length: Int
    var left: Int
    var canOpen: Bool
    var canClose: Bool
  }

  /// An opening bracket that may begin a link or a picture.
  struct Bracket {
    let isImage: Bool
    var isActive = true
  }

  let source: [Character]
  let breaks: Breaks
  var position = 0
  var items: [Item] = []
  /// Plain characters that wait for the next mark.
  private var pending = ""

  private init(_ text: String, breaks: Breaks) {
    source = Array(text)
    self.breaks = breaks
  }

  /// Whether a text has anything that could be Markdown; most have nothing.
  package static func isNeeded(for text: String) -> Bool {
    var hasColon: Bool = false
    var hasDot: Bool = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "."): hasDot = true
      default: break
      }
    }
    return (hasColon && text.contains("://")) || (hasDot && text.contains("www."))
  }

  /// The text's stretches, neighbours of one look made one.
  package static func runs(of text: String, breaks: Breaks) -> [MarkdownRun] {
    var reader = InlineMarkdown(text, breaks: breaks)
    reader.readAll()
    var runs: [MarkdownRun] = []
    for item in reader.items where !item.run.text.isEmpty {
      if let last = runs.last, last.intent == item.run.intent, last.link == item.run.link,
        last.image == item.run.image, item.run.image == nil
      {
        runs[runs.count - 1].text += item.run.text
      } else {
        runs.append(item.run)
      }
    }
    return runs.flatMap { Autolinks.split($0) }
  }

  private mutating func readAll() {
    while position < source.count {
      switch source[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[": readBracket(isImage: false)
      case "!" where peek(1) == "[": readBracket(isImage: true)
      case "]": readClosingBracket()
      case "<": readAngle()
      case "&": readEntity()
      case "\n", "\r\n": readLineBreak()
      default:
        pending.append(source[position])
        position += 1
      }
    }
    flush()
    matchDelimiters(from: 0)
  }

  func peek(_ distance: Int) -> Character? {
    let index: Int = position + distance
    return source.indices.contains(index) ? source[index] : nil
  }

  mutating func flush() {
    guard !pending.isEmpty else { return }
    items.append(Item(run: MarkdownRun(text: pending)))
    pending = ""
  }

  mutating func appendPlain(_ text: String) { pending += text }

  mutating func append(_ run: MarkdownRun) {
    flush()
    items.append(Item(run: run))
  }

  // MARK: Marks

  private mutating func readEscape() {
    guard let next = peek(1) else {
      pending.append("\\")
      position += 1
      return
    }
    if next.isNewline {
      flush()
      items.append(Item(run: MarkdownRun(text: "\n", intent: breaks == .folded ? .lineBreak : [])))
      position += 2
    } else if next.isMarkdownPunctuation {
      pending.append(next)
      position += 2
    } else {
      pending.append("\\")
      position += 1
    }
  }

  private mutating func readLineBreak() {
    position += 1
    guard breaks == .folded else {
      pending.append("\n")
      return
    }
    let isHard: Bool = pending.hasSuffix("  ")
    while pending.last == " " { pending.removeLast() }
    flush()
    items.append(
      Item(run: MarkdownRun(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak)))
    while let next = peek(0), next == " " || next == "\t" { position += 1 }
  }

  private func runLength(of character: Character, at start: Int) -> Int {
    var end: Int = start
    while end < source.count, source[end] == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length: Int = runLength(of: "`", at: position)
    var end: Int = position + length
    while end < source.count {
      guard source[end] == "`" else {
        end += 1
        continue
      }
      let closing: Int = runLength(of: "`", at: end)
      if closing == length {
        var code: String = String(source[(position + length)..<end].map { $0.isNewline ? " " : $0 })
        if code.count > 1, code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        append(MarkdownRun(text: code, intent: .code))
        position = end + length
        return
      }
      end += closing
    }
    pending += String(repeating: "`", count: length)
    position += length
  }

  private mutating func readDelimiter() {
    let character: Character = source[position]
    let length: Int = runLength(of: character, at: position)
    let before: Character = position > 0 ? source[position - 1] : "\n"
    let after: Character = peek(length) ?? "\n"
    position += length
    guard character != "~" || length <= 2 else {
      pending += String(repeating: character, count: length)
      return
    }
    let isLeft: Bool =
      !after.isWhitespace
      && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
    let isRight: Bool =
      !before.isWhitespace
      && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
    var canOpen: Bool = isLeft
    var canClose: Bool = isRight
    if character == "_" {
      canOpen = isLeft && (!isRight || before.isMarkdownPunctuation)
      canClose = isRight && (!isLeft || after.isMarkdownPunctuation)
    }
    flush()
    let delimiter = Delimiter(
      character: character, length: length, left: length, canOpen: canOpen, canClose: canClose)
    items.append(
      Item(run: MarkdownRun(text: String(repeating: character, count: length)), delimiter: delimiter))
  }

  private mutating func readBracket(isImage: Bool) {
    flush()
    items.append(Item(run: MarkdownRun(text: isImage ? "![" : "["), bracket: Bracket(isImage: isImage)))
    position += isImage ? 2 : 1
  }
}

extension Character {
  /// What CommonMark calls punctuation: Unicode's categories P and S.
  var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
