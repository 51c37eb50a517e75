/// The body of a `#Preview`, taken apart: variables marked with `@Previewable`, and everything else.
struct PreviewBody {
  private(set) var properties: [String] = []
  private(set) var statements: [String] = []
  private(set) var problems: [Expansion.Problem] = []

  init(_ source: SourceText, _ tokens: Range<Int>) {
    var conditions = 0
    for statement in Statements.split(source, tokens) {
      if Statements.isDirective(source, statement.lowerBound) {
        switch source.text(of: statement.lowerBound) {
        case "#if": conditions += 1
        case "#endif": conditions -= 1
        default: break
        }
      }
      let prefix = DeclarationPrefix(source, from: statement.lowerBound, to: statement.upperBound)
      let mark = conditions == 0 ? prefix.attributes.first { $0.name == "Previewable" } : nil
      if let mark {
        properties.append(
          source.text(of: statement.lowerBound..<mark.tokens.lowerBound) + " "
            + source.text(of: mark.tokens.upperBound..<statement.upperBound))
        findMisplaced(source, mark.tokens.upperBound..<statement.upperBound)
      } else {
        statements.append(source.text(of: statement))
        findMisplaced(source, statement)
      }
    }
  }

  /// A mark anywhere but at the top level is a mistake.
  private mutating func findMisplaced(_ source: SourceText, _ tokens: Range<Int>) {
    for index in tokens where source.text(of: index) == "@" {
      let prefix = DeclarationPrefix(source, from: index, to: tokens.upperBound)
      guard let mark = prefix.attributes.first, mark.name == "Previewable" else { continue }
      problems.append(
        Expansion.Problem(message: PreviewableMacro.misplaced, bytes: source.bytes(of: mark.tokens)))
    }
  }
}
