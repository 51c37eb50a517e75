import SwiftUI
import Testing
import ViewTesting

/// A counter that keeps its count for as long as it is the same view.
struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
}

@MainActor @Suite struct IdentityTests {
  private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        if isFirst { Tally(name: "T") } else { Tally(name: "T") }
        Text("Flip").onTapGesture { isFirst.toggle() }
      }
    }
  }

  /// Fact n242.
  @Test func theOtherBranchIsAnotherView() throws {
    let ui = TestHost { Branches() }
    try ui.tap("T 0")
    #expect(ui.shows("T 1"))
    try ui.tap("Flip")
    #expect(ui.shows("T 0"))
    try ui.tap("Flip")
    #expect(ui.shows("T 0"))
  }

  private struct Ternary: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        Tally(name: isFirst ? "A" : "B")
        Text("Flip").onTapGesture { isFirst.toggle() }
      }
    }
  }

  @Test func anotherValueAtTheSamePlaceIsTheSameView() throws {
    let ui = TestHost { Ternary() }
    try ui.tap("A 0")
    try ui.tap("Flip")
    #expect(ui.shows("B 1"))
  }

  private struct Optionally: View {
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere { Tally(name: "T") }
        Tally(name: "U")
        Text("Flip").onTapGesture { isThere.toggle() }
      }
    }
  }

  @Test func aViewThatGoesLosesItsStateAndItsSiblingDoesNot() throws {
    let ui = TestHost { Optionally() }
    try ui.tap("T 0")
    try ui.tap("U 0")
    try ui.tap("Flip")
    #expect(!ui.shows("T 1"))
    #expect(ui.shows("U 1"))
    try ui.tap("Flip")
    #expect(ui.shows("T 0"))
    #expect(ui.shows("U 1"))
  }

  private struct Identified: View {
    @State private var id = 0

    var body: some View {
      VStack {
        Tally(name: "T").id(id)
        Text("Next").onTapGesture { id += 1 }
        Text("Same").onTapGesture { id += 0 }
      }
    }
  }

  /// Apple, "id(_:)": when the value changes, the identity of the view is reset.
  @Test func anotherIdIsAnotherView() throws {
    let ui = TestHost { Identified() }
    try ui.tap("T 0")
    try ui.tap("Same")
    #expect(ui.shows("T 1"))
    try ui.tap("Next")
    #expect(ui.shows("T 0"))
  }

  private struct Erased: View {
    @State private var kind = 0

    var body: some View {
      VStack {
        view
        Text("Next").onTapGesture { kind += 1 }
      }
    }

    private var view: AnyView {
      switch kind {
      case 0: return AnyView(Tally(name: "T"))
      case 1: return AnyView(AnyView(Tally(name: "U")))
      default: return AnyView(Text("Other"))
      }
    }
  }

  @Test func anErasedViewOfTheSameTypeIsTheSameView() throws {
    let ui = TestHost { Erased() }
    try ui.tap("T 0")
    try ui.tap("Next")
    #expect(ui.shows("U 1"))
    try ui.tap("Next")
    #expect(ui.shows("Other"))
    #expect(!ui.shows("U 1"))
  }

  private struct Switching: View {
    @State private var step = 0

    var body: some View {
      VStack {
        switch step % 3 {
        case 0: Tally(name: "Zero")
        case 1: Tally(name: "One")
        default: Text("Two")
        }
        Text("Next").onTapGesture { step += 1 }
      }
    }
  }

  @Test func eachCaseOfASwitchIsAViewOfItsOwn() throws {
    let ui = TestHost { Switching() }
    try ui.tap("Zero 0")
    for expected in ["One 0", "Two", "Zero 0", "One 0"] {
      try ui.tap("Next")
      #expect(ui.shows(expected))
    }
  }
}
