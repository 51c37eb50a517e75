import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct TextMeasuringTests {
  let measurer = PangoTextMeasurer()

  func layout(_ request: TextRequest, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    measurer.layout(request, width: width, height: height)
  }

  @Test func aLineIsAsHighAsItsFontSays() {
    // 12 above the baseline and 4 below; the gap comes only between lines.
    let line = layout(request("Hello"))
    #expect(line.size.height == 16)
    #expect(line.firstBaseline == 12)
    #expect(line.lastBaseline == 12)
    #expect(line.lineCount == 1)
  }

  @Test func linesAreStackedWithGapAndSpacing() {
    // 3 · 16 + 2 · (2 + 5) = 62; last baseline: 2 · (16 + 7) + 12 = 58.
    let lines = layout(request("a\nb\nc", lineSpacing: 5))
    #expect(lines.size.height == 62)
    #expect(lines.firstBaseline == 12)
    #expect(lines.lastBaseline == 58)
  }

  @Test func theTallestRunDecidesTheLine() {
    // Ascents 12 and 20, descents 4 and 6: the line is 20 + 6 high.
    let runs = [
      TextRun(text: "small ", font: font()),
      TextRun(text: "large", font: font(size: 22, ascent: 20, descent: 6)),
    ]
    let line = layout(TextRequest(runs: runs))
    #expect(line.size.height == 26)
    #expect(line.firstBaseline == 20)
  }

  @Test func aRaisedRunMakesTheLineHigher() {
    let runs = [TextRun(text: "x", font: font()), TextRun(text: "2", font: font(), baselineOffset: 5)]
    #expect(layout(TextRequest(runs: runs)).size.height == 21)
  }

  @Test(arguments: ["🎉👨‍👩‍👧", "안녕하세요", "مرحبا", "ไทย", "a\u{301}"])
  func fallbackFontsDoNotChangeTheHeight(_ text: String) {
    let line = layout(request(text))
    #expect(line.size.height == 16)
    #expect(line.size.width > 0)
  }

  @Test func emptyTextIsOneLineHigh() {
    let line = layout(request(""))
    #expect(line.size == CGSize(width: 0, height: 16))
    #expect(line.lineCount == 1)
  }

  @Test func noRunsTakeNoRoom() {
    #expect(layout(TextRequest(runs: [])).size.height == 0)
  }

  @Test func aTrailingLineFeedMakesAnEmptyLine() {
    // 2 · 16 + 2.
    #expect(layout(request("a\n")).size.height == 34)
  }

  @Test func widthsAddUpAndDoNotDependOnThePixelGrid() {
    // Twenty times the same letter is twenty times as wide: no advance is rounded to a pixel.
    let one = layout(request("n")).size.width
    let twenty = layout(request(String(repeating: "n", count: 20))).size.width
    #expect(abs(twenty - 20 * one) < 0.05)
    #expect(one != one.rounded())
  }

  @Test func trackingComesAfterEachCharacter() {
    let plain = layout(request("abc")).size.width
    let tracked = layout(request("abc", tracking: 10)).size.width
    #expect(abs(tracked - plain - 30) < 0.01)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    var digits = font()
    digits.hasMonospacedDigits = true
    let ones = layout(request("1111", font: digits)).size.width
    let eights = layout(request("8888", font: digits)).size.width
    #expect(ones == eights)
  }

  @Test func heavierTextIsWider() {
    var bold = font()
    bold.weight = 700
    #expect(layout(request("Martlet", font: bold)).size.width > layout(request("Martlet")).size.width)
  }

  @Test(arguments: ["a\0b", "\0", "\u{FFFD}", "\u{202E}abc", String(repeating: "x", count: 2000)])
  func oddTextIsHarmless(_ text: String) {
    #expect(layout(request(text), width: 100).size.width <= 100)
  }

  @Test func oddNumbersAreHarmless() {
    let odd = font(size: .nan, ascent: .nan, descent: .infinity)
    #expect(layout(request("a", font: odd)).size.height.isFinite)
    #expect(layout(request("abc"), width: .nan, height: -5).size.height == 16)
    #expect(layout(request("abc"), width: -10).lineCount == 3)
  }

  @Test func aTextThatFitsIsTheSameObjectForEachWidth() {
    let request = request("Hello")
    #expect(layout(request) === layout(request, width: 500, height: 100))
    #expect(layout(request, width: 10) === layout(request, width: 10))
  }

  @Test func inkLiesWithinTheReportedBounds() {
    // The ink of text drawn well inside of a picture leaves a clear frame around its bounds.
    let item = DisplayItem.text(
      layout(request("fjÂgّ|")), origin: CGPoint(x: 30, y: 30), paint: .color(black))
    let image = picture([item], width: 200, height: 80)
    let bounds = item.bounds
    #expect(
      image.places { $0 != .white }.allSatisfy { bounds.contains(CGPoint(x: $0.x + 0.5, y: $0.y + 0.5)) })
  }
}
