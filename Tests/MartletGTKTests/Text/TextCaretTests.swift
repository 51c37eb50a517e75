import Foundation
import MartletPrimitives
import Testing

@testable import MartletGTK

@MainActor @Suite struct TextCaretTests {
  private let font = ResolvedFont(
    family: .system, size: 13, weight: 400, ascent: 12.4, descent: 3.6, lineGap: 2)

  private func carets(_ text: String, width: CGFloat? = nil) throws -> any TextCaretGeometry {
    let request = TextRequest(runs: [TextRun(text: text, font: font)])
    return try #require(PangoTextMeasurer().editingLayout(request, width: width).carets)
  }

  @Test func caretsStandBetweenTheLetters() throws {
    let carets = try carets("abc")
    let places = (0...3).map { carets.caret(at: $0).minX }
    #expect(places == places.sorted() && Set(places).count == 4)
    #expect(places[0] == 0)
    for offset in 0...3 {
      let box = carets.caret(at: offset)
      #expect(abs(box.height - 16) < 0.01)
      #expect(carets.offset(nearest: CGPoint(x: box.minX, y: 8)) == offset)
    }
    #expect(carets.offset(nearest: CGPoint(x: -50, y: 8)) == 0)
    #expect(carets.offset(nearest: CGPoint(x: 500, y: 8)) == 3)
  }

  @Test func hebrewRunsTheOtherWay() throws {
    let carets = try carets("\u{5D0}\u{5D1}\u{5D2}")
    #expect(carets.isRightToLeft(at: 0))
    #expect(carets.caret(at: 0).minX > carets.caret(at: 6).minX)
    #expect(carets.offset(movedFrom: 0, toRight: false) == 2)
    #expect(carets.offset(movedFrom: 0, toRight: true) == nil)
  }

  @Test func mixedTextIsSelectedInPieces() throws {
    let carets = try carets("abc \u{5D0}\u{5D1}\u{5D2}")
    #expect(carets.selection(0..<3).count == 1)
    // "c ", and the first Hebrew letter, which stands at the right end.
    #expect(carets.selection(2..<6).count == 2)
    #expect(carets.selection(0..<0).isEmpty)
  }

  @Test func brokenLinesHaveCaretsOfTheirOwn() throws {
    let carets = try carets("one two three four", width: 50)
    let first = carets.caret(at: 0)
    let last = carets.caret(at: 18)
    #expect(last.minY > first.maxY)
    #expect(carets.offset(nearest: CGPoint(x: last.minX, y: last.midY)) == 18)
    let all = carets.selection(0..<18)
    #expect(all.count >= 2)
    // Without a gap between the lines.
    for (upper, lower) in zip(all, all.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.01) }
    #expect(abs((all.last?.height ?? 0) - 16) < 0.01)
    #expect(carets.lineRange(at: 0).lowerBound == 0)
    #expect(carets.lineRange(at: 18).upperBound == 18)
  }

  @Test func noTextHasACaret() throws {
    let carets = try carets("")
    #expect(carets.caret(at: 0).height > 15)
    #expect(carets.offset(nearest: CGPoint(x: 10, y: 0)) == 0)
    #expect(carets.offset(movedFrom: 0, toRight: true) == nil)
  }
}
