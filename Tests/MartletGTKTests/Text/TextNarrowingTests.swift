import Foundation
import MartletGTK
import MartletPrimitives
import Testing

/// How narrow a text gets is read off its glyphs as if it had been broken.
@MainActor
struct TextNarrowingTests {
  private let measurer = PangoTextMeasurer()

  private func narrowest(_ text: String) -> (width: Double, lineCount: Int)? {
    let whole = measurer.layout(request(text), width: nil, height: nil)
    return (whole.payload as? any TextNarrowing)?.narrowest
  }

  @Test(arguments: [
    "Option 12", "Hello, world!", "AVAVA To", "fi fl ffi", "a", "Wide iii", "1,234.56", "two  spaces",
  ])
  func itIsAsWideAndAsHighAsTheBrokenText(text: String) throws {
    let found = try #require(narrowest(text))
    let broken = measurer.layout(request(text), width: 0, height: nil)
    // A unit of Pango's is 1/1024 point.
    #expect(abs(found.width - broken.size.width) < 0.01)
    #expect(found.lineCount == broken.lineCount)
  }

  @Test(arguments: ["", " leading", "two\nlines", "한국어", "مرحبا", "e\u{301}"])
  func textsThatHaveToBeLaidOutAreNotGuessed(text: String) {
    #expect(narrowest(text) == nil)
  }
}
