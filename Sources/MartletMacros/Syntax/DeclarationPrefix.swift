/// What stands before a declaration's keyword: attributes and modifiers.
struct DeclarationPrefix {
  struct Attribute {
    /// Without the module it may be written with.
    var name: String
    var tokens: Range<Int>
  }

  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [String] = []
  /// The first token after it.
  private(set) var end: Int

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak",
    "unowned", "nonisolated", "override", "dynamic", "mutating", "nonmutating", "optional", "required",
  ]

  init(_ source: SourceText, from start: Int, to limit: Int) {
    end = start
    while end < limit {
      if source.text(of: end) == "@" {
        attributes.append(Self.attribute(source, at: end, limit: limit))
        end = attributes[attributes.count - 1].tokens.upperBound
      } else if source.kind(of: end) == .word, Self.modifierWords.contains(source.text(of: end)) {
        modifiers.append(source.text(of: end))
        end += 1
        // As in `private(set)`.
        if end < limit, source.text(of: end) == "(", source.isAdjacent(end) { end = source.next(after: end) }
      } else {
        return
      }
    }
  }

  private static func attribute(_ source: SourceText, at start: Int, limit: Int) -> Attribute {
    var index = start + 1
    var name = source.text(of: index)
    index += 1
    while index + 1 < limit, source.text(of: index) == ".", source.kind(of: index + 1) == .word {
      name = source.text(of: index + 1)
      index += 2
    }
    if index < limit, source.isAdjacent(index), source.text(of: index).first == "<" {
      index = endOfGenericArguments(source, from: index, limit: limit)
    }
    if index < limit, source.text(of: index) == "(", source.isAdjacent(index) {
      index = source.next(after: index)
    }
    return Attribute(name: name, tokens: start..<index)
  }

  private static func endOfGenericArguments(_ source: SourceText, from start: Int, limit: Int) -> Int {
    var depth = 0
    var index = start
    while index < limit {
      if source.kind(of: index) == .symbol, source.text(of: index) != "->" {
        for character in source.text(of: index) {
          if character == "<" { depth += 1 }
          if character == ">" { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      }
      index = source.next(after: index)
    }
    return index
  }
}
