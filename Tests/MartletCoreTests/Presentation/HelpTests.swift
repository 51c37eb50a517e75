import SwiftUI
import Testing
import ViewTesting

/// Tooltips.
///
/// Expected: Apple, "help(_:)": a tooltip on macOS, and an accessibility hint.
@MainActor @Suite struct HelpTests {
  private struct Page: View {
    @State private var presses = 0
    @State private var isThere = true

    var body: some View {
      VStack(spacing: 40) {
        Button("Press \(presses)") { presses += 1 }.help("Counts the presses")
        if isThere {
          HStack {
            Text("Inner").padding().help(Text(verbatim: "About the inner one, at greater length"))
            Text("Outer").padding()
          }
          .help("Group")
        }
        Toggle("There", isOn: $isThere)
        Text("Nothing").help("")
      }
      .padding(30)
    }
  }

  private func host(idiom: TestHost.Idiom = .desktop) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 400), idiom: idiom) { Page() }
  }

  private func hover(_ ui: TestHost, _ text: String, for seconds: Double = 0.6) throws {
    ui.hover(at: try ui.find(.text(containing: text)).center)
    ui.advance(by: seconds)
  }

  @Test func itComesWhileThePointerRestsAndGoesWithIt() throws {
    let ui = host()
    ui.advance(by: 10)
    try hover(ui, "Press", for: 0.4)
    #expect(ui.popoverFrames.isEmpty)
    ui.advance(by: 0.2)
    #expect(ui.shows("Counts the presses"))
    ui.hover(at: CGPoint(x: 2, y: 2))
    #expect(ui.popoverFrames.isEmpty)
  }

  /// It must not cover what it is about.
  @Test func itLiesBelowThePointer() throws {
    let ui = host()
    try hover(ui, "Press")
    let pointer = try ui.find(.text(containing: "Press")).center
    let frame = try #require(ui.popoverFrames.first)
    #expect(frame.minY > pointer.y && frame.minY < pointer.y + 40 && frame.height < 30)
  }

  @Test func aPressActsAndTakesItAway() throws {
    let ui = host()
    try hover(ui, "Press")
    try ui.tap(ui.find(.text(containing: "Press 0")))
    #expect(ui.shows("Press 1") && ui.popoverFrames.isEmpty)
    ui.advance(by: 2)
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func theInnermostOneComes() throws {
    let ui = host()
    try hover(ui, "Outer")
    #expect(ui.shows("Group"))
    ui.hover(at: CGPoint(x: 2, y: 2))
    try hover(ui, "Inner")
    #expect(ui.shows("About the inner one, at greater length") && ui.popoverFrames.count == 1)
  }

  @Test func itGoesWithItsView() throws {
    let ui = host()
    try hover(ui, "Inner")
    #expect(try ui.find(.role(.toggle)).activate())
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func assistiveToolsReadItAsAHint() throws {
    let ui = host()
    #expect(try ui.find(.text(containing: "Press")).hint == "Counts the presses")
    #expect(try ui.find(.text("Nothing")).hint == nil)
  }

  @Test func noTextIsNoTooltip() throws {
    let ui = host()
    try hover(ui, "Nothing")
    #expect(ui.popoverFrames.isEmpty)
  }

  /// On iOS there is the hint alone.
  @Test func withTouchFiguresThereIsNone() throws {
    let ui = host(idiom: .touch)
    try hover(ui, "Press")
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aLongTextWraps() throws {
    let words: String = String(repeating: "Words that say a lot. ", count: 10)
    let ui = TestHost(size: CGSize(width: 400, height: 300)) { Text("Here").help(words) }
    try hover(ui, "Here")
    let frame = try #require(ui.popoverFrames.first)
    // 264 points of text with 6 on each side.
    #expect(frame.width <= 276.5 && frame.height > 40)
  }

  @Test func waitingCostsNoFrames() throws {
    let ui = host()
    ui.hover(at: try ui.find(.text(containing: "Press")).center)
    ui.resetCounters()
    ui.advance(by: 0.4)
    #expect(ui.counters.bodies == 0)
  }
}
