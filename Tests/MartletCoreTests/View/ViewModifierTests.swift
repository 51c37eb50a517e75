import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ViewModifierTests {
  private struct Counting: ViewModifier {
    let journal: Journal
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      journal.note("modifier")
      return HStack {
        content
        Text("taps \(count) \(direction == .leftToRight ? "ltr" : "rtl")").onTapGesture { count += 1 }
      }
    }
  }

  private struct Screen: View {
    let journal: Journal
    @State private var name = "a"
    @State private var isReversed = false

    var body: some View {
      VStack {
        Text("content \(name)").modifier(Counting(journal: journal))
          .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
        Text("Rename").onTapGesture { name += "b" }
        Text("Turn").onTapGesture { isReversed.toggle() }
      }
    }
  }

  @Test func aModifierHasStateOfItsOwn() throws {
    let ui = TestHost { Screen(journal: Journal()) }
    try ui.tap("taps 0 ltr")
    #expect(ui.shows("taps 1 ltr"))
    #expect(ui.shows("content a"))
  }

  @Test func aModifierReadsItsEnvironment() throws {
    let ui = TestHost { Screen(journal: Journal()) }
    try ui.tap("Turn")
    #expect(ui.shows("taps 0 rtl"))
  }

  @Test func aChangeOfTheContentAloneDoesNotEvaluateTheModifier() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap("Rename")
    #expect(ui.shows("content ab"))
    #expect(journal.entries.count == 1)
  }

  private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        content
      }
    }
  }

  @Test func theContentMayBeUsedTwice() throws {
    let ui = TestHost { Tally(name: "t").modifier(Doubling()) }
    let first = try #require(ui.findAll(.text("t 0")).first)
    ui.tap(first)
    #expect(ui.findAll(.text("t 1")).count == 1)
    #expect(ui.findAll(.text("t 0")).count == 1)
  }

  private struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  @Test func modifiersCanBeChained() throws {
    let ui = TestHost {
      Color.red.accessibilityIdentifier("box").modifier(Framed(width: 30).concat(EmptyModifier()))
    }
    #expect(try ui.frame("box").size == CGSize(width: 30, height: 10))
  }

  private struct Hiding: ViewModifier {
    @State private var isHidden = false

    func body(content: Content) -> some View {
      VStack {
        if !isHidden { content }
        Text("Hide").onTapGesture { isHidden.toggle() }
      }
    }
  }

  @Test func theContentMayGoAndComeBack() throws {
    let ui = TestHost { Tally(name: "t").modifier(Hiding()) }
    try ui.tap("t 0")
    try ui.tap("Hide")
    #expect(!ui.shows("t 1"))
    try ui.tap("Hide")
    #expect(ui.shows("t 0"))
  }
}
