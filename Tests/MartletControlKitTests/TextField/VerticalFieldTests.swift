import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct VerticalFieldTests {
  private struct Notes: View {
    let journal: Journal
    var limit: Int?
    @State private var text = ""
    var body: some View {
      TextField(
        "Notes",
        text: Binding(
          get: { text },
          set: {
            text = $0; journal.note($0)
          }), axis: .vertical
      )
      .lineLimit(limit)
      .frame(width: 120)
      .onSubmit { journal.note("submit") }
    }
  }

  @Test func itGrowsWithItsLinesUpToTheLimit() throws {
    let ui = TestHost { Notes(journal: Journal(), limit: 3) }
    #expect(try ui.field.frame.height == 22)
    ui.type("one two three four five", into: try ui.field)
    let two = try ui.field.frame.height
    #expect(two >= 38)
    ui.type(String(repeating: " and more words", count: 10))
    // Three lines of 16 points, 2 apart, in a border of 3.
    #expect(try ui.field.frame.height == 16 * 3 + 2 * 2 + 6)
    // The caret is in sight.
    let frame = try ui.field.frame
    let caret = try #require(ui.caretFrame)
    #expect(frame.contains(CGPoint(x: caret.midX, y: caret.midY)))
  }

  @Test func aRangeOfLinesReservesTheLeast() throws {
    let ui = TestHost { TextField("Notes", text: .constant("one"), axis: .vertical).lineLimit(3...5) }
    #expect(try ui.field.frame.height == 16 * 3 + 2 * 2 + 6)
    let long = String(repeating: "word ", count: 100)
    let full = TestHost(size: CGSize(width: 120, height: 300)) {
      TextField("Notes", text: .constant(long), axis: .vertical).lineLimit(3...5)
    }
    #expect(try full.field.frame.height == 16 * 5 + 2 * 4 + 6)
  }

  @Test func theArrowsGoUpAndDownByLines() throws {
    let journal = Journal()
    let ui = TestHost { Notes(journal: journal) }
    ui.tap(try ui.field)
    ui.type("abc")
    ui.press(.return, modifiers: .option)
    ui.type("def")
    #expect(journal.take().last == "abc\ndef")
    ui.press(.upArrow)
    ui.type("|")
    #expect(journal.take() == ["abc|\ndef"])
    ui.press(.downArrow)
    ui.press(.home)
    ui.type("-")
    #expect(journal.take() == ["abc|\n-def"])
    ui.press(.return)
    #expect(journal.take() == ["submit"])
    ui.press(.return, modifiers: .shift)
    #expect(journal.take() == ["abc|\n-\ndef"])
  }

  @Test func onTouchScreensReturnMakesALine() throws {
    let journal = Journal()
    let ui = TestHost(idiom: .touch) { Notes(journal: journal) }
    ui.tap(try ui.field)
    ui.type("a")
    ui.press(.return)
    ui.type("b")
    #expect(journal.take() == ["a", "a\n", "a\nb"])
  }
}
