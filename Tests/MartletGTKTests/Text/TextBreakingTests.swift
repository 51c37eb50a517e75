import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct TextBreakingTests {
  let measurer = PangoTextMeasurer()

  func layout(_ request: TextRequest, width: CGFloat? = nil, height: CGFloat? = nil) -> TextLayout {
    measurer.layout(request, width: width, height: height)
  }

  func width(_ text: String) -> CGFloat {
    layout(request(text)).size.width
  }

  @Test func wordsThatDoNotFitGoToTheNextLine() {
    // Room for the longer of the two words and no more: two lines, as wide as that word.
    let room = max(width("Hello"), width("World"))
    let lines = layout(request("Hello World"), width: room)
    #expect(lines.lineCount == 2)
    #expect(lines.size.width == room)
    #expect(!lines.isTruncated)
  }

  @Test func aTextFitsItsOwnWidth() {
    let natural = width("The quick brown fox")
    #expect(layout(request("The quick brown fox"), width: natural).lineCount == 1)
  }

  @Test func brokenLinesFitTheWidthTheyReport() {
    let text = request("The quick brown fox jumps over the lazy dog")
    for room in stride(from: 20, through: 300, by: 7) {
      let first = layout(text, width: CGFloat(room))
      let again = layout(text, width: first.size.width)
      #expect(first.size.width <= CGFloat(room))
      #expect(again.size == first.size)
    }
  }

  @Test func aLongWordIsBrokenBetweenCharacters() {
    let lines = layout(request("Internationalization"), width: 40)
    #expect(lines.lineCount > 1)
    #expect(lines.size.width <= 40)
    #expect(!lines.text.contains("-"))
  }

  @Test func onlyASingleCharacterMayBeWiderThanTheRoom() {
    let lines = layout(request("WW"), width: 1)
    #expect(lines.lineCount == 2)
    #expect(lines.size.width == width("W"))
  }

  @Test func koreanIsBroken() {
    #expect(layout(request("안녕하세요 세계"), width: 50).lineCount == 2)
  }

  @Test func theLineLimitEndsInAnEllipsis() {
    let lines = layout(request("one two three four five six", lineLimit: 2), width: 60)
    #expect(lines.lineCount == 2)
    #expect(lines.isTruncated)
    #expect(lines.text.hasSuffix("…"))
    #expect(lines.size.width <= 60)
  }

  @Test func anEllipsisTakesOnlyTheRoomItNeeds() {
    let line = layout(request("Hello World", lineLimit: 1), width: width("Hello W…") - 0.5)
    #expect(line.text == "Hello …")
    // The same characters, measured as a text of their own; kerning with the ellipsis may differ.
    #expect(abs(line.size.width - width("Hello …")) < 0.5)
  }

  @Test func theHeightLimitsTheLinesButLeavesOne() {
    // Lines of 16 with 2 between them: 33 is a point too little for two.
    #expect(layout(request("a\nb\nc"), height: 33).lineCount == 1)
    #expect(layout(request("a\nb\nc"), height: 34).lineCount == 2)
    #expect(layout(request("a\nb\nc"), height: 3).lineCount == 1)
    #expect(layout(request("a\nb\nc"), height: 52).isTruncated == false)
  }

  @Test(arguments: [
    (TextTruncation.tail, "one…"), (.head, "…three"), (.middle, "one…three"),
  ])
  func aLeftOutParagraphShowsAsAnEllipsis(_ truncation: TextTruncation, _ shown: String) {
    let line = layout(request("one\ntwo\nthree", truncation: truncation, lineLimit: 1))
    #expect(line.lineCount == 1)
    #expect(line.text == shown)
    #expect(line.isTruncated)
  }

  @Test func aLeftOutParagraphAndANarrowLine() {
    let line = layout(request("Hello World\nmore", lineLimit: 1), width: width("Hello…") + 1)
    #expect(line.text.hasPrefix("Hell"))
    #expect(line.text.hasSuffix("…"))
    #expect(line.text.count(where: { $0 == "…" }) == 1)
  }

  @Test func headAndMiddleKeepTheEnd() {
    let room = width("Hello World") - 10
    let head = layout(request("Hello World", truncation: .head, lineLimit: 1), width: room)
    #expect(head.text.hasPrefix("…") && head.text.hasSuffix("World"))
    let middle = layout(request("Hello World", truncation: .middle, lineLimit: 1), width: room)
    #expect(middle.text.hasPrefix("H") && middle.text.hasSuffix("d") && middle.text.contains("…"))
  }

  @Test func nothingVisibleLeftOutIsNoTruncation() {
    let line = layout(request("abc\n\n", lineLimit: 1))
    #expect(line.text == "abc")
    #expect(!line.isTruncated)
  }

  @Test(arguments: ["a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
  func everyKindOfLineBreakCounts(_ text: String) {
    #expect(layout(request(text)).lineCount == 2)
  }

  @Test func shortLinesStandWhereTheAlignmentSays() {
    // "i" below a wide line: its ink is in the left, middle or right third.
    func inkColumns(_ alignment: TextLineAlignment, rightToLeft: Bool = false) -> (CGFloat, CGFloat) {
      let lines = layout(request("WWWWWW\ni", alignment: alignment, isRightToLeft: rightToLeft))
      let item = DisplayItem.text(lines, origin: .zero, paint: .color(black))
      let image = picture([item], width: lines.size.width, height: lines.size.height)
      let columns = (0..<image.width).filter { x in (20..<image.height).contains { image[x, $0] != .white } }
      return (CGFloat(columns.min() ?? 0) / lines.size.width, CGFloat(columns.max() ?? 0) / lines.size.width)
    }
    #expect(inkColumns(.leading).1 < 0.33)
    let center = inkColumns(.center)
    #expect(center.0 > 0.33 && center.1 < 0.67)
    #expect(inkColumns(.trailing).0 > 0.67)
    #expect(inkColumns(.leading, rightToLeft: true).0 > 0.67)
    #expect(inkColumns(.trailing, rightToLeft: true).1 < 0.33)
  }
}
