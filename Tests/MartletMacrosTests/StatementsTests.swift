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

  @Test(arguments: [
    "@Previewable @State var a: Array<Array<Int>> = []", "@Previewable @State var b = 1 < 2",
    "@Previewable @State var c: Set<Int>? = nil // why", "@Previewable @FocusState var d: Bool",
    "@Previewable @Query(sort: \\Item.name) var e: [Item]", "@Previewable @State var f = Model { $0 + 1 }",
    "@Previewable @State var g = [\n  1,\n  2,\n]", "@Previewable @State var h = a ? b! : c",
    "@Previewable @State var i = try! f(x: #\"\\\"#)", "@Previewable @State private var j = x as? Y",
    "@Previewable @State var k =\n  Model()\n  .with(1)", "@Previewable @Bindable\nvar l = Model.shared",
  ])
  func aVariableEndsBeforeTheViewBelowIt(declaration: String) {
    #expect(split("\(declaration)\n\nVStack { }\n.padding()").last == "VStack { } .padding()")
    #expect(split("\(declaration)\nif a { b }").count == 2)
    #expect(split("\(declaration)\nreturn VStack { }").count == 2)
    #expect(split("\(declaration)\n#if os(Linux)\nA()\n#endif").count == 4)
  }
}
