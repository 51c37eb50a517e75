import SwiftUI
import Testing
import ViewTesting

/// Apple's composition: a style used inside a style's body is the next one out.
@MainActor @Suite struct StyleCompositionTests {
  @Test func theInnermostStyleWins() throws {
    let ui = TestHost {
      VStack {
        Button("A") {}.buttonStyle(TellingStyle())
        Button("B") {}
      }
      .buttonStyle(FramingStyle(name: "outer"))
    }
    #expect(ui.findAll(.text(containing: "at rest")).count == 1)
    #expect(ui.findAll(.text(containing: "outer")).count == 1)
  }

  @Test func aStyleInsideAStyleIsTheNextOneOut() throws {
    let journal = Journal()
    let ui = TestHost {
      Button("A") { journal.note("run") }
        .buttonStyle(FramingStyle(name: "inner"))
        .buttonStyle(FramingStyle(name: "middle"))
        .buttonStyle(TellingStyle())
    }
    #expect(ui.says("inner") && ui.says("middle") && ui.says("at rest"))
    try ui.tap("A")
    #expect(journal.take() == ["run"])
  }

  @Test func aStyleAppliedToItselfEnds() throws {
    struct Selfish: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("self")
          Button(configuration)
        }
      }
    }
    let ui = TestHost { Button("A") {}.buttonStyle(Selfish()).buttonStyle(Selfish()) }
    #expect(try ui.control("A").text == "self, self, A")
  }

  @Test func aStyleThatAppliesItselfInItsBodyEnds() throws {
    struct Recursive: ButtonStyle {
      let depth: Int

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("depth \(depth)")
          if depth < 3 { Button("inner \(depth)") {}.buttonStyle(Recursive(depth: depth + 1)) }
        }
      }
    }
    let ui = TestHost { Button("A") {}.buttonStyle(Recursive(depth: 1)) }
    #expect(ui.says("depth 1") && ui.says("depth 2") && ui.says("depth 3"))
  }

  @Test func environmentAndStateInsideAStyleWork() throws {
    struct Counting: PrimitiveButtonStyle {
      @Environment(\.colorScheme) private var scheme
      @State private var taps = 0

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Text("\(scheme == .dark ? "dark" : "light") \(taps)")
        }
        .contentShape(Rectangle())
        .onTapGesture {
          taps += 1
          configuration.trigger()
        }
      }
    }
    let ui = TestHost { Button("A") {}.buttonStyle(Counting()) }
    #expect(ui.says("light 0"))
    try ui.tap("A")
    #expect(ui.says("light 1"))
    ui.setColorScheme(.dark)
    #expect(ui.says("dark 1"))
  }

  @Test func aStyleMayIgnoreItsLabel() throws {
    struct Silent: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("instead") }
    }
    let journal = Journal()
    let ui = TestHost { Button("A") { journal.note("run") }.buttonStyle(Silent()) }
    #expect(!ui.says("A"))
    try ui.tap("instead")
    #expect(journal.take() == ["run"])
  }

  @Test func aStyleThatChangesKeepsTheNewestAction() throws {
    struct Switching: View {
      @State private var taps = 0

      var body: some View {
        if taps % 2 == 0 {
          Button("taps \(taps)") { taps += 1 }.buttonStyle(TellingStyle())
        } else {
          Button("taps \(taps)") { taps += 1 }.buttonStyle(.plain)
        }
      }
    }
    let ui = TestHost { Switching() }
    for count in 0..<4 { try ui.tap("taps \(count)") }
    #expect(ui.says("taps 4"))
  }

  @Test func anUnchangedLabelIsNotEvaluatedAgain() throws {
    struct Costly: View {
      let journal: Journal

      var body: some View {
        journal.note("label")
        return Text("Costly")
      }
    }
    struct Screen: View {
      @State private var taps = 0
      let journal: Journal

      var body: some View {
        Button(action: { taps += 1 }, label: { Costly(journal: journal) })
          .buttonStyle(TellingStyle())
        Text("taps \(taps)")
      }
    }
    let journal = Journal()
    let ui = TestHost { VStack { Screen(journal: journal) } }
    #expect(journal.take() == ["label"])
    try ui.tap("Costly")
    #expect(ui.says("taps 1"))
    #expect(journal.take() == [])
  }
}
