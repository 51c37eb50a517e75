import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct TextFittingTests {
  private static let words = "A sentence of several words"

  private struct Outcome {
    var text: String
    var size: CGSize
    var measures: Int
  }

  private func outcome(width: CGFloat, @ViewBuilder _ text: () -> some View) throws -> Outcome {
    let ui = TestHost(size: CGSize(width: 400, height: 200)) {
      text().frame(width: width, alignment: .leading)
    }
    let drawn = try #require(ui.drawn("text").first)
    let shown = drawn.split(separator: "\"")[1]
    return Outcome(
      text: String(shown), size: try ui.find(.role(.staticText)).frame.size, measures: ui.counters.measures)
  }

  private func natural() throws -> CGFloat {
    try outcome(width: 400) { Text(Self.words).lineLimit(1) }.size.width
  }

  /// "The view shrinks the text … if needed to fit" (Apple, "minimumScaleFactor(_:)").
  @Test func aTextShrinksAsFarAsItMust() throws {
    let width = try natural() * 0.7
    let plain = try outcome(width: width) { Text(Self.words).lineLimit(1) }
    #expect(plain.text.hasSuffix("…") && plain.size.height == 16)
    let shrunk = try outcome(width: width) { Text(Self.words).lineLimit(1).minimumScaleFactor(0.5) }
    #expect(shrunk.text == Self.words)
    #expect(shrunk.size.width <= width && shrunk.size.width > width * 0.97)
    // About 0.7 of 16 points.
    #expect((11...12).contains(shrunk.size.height))
  }

  @Test func aTextThatFitsKeepsItsSize() throws {
    let width = try natural() + 10
    let text = try outcome(width: width) { Text(Self.words).lineLimit(1).minimumScaleFactor(0.1) }
    #expect(text.size.height == 16)
  }

  @Test func aTextThatCannotShrinkEnoughIsCut() throws {
    let width = try natural() * 0.4
    let text = try outcome(width: width) { Text(Self.words).lineLimit(1).minimumScaleFactor(0.8) }
    #expect(text.text.hasSuffix("…"))
    #expect(text.size.height == 13)
  }

  @Test func severalLinesShrinkToTheHeight() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 200)) {
      Text(String(repeating: "word ", count: 30)).minimumScaleFactor(0.2).frame(width: 150, height: 40)
    }
    let drawn = try #require(ui.drawn("text").first)
    #expect(!drawn.contains("…"))
    let size = try ui.find(.role(.staticText)).frame.size
    #expect(size.height <= 40 && size.height > 20)
  }

  @Test func charactersMoveCloserBeforeSomethingIsLeftOut() throws {
    let width = try natural() * 0.96
    #expect(try outcome(width: width) { Text(Self.words).lineLimit(1) }.text.hasSuffix("…"))
    let tight = try outcome(width: width) { Text(Self.words).lineLimit(1).allowsTightening(true) }
    #expect(tight.text == Self.words && tight.size.height == 16 && tight.size.width <= width)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 7, .infinity]) func odd(factor: CGFloat) throws {
    let text = try outcome(width: 30) { Text(Self.words).lineLimit(1).minimumScaleFactor(factor) }
    #expect(text.size.width <= 31)
  }

  @Test func aWiderSpaceGivesTheTextItsSizeBack() throws {
    struct Resizing: View {
      @State var width: CGFloat = 80
      var body: some View {
        Text("A sentence of several words").lineLimit(1).minimumScaleFactor(0.3).frame(width: width)
          .onTapGesture { width = 300 }
      }
    }
    let ui = TestHost(size: CGSize(width: 400, height: 200)) { Resizing() }
    let text = try ui.find(.role(.staticText))
    #expect(text.frame.height < 12)
    ui.tap(text)
    #expect(try ui.find(.role(.staticText)).frame.height == 16)
    #expect(ui.repaintDifference == 0)
  }
}
