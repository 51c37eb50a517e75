import Testing

@testable import MartletMacros

/// Expected tokens follow The Swift Programming Language, "Lexical Structure".
struct LexerTests {
  private func texts(_ code: String) -> [String] {
    let source = SourceText(code)
    return source.tokens.indices.map { source.text(of: $0) }
  }

  @Test(arguments: [
    ("a.b(c)", ["a", ".", "b", "(", "c", ")"]),
    ("x = -1.5e-3", ["x", "=", "-", "1.5e-3"]),
    ("0x1F_p+2 0..<n", ["0x1F_p+2", "0", "..<", "n"]),
    ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
    ("`class` $x _y", ["`class`", "$x", "_y"]),
    ("@A #if a?.b! -> C", ["@", "A", "#if", "a", "?", ".", "b", "!", "->", "C"]),
  ])
  func tokensAreCutWhereTheLanguageCutsThem(code: String, expected: [String]) {
    #expect(texts(code) == expected)
  }

  @Test(arguments: [
    #""plain""#, #""a \" b""#, #""\("inner" + f("}"))""#, ##"#"raw \( " \#(x + ")")"#"##,
    "\"\"\"\n{ \\\" }\n\"\"\"",
    #""\(a /* ) */ + "\(b)")""#, #""\\""#,
  ])
  func aStringIsOneToken(literal: String) {
    #expect(texts("x = \(literal); y") == ["x", "=", literal, ";", "y"])
  }

  @Test func aRegularExpressionIsOneTokenWhereAValueIsExpected() {
    #expect(
      texts(#"let r = /[{"]\/+/ ; f(#/a/b/#)"#) == [
        "let", "r", "=", #"/[{"]\/+/"#, ";", "f", "(", "#/a/b/#", ")",
      ])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
  }

  @Test func bracketsKnowEachOther() {
    let source = SourceText("{ ( [ ] ) }")
    #expect(source.tokens.map(\.partner) == [5, 4, 3, 2, 1, 0])
  }

  @Test func aTokenKnowsWhetherItStartsALine() {
    let source = SourceText("a b\n  c /*\n*/ d")
    #expect(source.tokens.map(\.startsLine) == [true, false, true, true])
  }
}
