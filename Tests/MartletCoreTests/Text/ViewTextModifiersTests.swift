import MartletPrimitives
import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

/// What modifiers do to all texts inside, told by what they do to one.
@MainActor @Suite struct ViewTextModifiersTests {
  /// What the texts drawn look like.
  private func runs(@ViewBuilder _ content: () -> some View) -> [TextRun] {
    let ui = TestHost(content: content)
    return ui.textRuns
  }

  private func font(@ViewBuilder _ content: () -> some View) -> ResolvedFont? { runs(content).first?.font }

  @Test func fontsChangeInsideAView() {
    #expect(font { VStack { Text("a") }.bold() } == font { Text("a").bold() })
    #expect(font { VStack { Text("a") }.bold() } != font { Text("a") })
    #expect(font { VStack { Text("a") }.italic() } == font { Text("a").italic() })
    #expect(font { VStack { Text("a") }.fontWeight(.light) }?.weight == 300)
    #expect(font { VStack { Text("a") }.fontDesign(.serif) }?.family == .serif)
    #expect(font { VStack { Text("a") }.monospaced() }?.family == .monospaced)
    #expect(font { VStack { Text("a") }.monospacedDigit() }?.hasMonospacedDigits == true)
    #expect(font { VStack { Text("a") }.fontWidth(.condensed) }?.width == -0.2)
    #expect(font { VStack { Text("a") }.textScale(.secondary) } == font { Text("a").textScale(.secondary) })
    // Whichever font a text has: 22 points are macOS's title (fact n003).
    let title = font { VStack { Text("a").font(.title) }.bold().italic() }
    #expect(title?.size == 22 && title?.weight == 700 && title?.isItalic == true)
  }

  @Test func whatIsNearerToATextGoesFirst() {
    #expect(font { VStack { Text("a").fontWeight(.light) }.bold() }?.weight == 300)
    #expect(font { VStack { VStack { Text("a") }.fontWeight(.light) }.fontWeight(.heavy) }?.weight == 300)
    #expect(font { VStack { VStack { Text("a") }.bold(false) }.bold() }?.weight == 400)
    #expect(font { VStack { Text("a").bold(false) }.bold() }?.weight == 400)
    #expect(font { VStack { VStack { Text("a") }.fontWeight(nil) }.fontWeight(.heavy) }?.weight == 400)
    #expect(font { VStack { Text("a") }.font(.body.bold()).fontWeight(.light) }?.weight == 300)
    // A font by name has the design it has.
    #expect(
      font { VStack { Text("a") }.font(.custom("Serif", size: 10)).fontDesign(.monospaced) }?.family
        == .named("Serif"))
  }

  @Test func linesAndSpacesChangeInsideAView() throws {
    let all = runs {
      VStack {
        Text("a")
        Text("b").underline(false).strikethrough(color: .blue).tracking(1)
      }
      .underline().strikethrough(color: .red).tracking(3).kerning(9).baselineOffset(4)
    }
    try #require(all.count == 2)
    #expect(all[0].isUnderlined && all[0].isStruckThrough)
    // Tracking goes before kerning (Apple, "kerning(_:)").
    #expect(all[0].tracking == 3 && all[0].baselineOffset == 4)
    #expect(!all[1].isUnderlined && all[1].tracking == 1)
    #expect(all[0].strikethroughColor != all[1].strikethroughColor)
    #expect(runs { VStack { Text("a") }.kerning(9) }.first?.tracking == 9)
  }

  @Test func textCaseChangesWhatIsShown() {
    let ui = TestHost {
      VStack {
        Text("Straße \(1) up")
        Text("Keep Me").textCase(nil)
        Text("Small Me").textCase(.lowercase)
        Text("i").environment(\.locale, Locale(identifier: "tr_TR"))
      }
      .textCase(.uppercase)
    }
    #expect(ui.textRuns.map(\.text) == ["STRASSE 1 UP", "Keep Me", "small me", "İ"])
  }

  @Test func fieldsAndButtonsFollow() throws {
    let fields = TestHost {
      VStack {
        TextField("Name", text: .constant("12"))
        TextField("Name", text: .constant("12")).bold()
      }
    }
    let widths = fields.textRuns.map(\.font.weight)
    // Each has its prompt and its text.
    #expect(widths == [400, 400, 700, 700])
    #expect(font { Button("Go") {}.bold() }?.weight == 700)
    #expect(font { Toggle("Go", isOn: .constant(true)).fontDesign(.serif) }?.family == .serif)
  }

  @Test func aChangeReachesTheTextsAndNothingElse() throws {
    struct Switching: View {
      @State var isBold = false
      var body: some View {
        VStack {
          Text("a")
          Color.red.frame(width: 10, height: 10)
        }
        .bold(isBold)
        .onTapGesture { isBold.toggle() }
      }
    }
    let ui = TestHost { Switching() }
    ui.resetCounters()
    try ui.tap("a")
    #expect(ui.textRuns.first?.font.weight == 700)
    #expect(ui.counters.bodies == 1)
  }
}
