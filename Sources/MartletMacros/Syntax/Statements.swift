/// Finds where statements begin and end, by the rules Swift has for the ends of lines.
enum Statements {
  /// The statements among some tokens, those in brackets apart.
  static func split(_ source: SourceText, _ tokens: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      if source.text(of: start) == ";" {
        start += 1
        continue
      }
      let end = end(of: start, source, limit: tokens.upperBound)
      statements.append(start..<end)
      start = end
    }
    return statements
  }

  private static func end(of start: Int, _ source: SourceText, limit: Int) -> Int {
    if isDirective(source, start) { return endOfLine(source, from: start, limit: limit) }
    // Attributes and modifiers may stand on lines of their own.
    let body = DeclarationPrefix(source, from: start, to: limit).end
    var index = body < limit ? source.next(after: body) : body
    while index < limit {
      if source.text(of: index) == ";" { return index }
      if source.tokens[index].startsLine, !continuesLine(source, index) { return index }
      index = source.next(after: index)
    }
    return limit
  }

  /// Whether a token is one of `#if`, `#else`, `#elseif`, `#endif`.
  static func isDirective(_ source: SourceText, _ index: Int) -> Bool {
    source.kind(of: index) == .pound
      && ["#if", "#else", "#elseif", "#endif"].contains(source.text(of: index))
  }

  private static func endOfLine(_ source: SourceText, from start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit, !source.tokens[index].startsLine { index += 1 }
    return index
  }

  /// Words that a statement can't begin with.
  private static let wordsThatContinue: Set<String> = ["else", "catch", "as", "is", "in", "where"]

  /// Words that a statement can't end with.
  private static let wordsThatExpect: Set<String> = [
    "var", "let", "func", "struct", "class", "enum", "try", "await", "as", "is", "in", "where", "some", "any",
    "return", "throw", "if", "guard", "for", "while", "switch", "else",
  ]

  /// Whether a token at the start of a line belongs to the statement on the line before.
  private static func continuesLine(_ source: SourceText, _ index: Int) -> Bool {
    if isDirective(source, index) { return false }
    switch source.kind(of: index) {
    case .punctuation where ".,:{".contains(source.text(of: index)): return true
    // A symbol between spaces stands between two values; one before a value begins a statement.
    case .symbol where source.hasSpaceAfter(index): return true
    case .word where wordsThatContinue.contains(source.text(of: index)): return true
    default: return expectsMore(source, index - 1)
    }
  }

  /// Whether a statement can't end with a token.
  private static func expectsMore(_ source: SourceText, _ index: Int) -> Bool {
    switch source.kind(of: index) {
    case .punctuation: return ",:.".contains(source.text(of: index))
    // A symbol that clings to the value before it, as in `optional!`, ends it.
    case .symbol: return !source.isAdjacent(index)
    case .word: return wordsThatExpect.contains(source.text(of: index))
    default: return false
    }
  }
}
