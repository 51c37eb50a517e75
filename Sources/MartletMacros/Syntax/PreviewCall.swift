/// A use of `#Preview`: its arguments, and the closure that makes the view.
struct PreviewCall {
  /// The token `#Preview`.
  let pound: Int
  /// The closure's opening bracket; `nil` if the body is no closure literal.
  private(set) var closure: Int?
  /// The tokens of the arguments other than the closure.
  private(set) var arguments = 0..<0

  init?(_ source: SourceText) {
    let prefix = DeclarationPrefix(source, from: 0, to: source.tokens.count)
    pound = prefix.end
    guard source.kind(of: pound) == .pound else { return nil }
    var index = pound + 1
    if source.text(of: index) == "(", let close = source.tokens[index].partner {
      arguments = index + 1..<close
      index = close + 1
    }
    if source.text(of: index) == "{" {
      closure = index
    } else {
      takeLabelledClosure(source)
    }
  }

  /// The closure may also stand among the arguments, under the label `body`.
  private mutating func takeLabelledClosure(_ source: SourceText) {
    var index = arguments.lowerBound
    while index < arguments.upperBound {
      if source.text(of: index) == "body", source.text(of: index + 1) == ":" {
        guard source.text(of: index + 2) == "{" else { return }
        closure = index + 2
        let comma = max(index - 1, arguments.lowerBound)
        arguments = arguments.lowerBound..<comma
        return
      }
      index = source.next(after: index)
    }
  }

  /// The tokens of the closure's statements, without what it says about its parameters.
  func body(_ source: SourceText) -> Range<Int>? {
    guard let closure, let close = source.tokens[closure].partner else { return nil }
    return Self.endOfSignature(source, from: closure + 1, limit: close)..<close
  }

  /// Where the statements begin: after `in`, if there is a signature such as `() -> Text in`.
  private static func endOfSignature(_ source: SourceText, from start: Int, limit: Int) -> Int {
    var index = DeclarationPrefix(source, from: start, to: limit).end
    while index < limit {
      switch source.text(of: index) {
      case "in": return index + 1
      case "(", "[", "->", ",", ".", "async", "throws", "some", "any": break
      default:
        // Names of parameters and types; anything else is a statement.
        let isName =
          source.kind(of: index) == .word && !["for", "let", "var", "if"].contains(source.text(of: index))
        guard isName, !source.tokens[index].startsLine || index == start else { return start }
      }
      index = source.next(after: index)
    }
    return start
  }
}
