import Foundation
import Testing

@testable import MartletFoundation

@Suite struct AttributedStringMarkdownTests {
  @Test func inlineLooksAreAttributes() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(String(text.characters) == "a b c")
    let intents = text.runs.map(\.inlinePresentationIntent)
    #expect(intents == [nil, .stronglyEmphasized, nil, nil])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://d.e")])
  }

  @Test func relativeLinksLeadFromTheBase() throws {
    let base = try #require(URL(string: "https://a.b/c/"))
    let text = try AttributedString(markdown: "[x](d)", baseURL: base)
    #expect(text.runs.first?.link?.absoluteString == "https://a.b/c/d")
  }

  /// Apple's documentation of InterpretedSyntax.
  @Test func theSyntaxDecidesAboutLinesAndBlocks() throws {
    func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
      let text = try AttributedString(
        markdown: "# Title\n\nOne\ntwo", options: .init(interpretedSyntax: syntax))
      return String(text.characters)
    }
    #expect(try read(.full) == "TitleOne two")
    #expect(try read(.inlineOnlyPreservingWhitespace) == "# Title\n\nOne\ntwo")
  }

  @Test func blocksSayWhatTheyAre() throws {
    let source = """
      Title
      =====
      > quoted *x*

      1. one
      2. two
         - inner

      ```swift
      let *a*
      ```
      ---
      """
    let text = try AttributedString(markdown: source)
    let kinds = text.runs.map { run in
      (run.presentationIntent?.components ?? []).map { "\($0.kind)" }.joined(separator: " in ")
    }
    #expect(
      kinds == [
        "header(level: 1)", "paragraph in blockQuote", "paragraph in blockQuote",
        "paragraph in listItem(ordinal: 1) in orderedList",
        "paragraph in listItem(ordinal: 2) in orderedList",
        "paragraph in listItem(ordinal: 1) in unorderedList in listItem(ordinal: 2) in orderedList",
        "codeBlock(languageHint: Optional(\"swift\"))", "thematicBreak",
      ])
    #expect(String(text.characters).contains("let *a*\n"))
  }

  @Test func dataThatAreNoTextAreRefused() {
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0x41])) }
  }

  @Test func valuesInALocalizedTextAreNotRead() {
    let text = AttributedString(localized: "**Hi** \("*you*")")
    #expect(String(text.characters) == "Hi *you*")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
