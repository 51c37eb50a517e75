import Foundation

/// A part of a document: where it lies, and its text.
struct MarkdownBlock {
  /// The parts around it, the outermost first.
  var path: [PresentationIntent.IntentType]
  var text: String

  var isCode: Bool {
    if case .codeBlock = path.last?.kind { return true }
    return false
  }
}

/// Cuts a document into headings, paragraphs, lists, quotes and code.
///
/// Tables, HTML and link definitions are paragraphs here.
///
/// - Source: CommonMark 0.31, chapters 4 and 5.
struct BlockMarkdown {
  private(set) var blocks: [MarkdownBlock] = []
  private var lastIdentity = 0

  static func blocks(of text: String) -> [MarkdownBlock] {
    var reader = BlockMarkdown()
    reader.read(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { Substring($0) }, in: [])
    return reader.blocks
  }

  private mutating func part(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    lastIdentity += 1
    return PresentationIntent.IntentType(kind: kind, identity: lastIdentity)
  }

  private mutating func read(_ lines: [Substring], in path: [PresentationIntent.IntentType]) {
    var index: Int = 0
    while index < lines.count {
      let line: Substring = lines[index]
      if line.isBlank {
        index += 1
      } else if let fence = Fence(line) {
        index = readCode(lines, from: index, fence, in: path)
      } else if let (level, title) = Self.heading(line) {
        blocks.append(MarkdownBlock(path: path + [part(.header(level: level))], text: title))
        index += 1
      } else if Self.isThematicBreak(line) {
        blocks.append(MarkdownBlock(path: path + [part(.thematicBreak)], text: "⸻"))
        index += 1
      } else if line.trimmedStart.hasPrefix(">") {
        index = readQuote(lines, from: index, in: path)
      } else if let marker = ListMarker(line) {
        index = readList(lines, from: index, marker, in: path)
      } else {
        index = readParagraph(lines, from: index, in: path)
      }
    }
  }

  private mutating func readParagraph(
    _ lines: [Substring], from start: Int, in path: [PresentationIntent.IntentType]
  ) -> Int {
    var end: Int = start
    var text: [Substring] = []
    while end < lines.count, !lines[end].isBlank {
      let line: Substring = lines[end]
      if end > start {
        if !text.isEmpty, let level = Self.underline(line) {
          blocks.append(
            MarkdownBlock(path: path + [part(.header(level: level))], text: text.joined(separator: "\n")))
          return end + 1
        }
        if Fence(line) != nil || Self.heading(line) != nil || Self.isThematicBreak(line)
          || line.trimmedStart.hasPrefix(">") || ListMarker(line) != nil
        {
          break
        }
      }
      text.append(line.trimmedStart)
      end += 1
    }
    let joined: String = text.joined(separator: "\n").trimmingCharacters(in: .whitespaces)
    blocks.append(MarkdownBlock(path: path + [part(.paragraph)], text: joined))
    return end
  }

  private mutating func readCode(
    _ lines: [Substring], from start: Int, _ fence: Fence, in path: [PresentationIntent.IntentType]
  ) -> Int {
    var end: Int = start + 1
    var code: String = ""
    while end < lines.count, !fence.isClosed(by: lines[end]) {
      code += lines[end] + "\n"
      end += 1
    }
    blocks.append(MarkdownBlock(path: path + [part(.codeBlock(languageHint: fence.language))], text: code))
    return min(end + 1, lines.count)
  }

