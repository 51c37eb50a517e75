import SwiftUI
import Testing
import ViewTesting

/// Work grows with what changed, not with what there is; it is counted, not timed.
@MainActor @Suite struct ChoiceCostTests {
  private struct Screen: View {
    @State private var chosen = 0
    let names = (0..<1000).map { "Item \($0)" }

    var body: some View {
      VStack(spacing: 2) {
        ChoiceGroup(names: names, notes: names, chosen: $chosen)
        Ticker()
      }
    }
  }

  private struct Ticker: View {
    @State private var ticks = 0
    var body: some View { Text("Ticks \(ticks)").onTapGesture { ticks += 1 } }
  }

  private func open() -> TestHost { TestHost(size: CGSize(width: 300, height: 20_000)) { Screen() } }

  @Test func aTapAmongAThousandEvaluatesTwoMarks() throws {
    let ui = open()
    let item = try ui.find(.text("Item 500"))
    ui.resetCounters()
    ui.tap(item)
    #expect(ui.counters.bodies == 2)
    // The two marks' own values are made anew and compared, and little more.
    #expect(ui.counters.comparisons < 20)
    #expect(ui.counters.measures == 0)
    ui.settle()
    #expect(ui.counters.bodies == 2)
    #expect(ui.counters.measures == 0)
  }

  /// A mark is about five elements deep in about five more; each frame of the animation draws two marks anew.
  @Test func aTapAmongAThousandRebuildsFewDisplayItems() throws {
    let ui = open()
    let item = try ui.find(.text("Item 500"))
    ui.resetCounters()
    ui.tap(item)
    let frames = max(ui.counters.frames, 1)
    #expect(ui.counters.displayItems <= frames * 60, "\(ui.counters)")
    ui.settle()
    #expect(ui.counters.displayItems <= ui.counters.frames * 60, "\(ui.counters)")
  }

  /// The state belongs to the view that owns the thousand items; the number's text is one of their siblings.
  private struct Owner: View {
    @State private var chosen = 0
    @State private var ticks = 100
    let names = (0..<1000).map { "Item \($0)" }

    var body: some View {
      VStack(spacing: 2) {
        Text("Ticks \(ticks)").onTapGesture { ticks += 1 }
        ChoiceGroup(names: names, notes: names, chosen: $chosen)
      }
    }
  }

  /// One body, the owner's.
  ///
  /// The text and what is around it (tap, stack, root) are asked for a few sizes each; the items keep theirs.
  @Test func anUnrelatedStateOfTheOwnerMeasuresNoItem() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 20_000)) { Owner() }
    let text = try ui.find(.text("Ticks 100"))
    ui.resetCounters()
    ui.tap(text)
    #expect(ui.shows("Ticks 101"))
    #expect(ui.counters.bodies == 1)
    #expect(ui.counters.measures < 20, "\(ui.counters)")
  }

  @Test func anUnrelatedStateEvaluatesOneBody() throws {
    let ui = open()
    let ticker = try ui.find(.text("Ticks 0"))
    ui.resetCounters()
    ui.tap(ticker)
    #expect(ui.shows("Ticks 1"))
    #expect(ui.counters.bodies == 1)
    #expect(ui.counters.comparisons == 0)
  }

  @Test func theNextTapIsAsCheapAsTheFirst() throws {
    let ui = open()
    for index in [3, 999, 4] {
      ui.resetCounters()
      try ui.tap("Item \(index)")
      ui.settle()
      #expect(ui.counters.bodies == 2)
    }
  }
}
