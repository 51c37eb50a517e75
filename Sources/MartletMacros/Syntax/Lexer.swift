/// Cuts Swift source into tokens.
///
/// It knows as much of the language as it takes to find where brackets, strings and statements end, however
/// they are nested. Source that comes to a macro has been parsed by the compiler, so it is well formed.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() -> [Token] {
    while true {
      let startsLine = skipTrivia() || tokens.isEmpty
      guard position < bytes.count else { return tokens }
      let start = position
      let kind = scanToken()
      tokens.append(Token(kind: kind, bytes: start..<position, startsLine: startsLine))
      if kind == .punctuation { matchBracket(bytes[start]) }
    }
  }

  private mutating func matchBracket(_ byte: UInt8) {
    let index = tokens.count - 1
    if "([{".utf8.contains(byte) {
      open.append(index)
    } else if ")]}".utf8.contains(byte), let partner = open.popLast() {
      tokens[partner].partner = index
      tokens[index].partner = partner
    }
  }

  // MARK: Bytes

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isWordStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte >= 128 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  private static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

  private static func isSymbol(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  // MARK: Trivia

  /// Skips spaces and comments; returns whether a line ended among them.
  private mutating func skipTrivia() -> Bool {
    var lineEnded = false
    while position < bytes.count {
      if Self.isSpace(byte()) {
        if byte() == UInt8(ascii: "\n") || byte() == UInt8(ascii: "\r") { lineEnded = true }
        position += 1
      } else if isAt("//") {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
      } else if isAt("/*") {
        if skipBlockComment() { lineEnded = true }
      } else {
        break
      }
    }
    return lineEnded
  }

  /// Block comments nest.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var lineEnded = false
    while position < bytes.count {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if byte() == UInt8(ascii: "\n") { lineEnded = true }
        position += 1
      }
    }
    return lineEnded
  }

  // MARK: Tokens

  private mutating func scanToken() -> Token.Kind {
    let first = byte()
    if first == UInt8(ascii: "\"") { return scanString(hashes: 0) }
    if first == UInt8(ascii: "#") { return scanAfterHash() }
    if first == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, byte() != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    }
    if Self.isDigit(first) { return scanNumber() }
    if Self.isWordStart(first) {
      while Self.isWord(byte()) { position += 1 }
      return .word
    }
    if first == UInt8(ascii: "/"), isRegexAllowed, let end = regexEnd {
      position = end
      return .regex
    }
    if Self.isSymbol(first) { return scanSymbol() }
    if first == UInt8(ascii: "."), byte(1) == first {
      while byte() == UInt8(ascii: ".") || Self.isSymbol(byte()) { position += 1 }
      return .symbol
    }
    position += 1
    return .punctuation
  }

  private mutating func scanSymbol() -> Token.Kind {
    repeat { position += 1 } while Self.isSymbol(byte()) && !isAt("//") && !isAt("/*")
    return .symbol
  }

  private mutating func scanNumber() -> Token.Kind {
    let isHexadecimal = isAt("0x")
    while true {
      let current = byte()
      let isExponent = isHexadecimal ? current | 32 == UInt8(ascii: "p") : current | 32 == UInt8(ascii: "e")
      if isExponent, byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") {
        position += 2
      } else if Self.isWord(current) || (current == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
        position += 1
      } else {
        return .number
      }
    }
  }

  private mutating func scanAfterHash() -> Token.Kind {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      position += hashes
      return scanString(hashes: hashes)
    }
    if byte(hashes) == UInt8(ascii: "/") {
      position += hashes + 1
      while position < bytes.count, !isAt("/", followedByHashes: hashes) {
        position += byte() == UInt8(ascii: "\\") ? 2 : 1
      }
      position = min(position + 1 + hashes, bytes.count)
      return .regex
    }
    position += 1
    while Self.isWord(byte()) { position += 1 }
    return .pound
  }

  private func isAt(_ text: StaticString, followedByHashes hashes: Int) -> Bool {
    guard isAt(text) else { return false }
    let start = text.utf8CodeUnitCount
    return (start..<start + hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  // MARK: Strings

  private mutating func scanString(hashes: Int) -> Token.Kind {
    let isMultiline = isAt("\"\"\"")
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), isAt("\\", followedByHashes: hashes) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if isAt(isMultiline ? "\"\"\"" : "\"", followedByHashes: hashes) {
        position += (isMultiline ? 3 : 1) + hashes
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    return .string
  }

  /// Goes past a bracket and all that is in it, strings and comments included.
  private mutating func skipInterpolation() {
    var inner = Lexer(bytes)
    inner.position = position
    var depth = 0
    repeat {
      _ = inner.skipTrivia()
      guard inner.position < bytes.count else { break }
      let start = inner.position
      if inner.scanToken() == .punctuation {
        if bytes[start] == UInt8(ascii: "(") { depth += 1 }
        if bytes[start] == UInt8(ascii: ")") { depth -= 1 }
      }
    } while depth > 0
    position = inner.position
  }

  // MARK: Regular expressions

  /// Whether a slash can begin a literal here: where a value is expected, not after one.
  private var isRegexAllowed: Bool {
    guard !Self.isSpace(byte(1)), let last = tokens.last else { return false }
    switch last.kind {
    case .punctuation: return !")]}.".utf8.contains(bytes[last.bytes.lowerBound])
    case .symbol: return position > last.bytes.upperBound
    default: return false
    }
  }

  /// Where the literal that begins here ends, if it does on this line.
  private var regexEnd: Int? {
    var index = position + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += 1
    }
    return nil
  }
}
