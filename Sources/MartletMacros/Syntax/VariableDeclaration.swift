/// A declaration with `var` or `let`.
struct VariableDeclaration {
  let prefix: DeclarationPrefix
  /// The token `var` or `let`.
  let keyword: Int
  /// `nil` if several names are declared at once.
  private(set) var name: String?
  /// The tokens of the type, if it is written.
  private(set) var type: Range<Int>?
  /// The tokens of the initial value.
  private(set) var initialValue: Range<Int>?
  /// The bracket in which accessors or observers are.
  private(set) var accessors: Int?

  /// `nil` for a declaration of another kind.
  init?(_ source: SourceText) {
    let count = source.tokens.count
    prefix = DeclarationPrefix(source, from: 0, to: count)
    keyword = prefix.end
    guard ["var", "let"].contains(source.text(of: keyword)) else { return nil }
    var index = keyword + 1
    guard source.kind(of: index) == .word else { return }
    name = source.text(of: index).trimming("`")
    index += 1
    if source.text(of: index) == ":" {
      let start = index + 1
      index = Self.endOfType(source, from: start)
      type = start..<index
    }
    if source.text(of: index) == "=" {
      let start = index + 1
      index = Self.endOfValue(source, from: start)
      initialValue = start..<index
    }
    if source.text(of: index) == "{" {
      accessors = index
    } else if index < count {
      // `var a = 1, b = 2`
      name = nil
    }
  }

  /// A type ends before `=`, `{`, or a comma that is in no generic arguments.
  private static func endOfType(_ source: SourceText, from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.tokens.count {
      let text = source.text(of: index)
      if text == "{" || text == "=" || (text == "," && depth == 0) { break }
      if source.kind(of: index) == .symbol, text != "->" {
        depth += text.count { $0 == "<" } - text.count { $0 == ">" }
      }
      index = source.next(after: index)
    }
    return index
  }

  /// A value ends before its observers, or before the comma of another declaration.
  private static func endOfValue(_ source: SourceText, from start: Int) -> Int {
    var index = start
    while index < source.tokens.count {
      let text = source.text(of: index)
      if text == "{", index > start, isAccessorBlock(source, at: index) { break }
      // A comma may also stand in generic arguments, as in `Pair<Int, Int>()`.
      if text == ",", source.kind(of: index + 1) == .word, ["=", ":"].contains(source.text(of: index + 2)) {
        break
      }
      index = source.next(after: index)
    }
    return index
  }

  private static func isAccessorBlock(_ source: SourceText, at index: Int) -> Bool {
    source.next(after: index) == source.tokens.count
      && ["willSet", "didSet", "get", "set", "_read", "_modify"].contains(source.text(of: index + 1))
  }
}

extension String {
  func trimming(_ character: Character) -> String {
    var result = self[...]
    while result.first == character { result.removeFirst() }
    while result.last == character { result.removeLast() }
    return String(result)
  }
}
