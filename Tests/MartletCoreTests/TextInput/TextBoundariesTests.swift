import Testing

@testable import MartletCore

@Suite struct TextBoundariesTests {
  @Test(arguments: [
    ("one two", 7, 4), ("one two", 4, 0), ("one  two", 5, 0), ("one, two", 5, 3), ("don't", 5, 0),
    ("", 0, 0), ("\u{6F22}\u{5B57}\u{304B}\u{306A}", 12, 6),
  ])
  func wordStarts(text: String, from: Int, expected: Int) {
    #expect(text.wordStart(before: from) == expected)
  }

  @Test(arguments: [
    ("one two", 0, 3), ("one two", 3, 7), ("one, two", 3, 4), ("snake_case x", 0, 10), ("", 0, 0),
    ("\u{6F22}\u{5B57}\u{304B}\u{306A}", 0, 6),
  ])
  func wordEnds(text: String, from: Int, expected: Int) {
    #expect(text.wordEnd(after: from) == expected)
  }

  @Test(arguments: [
    ("one two", 5, 4..<7), ("one two", 3, 3..<4), ("one two", 7, 4..<7), ("a.b", 1, 1..<2), ("", 0, 0..<0),
  ])
  func aDoubleClickTakes(text: String, at: Int, expected: Range<Int>) {
    #expect(text.wordRange(at: at) == expected)
  }
}
