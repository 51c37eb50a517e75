import Testing

@testable import MartletCore
@testable import MartletPrimitives

@Suite struct DisplayedTextTests {
  private func shown(_ editing: TextEditing, isSecure: Bool = false) -> DisplayedText {
    DisplayedText(editing, window: 0..<editing.length, isSecure: isSecure, isMultiline: false)
  }

  @Test func controlCharactersAreSpacesOfAsManyBytes() {
    let display = shown(TextEditing("a\nb\u{85}c\u{2028}d\u{0}\u{7F}"))
    #expect(display.string.utf8.count == "a\nb\u{85}c\u{2028}d\u{0}\u{7F}".utf8.count)
    #expect(!display.string.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test func placesAreKeptAroundWhatIsComposed() {
    var editing = TextEditing("abcdef")
    editing.select(anchor: 2, caret: 4)
    editing.setPreedit(TextPreedit(text: "\u{3042}\u{3044}", caret: 3))
    let display = shown(editing)
    #expect(display.string == "ab\u{3042}\u{3044}ef")
    #expect(display.composedRange == 2..<8)
    #expect(display.shown(1) == 1 && display.shown(5) == 9)
    #expect(display.place(1) == 1 && display.place(9) == 5 && display.place(4) == 2)
  }

  @Test func aPasswordIsADotACharacter() {
    let display = shown(TextEditing("a\u{E9}\u{1F600}"), isSecure: true)
    #expect(display.string == "\u{2022}\u{2022}\u{2022}")
    for (place, dot) in [(0, 0), (1, 3), (3, 6), (7, 9)] {
      #expect(display.shown(place) == dot)
      #expect(display.place(dot) == place)
    }
  }

  @Test func aWindowLiesAroundTheCaretAndEndsBetweenCharacters() {
    let text = String(repeating: "a\u{1F600}", count: 5000)
    for caret in stride(from: 0, through: text.utf8.count, by: 2500) {
      let place = text.characterStart(at: caret)
      let window = TextWindow.around(place, in: text, before: 0..<0)
      #expect(window.contains(place) || window.upperBound == place)
      // A character more at most, so that it begins between two.
      #expect(window.count <= TextWindow.limit + 4)
      #expect(text.characterStart(at: window.lowerBound) == window.lowerBound)
      #expect(text.characterStart(at: window.upperBound) == window.upperBound)
      #expect(TextWindow.around(place, in: text, before: window) == window)
    }
  }
}
