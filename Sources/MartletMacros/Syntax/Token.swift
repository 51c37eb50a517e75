/// A piece of Swift source that means something; spaces and comments lie between tokens.
struct Token {
  enum Kind {
    /// A name or keyword; in backticks too.
    case word
    case number
    /// A string literal, whole, with what is interpolated.
    case string
    /// A regular expression literal.
    case regex
    /// A run of operator characters, such as `=`, `->` or `?`.
    case symbol
    /// One of `( ) [ ] { } , ; : @ . \`.
    case punctuation
    /// A word with a number sign, such as `#if`.
    case pound
  }

  var kind: Kind
  /// In bytes of the source.
  var bytes: Range<Int>
  /// Whether it is the first on its line.
  var startsLine: Bool
  /// For a bracket, the token of the other one.
  var partner: Int?
}

/// A piece of Swift source, cut into tokens.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes)
    tokens = lexer.run()
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a token; empty past the end.
  func text(of index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].bytes) : ""
  }

  /// The text of some tokens, with what lies between them.
  func text(of range: Range<Int>) -> String {
    text(bytes(of: range))
  }

  /// Where some tokens lie.
  func bytes(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].bytes.lowerBound..<tokens[last].bytes.upperBound
  }

  func kind(of index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Whether nothing lies between a token and the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return false }
    return tokens[index - 1].bytes.upperBound == tokens[index].bytes.lowerBound
  }

  /// Whether a space, a bracket or the end follows a token.
  func hasSpaceAfter(_ index: Int) -> Bool {
    let end = tokens[index].bytes.upperBound
    return end >= bytes.count || Lexer.isSpace(bytes[end])
  }

  /// The token after a bracket's contents, or the next one.
  func next(after index: Int) -> Int {
    if let partner = tokens[index].partner, partner > index { return partner + 1 }
    return index + 1
  }

  /// How often a line ends before an offset, and how far the last one is from it.
  func lineAndColumn(of offset: Int) -> (lines: Int, column: Int) {
    let before = bytes[..<offset]
    let lines = before.filter { $0 == UInt8(ascii: "\n") }.count
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (lines, offset - lineStart)
  }
}
