import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TextViewTests {
  /// Heights on macOS and iOS at one pixel a point: facts n003, n005, n009, n011, n015, n017, n021.
  @Test(arguments: [
    (Font.title, 26.0, 34.0), (.title2, 21, 27), (.headline, 16, 21), (.subheadline, 14, 18),
    (.callout, 15, 20), (.footnote, 13, 16), (.caption2, 13, 14),
  ])
  func aLineHasApplesHeight(font: Font, desktop: Double, touch: Double) throws {
    let mac = TestHost { Text("X").font(font) }
    #expect(try mac.find(.text("X")).frame.height == desktop)
    let phone = TestHost(idiom: .touch) { Text("X").font(font) }
    #expect(try phone.find(.text("X")).frame.height == touch)
  }

  /// Fact n023: 61 pixels at three pixels a point.
  @Test func aBodyLineAtThreePixelsAPoint() throws {
    let ui = TestHost(scale: 3, idiom: .touch) { Text("X") }
    #expect(isNear(try ui.find(.text("X")).frame.height, 61.0 / 3))
  }

  @Test(arguments: ["😀👩‍👩‍👧‍👦", "안녕하세요", "مرحبا", "日本語", "e\u{301}", "a\tb", "x\u{200D}", "\u{FEFF}y"])
  func anyScriptHasAWidthAndADrawing(text: String) throws {
    let ui = TestHost { Text(text) }
    let view = try ui.find(.text(text))
    #expect(view.frame.width > 3 && view.frame.height >= 16)
    #expect(ui.drawn("text").count == 1)
    #expect(ui.repaintDifference == 0)
  }

  @Test func anEmptyTextHasNoWidth() throws {
    let ui = TestHost {
      Text("")
      Text("after")
    }
    #expect(try ui.find(.text("")).frame.width == 0)
    #expect(ui.shows("after"))
  }

  @Test func aHugeTextStaysInItsFrame() throws {
    let ui = TestHost { Text(String(repeating: "word ", count: 5000)) }
    let frame = try #require(ui.views.first).frame
    #expect(frame.width <= 400)
    #expect(ui.repaintDifference == 0)
  }

  /// Fact n026: words are wrapped first.
  @Test func aTextWrapsWhenItsWidthIsShort() throws {
    let ui = TestHost { Text("two words").frame(width: 50) }
    let frame = try ui.find(.text("two words")).frame
    #expect(frame.width <= 50)
    #expect(frame.height >= 32)
  }

  @Test func aLineLimitKeepsItToOneLine() throws {
    let ui = TestHost { Text("two words").lineLimit(1).frame(width: 50) }
    #expect(try ui.find(.text("two words")).frame.height == 16)
  }

  /// Apple, "truncationMode(_:)": the mode says which part is left out.
  @Test(arguments: [
    (Text.TruncationMode.head, "…", "last"), (.middle, "first", "last"), (.tail, "first", "…"),
  ])
  func theTruncationModeSaysWhatIsLeftOut(mode: Text.TruncationMode, start: String, end: String) throws {
    let ui = TestHost {
      Text("first of very many words that are no last").lineLimit(1).truncationMode(mode).frame(width: 120)
    }
    let line = try #require(ui.drawn("text").first)
    let shown = try #require(line.split(separator: "\"").dropFirst().first)
    #expect(shown.hasPrefix(start) && shown.hasSuffix(end) && shown.contains("…"), "\(shown)")
  }

  /// The second line is much shorter than the first: its ink lies at one side, or in the middle.
  @Test(arguments: [
    (TextAlignment.leading, [true, false, false]), (.center, [false, true, false]),
    (.trailing, [false, false, true]),
  ])
  func shorterLinesStandAtTheSideThatTheAlignmentSays(alignment: TextAlignment, thirds: [Bool]) throws {
    let ui = TestHost { Text("WWWWWWWWWWWW\nW").multilineTextAlignment(alignment) }
    let frame = try #require(ui.views.first).frame
    let background = ui.color(at: CGPoint(x: 1, y: 1))
    let columns = Array(stride(from: frame.minX + 0.5, to: frame.maxX, by: 1))
    let inked = columns.map { x in
      stride(from: frame.midY + 2, to: frame.maxY, by: 1).contains {
        ui.color(at: CGPoint(x: x, y: $0)) != background
      }
    }
    let third = columns.count / 3
    let parts = [inked[..<third], inked[third..<(2 * third)], inked[(2 * third)...]]
    #expect(parts.map { $0.contains(true) } == thirds)
  }

  /// Two lines of 16 with the gap of 2 between them (fact n029), and the spacing.
  @Test func lineSpacingIsAddedBetweenLines() throws {
    let ui = TestHost { Text("one\ntwo").lineSpacing(10) }
    #expect(try #require(ui.views.first).frame.height == 16 + 2 + 10 + 16)
    let single = TestHost { Text("one").lineSpacing(10) }
    #expect(try single.find(.text("one")).frame.height == 16)
  }

  private struct Restyled: View {
    @State private var isLarge = false
    @State private var isRed = false

    var body: some View {
      VStack {
        Text("sample").font(isLarge ? .largeTitle : .body)
          .padding(0).foregroundColor(isRed ? .red : nil)
        Text("Grow").onTapGesture { isLarge.toggle() }
        Text("Redden").onTapGesture { isRed.toggle() }
      }
    }
  }

  @Test func anotherFontIsMeasuredAnewAndAnotherColourIsNot() throws {
    let ui = TestHost { Restyled() }
    let plain = try ui.find(.text("sample")).frame
    try ui.tap("Grow")
    #expect(try ui.find(.text("sample")).frame.width > plain.width * 1.5)
    ui.resetCounters()
    try ui.tap("Redden")
    #expect(ui.counters.measures == 0)
    #expect(ui.drawn("text")[0].contains("#FF3B30FF"))
    #expect(ui.repaintDifference == 0)
  }

  @Test func theNearestFontWins() throws {
    let ui = TestHost { Text("X").font(.title).font(.footnote) }
    #expect(try ui.find(.text("X")).frame.height == 26)
  }

  @Test func textsCanBeJoined() throws {
    let ui = TestHost { Text("a").bold() + Text("b").foregroundColor(.red) + Text("\(3)") }
    #expect(ui.shows("ab3"))
  }

  @Test func theSystemFontOfASizeNeedsNoMoreArguments() {
    let ui = TestHost {
      Text("a").font(.system(size: 20))
      Text("b").font(.system(.title))
      Text("c").font(.system(size: 20, weight: .bold))
    }
    #expect(ui.shows("c"))
  }
}
