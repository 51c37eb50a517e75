import Foundation
import MartletFoundation
import MartletPrimitives
import Testing
import ViewTesting

@testable import MartletCore

@Suite @MainActor struct TextMarkdownTests {
  private func runs(_ text: Text) -> [TextRun] {
    TextResolution.resolve(text, in: EnvironmentValues()).0.runs
  }

  /// Apple's documentation of LocalizedStringKey: Markdown in a literal is shown, in a string variable not.
  @Test func aLiteralShowsItsMarkdown() throws {
    let ui = TestHost { Text("**Bold** `code` [link](https://a.b)") }
    _ = try ui.find(.text("Bold code link"))
    let variable = "**Bold**"
    #expect(runs(Text(variable)).map(\.text) == ["**Bold**"])
    #expect(runs(Text(verbatim: "**Bold**")).map(\.text) == ["**Bold**"])
    #expect(runs(Text(LocalizedStringKey(variable))).map(\.text) == ["Bold"])
  }

  @Test func looksBecomeFontsAndLines() {
    let found = runs(Text("a **b** *c* ***d*** `e` ~~f~~"))
    #expect(found.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(found[1].font.weight == 700 && found[0].font.weight == 400)
    #expect(found[3].font.isItalic && !found[1].font.isItalic)
    #expect(found[5].font.weight == 700 && found[5].font.isItalic)
    #expect(found[7].font.family == .monospaced)
    #expect(found[9].isStruckThrough && !found[8].isStruckThrough)
  }

  @Test func valuesKeepTheirAsterisksAndTextsTheirLook() {
    let found = runs(Text("**\("*x*")** and \(Text("y").italic()) \(3)"))
    #expect(found.map(\.text) == ["*x*", " and ", "y", " ", "3"])
    #expect(found[0].font.weight == 700 && found[2].font.isItalic && !found[4].font.isItalic)
  }

  @Test func aValueCanBeALinksAddress() {
    let address = "https://a.b/c"
    #expect(runs(Text("[x](\(address))")).first?.link == URL(string: address))
  }

  @Test func aLinkHasTheAccentColor() {
    var environment = EnvironmentValues()
    environment.tintColor = .green
    let text = Text("a [b](https://c.d)").foregroundColor(.red)
    let (request, _) = TextResolution.resolve(text, in: environment)
    #expect(request.runs[1].color == Color.green.resolved(in: environment))
    #expect(request.runs[0].color == Color.red.resolved(in: environment))
  }

  @Test func attributesAreShown() {
    var string = AttributedString("a")
    var second = AttributedString("b")
    second.font = .system(size: 40)
    second.foregroundColor = .red
    second.backgroundColor = .yellow
    second.underlineStyle = Text.LineStyle(color: .blue)
    second.strikethroughStyle = .single
    second.kern = 3
    second.baselineOffset = 2
    second.inlinePresentationIntent = .stronglyEmphasized
    string += second
    let environment = EnvironmentValues()
    let found = runs(Text(string).foregroundColor(.green))
    #expect(found.map(\.text) == ["a", "b"])
    #expect(found[0].color == Color.green.resolved(in: environment))
    #expect(found[1].color == Color.red.resolved(in: environment))
    #expect(found[1].background == Color.yellow.resolved(in: environment))
    #expect(found[1].isUnderlined && found[1].underlineColor == Color.blue.resolved(in: environment))
    #expect(found[1].isStruckThrough && found[1].tracking == 3 && found[1].baselineOffset == 2)
    #expect(found[1].font.size == 40 && found[1].font.weight == 700)
  }

  @Test func aResourceIsLookedUp() throws {
    let ui = TestHost { Text(LocalizedStringResource("k", defaultValue: "Made of **parts**")) }
    _ = try ui.find(.text("Made of parts"))
  }

  @Test func aPatternThatIsNotDrawnIsSaid() {
    _ = TestHost.takeWarnings()
    _ = Text("a").underline(pattern: .dash)
    #expect(TestHost.takeWarnings().contains { $0.contains("dash") })
  }
}
