import Foundation

extension InlineMarkdown {
  /// A bracket closes: with a destination behind it, what it encloses is a link or a picture.
  mutating func readClosingBracket() {
    position += 1
    flush()
    guard let opener = items.lastIndex(where: { $0.bracket != nil }), let bracket = items[opener].bracket
    else {
      appendPlain("]")
      return
    }
    items[opener].bracket = nil
    let start: Int = position
    if bracket.isActive, let destination = readDestination() {
      finish(opener, bracket, destination)
      return
    }
    position = start
    // ^[…](inflect: true) asks for grammatical agreement, which needs Apple's dictionaries.
    if items[..<opener].last?.run.text.hasSuffix("^") == true, skipInflection() {
      items[opener - 1].run.text.removeLast()
      items[opener].run.text = ""
      return
    }
    appendPlain("]")
  }

  private mutating func finish(_ opener: Int, _ bracket: Bracket, _ destination: String) {
    items[opener].run.text = ""
    matchDelimiters(from: opener + 1)
    for index in (opener + 1)..<max(opener + 1, items.count) {
      if bracket.isImage {
        items[index].run.image = destination
      } else {
        items[index].run.link = destination
      }
    }
    guard !bracket.isImage else { return }
    // Links hold no links.
    for index in items[..<opener].indices where items[index].bracket?.isImage == false {
      items[index].bracket?.isActive = false
    }
  }

  /// Reads `(destination "title")`; the title is not shown anywhere.
  private mutating func readDestination() -> String? {
    guard peek(0) == "(" else { return nil }
    position += 1
    skipSpace()
    let found: String? = peek(0) == "<" ? readPointedDestination() : readBareDestination()
    guard let destination = found else { return nil }
    let end: Int = position
    skipSpace()
    if let quote = peek(0), "\"'(".contains(quote), position > end {
      guard skipTitle(quote == "(" ? ")" : quote) else { return nil }
      skipSpace()
    }
    guard peek(0) == ")" else { return nil }
    position += 1
    return destination
  }

  private mutating func skipSpace() {
    while let next = peek(0), next.isWhitespace { position += 1 }
  }

  private mutating func readPointedDestination() -> String? {
    position += 1
    var text: String = ""
    while let next = peek(0), !next.isNewline, next != "<" {
      position += 1
      if next == ">" { return text }
      if next == "\\", let escaped = peek(0), escaped.isMarkdownPunctuation {
        text.append(escaped)
        position += 1
      } else {
        text.append(next)
      }
    }
    return nil
  }

  private mutating func readBareDestination() -> String? {
    var text: String = ""
    var depth: Int = 0
    while let next = peek(0), !next.isWhitespace {
      if next == "\\", let escaped = peek(1), escaped.isMarkdownPunctuation {
        text.append(escaped)
        position += 2
        continue
      }
      if next == "(" { depth += 1 }
      if next == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      text.append(next)
      position += 1
    }
    return depth == 0 ? text : nil
  }

  private mutating func skipTitle(_ closing: Character) -> Bool {
    position += 1
    while let next = peek(0) {
      position += next == "\\" ? 2 : 1
      if next == closing { return true }
    }
    return false
  }

  private mutating func skipInflection() -> Bool {
    guard peek(0) == "(", let end = source[position...].firstIndex(of: ")"),
      String(source[position...end]).contains("inflect")
    else { return false }
    position = end + 1
    return true
  }

  /// An address in angle brackets is a link; any other tag stays as it is.
  mutating func readAngle() {
    if let end = source[position...].firstIndex(of: ">") {
      let inside = String(source[(position + 1)..<end])
      if let link = Autolinks.bracketed(inside) {
        append(MarkdownRun(text: inside, link: link))
        position = end + 1
        return
      }
      let isTag: Bool = inside.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
      if isTag, !inside.contains("<") {
        append(MarkdownRun(text: "<\(inside)>", intent: .inlineHTML))
        position = end + 1
        return
      }
    }
    appendPlain("<")
    position += 1
  }

  /// A character by its name or number in HTML.
  mutating func readEntity() {
    let limit: Int = min(source.count, position + 12)
    guard let end = source[position..<limit].firstIndex(of: ";"),
      let character = Self.character(ofEntity: String(source[(position + 1)..<end]))
    else {
      appendPlain("&")
      position += 1
      return
    }
    appendPlain(character)
    position = end + 1
  }

  private static func character(ofEntity name: String) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex: Bool = digits.hasPrefix("x") || digits.hasPrefix("X")
      guard let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
        let scalar = Unicode.Scalar(code == 0 ? 0xFFFD : code)
      else { return nil }
      return String(Character(scalar))
    }
    return entities[name]
  }

  /// The entities that texts use; all of HTML's two thousand are not worth their room.
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×", "divide": "÷",
    "plusmn": "±", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "szlig": "ß", "shy": "\u{AD}",
  ]
}