  private mutating func readQuote(
    _ lines: [Substring], from start: Int, in path: [PresentationIntent.IntentType]
  ) -> Int {
    var end: Int = start
    var inside: [Substring] = []
    while end < lines.count, lines[end].trimmedStart.hasPrefix(">") {
      let rest: Substring = lines[end].trimmedStart.dropFirst()
      inside.append(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
      end += 1
    }
    read(inside, in: path + [part(.blockQuote)])
    return end
  }

  private mutating func readList(
    _ lines: [Substring], from start: Int, _ first: ListMarker, in path: [PresentationIntent.IntentType]
  ) -> Int {
    let list: PresentationIntent.IntentType = part(first.number == nil ? .unorderedList : .orderedList)
    var ordinal: Int = first.number ?? 1
    var index: Int = start
    while index < lines.count, let marker = ListMarker(lines[index]), marker.character == first.character {
      var inside: [Substring] = [marker.rest]
      index += 1
      while index < lines.count {
        let line: Substring = lines[index]
        if line.isBlank {
          // A blank line belongs to the item if what follows is indented as its text.
          guard let next = lines[index...].first(where: { !$0.isBlank }), next.indent >= marker.indent else {
            break
          }
          inside.append("")
        } else if line.indent >= marker.indent {
          inside.append(line.dropFirst(marker.indent))
        } else if ListMarker(line) == nil, !lines[index - 1].isBlank, !line.trimmedStart.hasPrefix("#") {
          inside.append(line.trimmedStart)
        } else {
          break
        }
        index += 1
      }
      read(inside, in: path + [list, part(.listItem(ordinal: ordinal))])
      ordinal += 1
      while index < lines.count, lines[index].isBlank { index += 1 }
    }
    return index
  }

  private static func heading(_ line: Substring) -> (Int, String)? {
    let text: Substring = line.trimmedStart
    let level: Int = text.prefix { $0 == "#" }.count
    guard line.indent < 4, (1...6).contains(level) else { return nil }
    let rest: Substring = text.dropFirst(level)
    guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
    var title: String = rest.trimmingCharacters(in: .whitespaces)
    if title.hasSuffix("#") {
      let bare: String = String(title.reversed().drop { $0 == "#" }.reversed())
      if bare.isEmpty || bare.hasSuffix(" ") { title = bare.trimmingCharacters(in: .whitespaces) }
    }
    return (level, title)
  }

  /// The level of the heading that a line under a text makes of it.
  private static func underline(_ line: Substring) -> Int? {
    let text: String = line.trimmingCharacters(in: .whitespaces)
    guard line.indent < 4, let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
    return first == "=" ? 1 : first == "-" ? 2 : nil
  }

  private static func isThematicBreak(_ line: Substring) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    guard line.indent < 4, marks.count >= 3, let first = marks.first, "*-_".contains(first)
    else { return false }
    return marks.allSatisfy { $0 == first }
  }
}

/// The line that opens a block of code.
private struct Fence {
  private let character: Character
  private let length: Int
  let language: String?

  init?(_ line: Substring) {
    let text: Substring = line.trimmedStart
    guard line.indent < 4, let first = text.first, first == "`" || first == "~" else { return nil }
    length = text.prefix { $0 == first }.count
    guard length >= 3 else { return nil }
    let info: String = text.dropFirst(length).trimmingCharacters(in: .whitespaces)
    guard first == "~" || !info.contains("`") else { return nil }
    character = first
    language = info.split(separator: " ").first.map { String($0) }
  }

  func isClosed(by line: Substring) -> Bool {
    let text: String = line.trimmingCharacters(in: .whitespaces)
    return line.indent < 4 && text.count >= length && text.allSatisfy { $0 == character }
  }
}

/// The mark before an entry of a list.
private struct ListMarker {
  /// The mark, or what stands behind the number.
  let character: Character
  let number: Int?
  /// How far the entry's text is indented.
  let indent: Int
  let rest: Substring

  init?(_ line: Substring) {
    let text: Substring = line.trimmedStart
    guard line.indent < 4, let first = text.first else { return nil }
    var width: Int = 1
    if "-+*".contains(first) {
      character = first
      number = nil
    } else {
      let digits: Substring = text.prefix { $0.isASCII && $0.isNumber }
      let mark: Character? = text.dropFirst(digits.count).first
      guard (1...9).contains(digits.count), let mark, mark == "." || mark == ")" else { return nil }
      character = mark
      number = Int(digits)
      width = digits.count + 1
    }
    let behind: Substring = text.dropFirst(width)
    guard behind.isEmpty || behind.first == " " || behind.first == "\t" else { return nil }
    let spaces: Int = behind.isBlank ? 1 : min(behind.prefix { $0 == " " }.count, 4)
    indent = line.indent + width + max(1, spaces)
    rest = behind.dropFirst(spaces)
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var trimmedStart: Substring { drop { $0 == " " || $0 == "\t" } }
  fileprivate var indent: Int { prefix { $0 == " " }.count }
}
