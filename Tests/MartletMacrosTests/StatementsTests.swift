import Testing

@testable import MartletMacros

/// Expected ends follow The Swift Programming Language, "Statements" and "Operators" (white space around them).
struct StatementsTests {
  private func split(_ code: String) -> [String] {
    let source = SourceText(code)
    return Statements.split(source, 0..<source.tokens.count).map { source.text(of: $0).squeezed }
  }

  @Test func linesAndSemicolonsEndStatements() {
    #expect(split("let a = 1\nlet b = 2; c()\n") == ["let a = 1", "let b = 2", "c()"])
  }

  @Test func aLeadingDotGoesOn() {
    #expect(
      split("Text(\"a\")\n  .bold()\n  // why\n  .padding()\nText(\"b\")") == [
        "Text(\"a\") .bold() // why .padding()", "Text(\"b\")",
      ])
  }

  @Test func anOperatorBetweenSpacesGoesOn() {
    #expect(
      split("let a = b\n  ? c\n  : d\nlet e =\n  f +\n  g\n-h") == [
        "let a = b ? c : d", "let e = f + g", "-h",
      ])
  }

  @Test func aPostfixOperatorEndsAStatement() {
    #expect(split("a!\nb") == ["a!", "b"])
    #expect(split("var user: User?\nText(\"x\")") == ["var user: User?", "Text(\"x\")"])
  }

  @Test func attributesMayHaveLinesOfTheirOwn() {
    #expect(
      split("@Previewable\n@State\nprivate var a = 1\nb") == ["@Previewable @State private var a = 1", "b"])
    #expect(split("@Environment(\\.locale)\nvar a\nb") == ["@Environment(\\.locale) var a", "b"])
  }

  @Test func bracketsHideWhatIsInThem() {
    #expect(split("VStack {\n  a\n  b\n}\n[1,\n2].c\n(d)") == ["VStack { a b }", "[1, 2].c", "(d)"])
    #expect(split("if a {\n  b\n}\nelse {\n  c\n}\nd") == ["if a { b } else { c }", "d"])
  }

  @Test func directivesAreLines() {
    #expect(
      split("a\n#if DEBUG && os(Linux)\nb\n#endif\nc") == ["a", "#if DEBUG && os(Linux)", "b", "#endif", "c"])
  }
}
