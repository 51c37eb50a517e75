import Foundation
import Testing

@testable import MartletFoundation

/// Expected looks by CommonMark 0.31's rules and examples, and GitHub's for strikethrough and addresses.
@Suite struct InlineMarkdownTests {
  /// Writes stretches as letters for their look: e emphasis, s strong, c code, d deleted, l link.
  private func read(_ text: String) -> String {
    InlineMarkdown.runs(of: text, breaks: .preserved).map { run in
      var look = ""
      if run.intent.contains(.emphasized) { look += "e" }
      if run.intent.contains(.stronglyEmphasized) { look += "s" }
      if run.intent.contains(.code) { look += "c" }
      if run.intent.contains(.strikethrough) { look += "d" }
      if let link = run.link { look += "l(\(link))" }
      return look.isEmpty ? run.text : "{\(look):\(run.text)}"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"),
    ("**bold** and *it* and _it_ and __bold__", "{s:bold} and {e:it} and {e:it} and {s:bold}"),
    ("***both***", "{es:both}"),
    ("*a **b** c*", "{e:a }{es:b}{e: c}"),
    ("**a *b***", "{s:a }{es:b}"),
    ("*foo**bar**baz*", "{e:foo}{es:bar}{e:baz}"),
    // Example 411 and the rule of three around it.
    ("*foo**bar*", "{e:foo**bar}"),
    ("~~gone~~ ~too~", "{d:gone} {d:too}"),
    ("~~~no~~~", "~~~no~~~"),
    ("`code *x*`", "{c:code *x*}"),
    ("`` a`b ``", "{c:a`b}"),
    ("`open", "`open"),
  ])
  func emphasis(_ source: String, _ expected: String) { #expect(read(source) == expected) }

  @Test(arguments: [
    "snake_case_name", "2 * 3 * 4", "* not", "a ** b", "**open", "5 < 6 & 7", "[x]", "C:\\dir", "50%", "~",
    "!",
  ])
  func whatIsNoMarkdownStays(_ source: String) { #expect(read(source) == source) }

  @Test(arguments: [
    ("\\*no\\*", "*no*"), ("\\\\", "\\"), ("a &amp; b", "a & b"), ("&#65;&#x42;", "AB"), ("&nope;", "&nope;"),
  ])
  func escapes(_ source: String, _ expected: String) { #expect(read(source) == expected) }

  @Test(arguments: [
    ("[a](https://b.c)", "{l(https://b.c):a}"),
    ("[a **b**](c \"title\") d", "{l(c):a }{sl(c):b} d"),
    ("[a](<b c>)", "{l(b c):a}"),
    ("[a](b(c)d)", "{l(b(c)d):a}"),
    ("[a](b c)", "[a](b c)"),
    ("**[a](b)**", "{sl(b):a}"),
    ("*[a*](b)", "*{l(b):a*}"),
    ("[a [b](c) d](e)", "[a {l(c):b} d](e)"),
    ("<https://a.b>", "{l(https://a.b):https://a.b}"),
    ("<me@a.b>", "{l(mailto:me@a.b):me@a.b}"),
    ("See https://a.b/c. Now", "See {l(https://a.b/c):https://a.b/c}. Now"),
    ("(www.a.b)", "({l(http://www.a.b):www.a.b})"),
    ("Write to me@a.b!", "Write to {l(mailto:me@a.b):me@a.b}!"),
    ("`https://a.b`", "{c:https://a.b}"),
    ("![alt](p.png)", "alt"),
  ])
  func links(_ source: String, _ expected: String) { #expect(read(source) == expected) }

  @Test func textWithoutMarksIsNotRead() {
    #expect(!InlineMarkdown.isNeeded(for: "Hello, world! (really) #1 - 100%"))
    #expect(InlineMarkdown.isNeeded(for: "a*b"))
  }

  @Test func manyMarksTakeNoQuadraticTime() {
    // Each run of asterisks looks back for a partner; those that found none are asked again.
    let text = String(repeating: "a **b ", count: 1500)
    let clock = ContinuousClock()
    let time = clock.measure { _ = InlineMarkdown.runs(of: text, breaks: .preserved) }
    #expect(time < .seconds(5))
  }
}
