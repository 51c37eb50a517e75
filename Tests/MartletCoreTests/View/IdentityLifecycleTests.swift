import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct IdentityLifecycleTests {
  private struct AppearsThenID: View {
    let journal: Journal
    @State private var flag = false

    var body: some View {
      VStack {
        Color.red
          .onAppear { journal.note("A\(flag ? "T" : "F")") }
          .onDisappear { journal.note("D\(flag ? "T" : "F")") }
          .id(flag)
        Text("Flip").onTapGesture { flag.toggle() }
      }
    }
  }

  /// Fact n228: AF AT DT (its last DT is the teardown of the test).
  @Test func theNewViewAppearsBeforeTheOldOneDisappears() throws {
    let journal = Journal()
    let ui = TestHost { AppearsThenID(journal: journal) }
    try ui.tap("Flip")
    #expect(journal.entries == ["AF", "AT", "DT"])
  }

  private struct IDThenAppears: View {
    let journal: Journal
    let isInside: Bool
    @State private var id = 0

    var body: some View {
      VStack {
        if isInside {
          Color.red.id(id).onAppear { journal.note("appears") }
        } else {
          Color.red.onAppear { journal.note("appears") }.id(id)
        }
        Text("Next").onTapGesture { id += 1 }
      }
    }
  }

  /// Facts n230 and n231.
  @Test(arguments: [(true, 1), (false, 2)])
  func whatIsOutsideOfTheIdAppearsOnce(isInside: Bool, times: Int) throws {
    let journal = Journal()
    let ui = TestHost { IDThenAppears(journal: journal, isInside: isInside) }
    try ui.tap("Next")
    #expect(journal.entries.count == times)
  }

  /// Fact n227 without the tasks: inner before outer, onAppear and the initial onChange in written order.
  @Test func innerViewsAppearFirst() {
    let journal = Journal()
    let ui = TestHost {
      Group {
        VStack {
          Text("T")
            .onChange(of: 0, initial: true) { journal.note("text changes") }
            .onAppear { journal.note("text appears") }
        }
        .onChange(of: 0, initial: true) { journal.note("stack changes") }
        .onAppear { journal.note("stack appears") }
      }
      .onChange(of: 0, initial: true) { journal.note("group changes") }
      .onAppear { journal.note("group appears") }
    }
    #expect(ui.shows("T"))
    #expect(
      journal.entries == [
        "text changes", "text appears", "stack changes", "stack appears", "group changes", "group appears",
      ])
  }

  private struct Toggled: View {
    let journal: Journal
    @State private var isThere = false

    var body: some View {
      VStack {
        Text("Flip").onTapGesture { isThere.toggle() }
        if isThere {
          ForEach(0..<2) { index in
            Text("Row \(index)")
              .onAppear { journal.note("+\(index)") }
              .onDisappear { journal.note("-\(index)") }
          }
        }
      }
    }
  }

  @Test func eachRowAppearsAndDisappearsOnce() throws {
    let journal = Journal()
    let ui = TestHost { Toggled(journal: journal) }
    #expect(journal.entries.isEmpty)
    try ui.tap("Flip")
    #expect(journal.take().sorted() == ["+0", "+1"])
    try ui.tap("Flip")
    #expect(journal.take().sorted() == ["-0", "-1"])
  }

  enum Placement: CaseIterable, Sendable { case stack, overlay, background, padding, root }

  private struct SwappedInside: View {
    let journal: Journal
    let placement: Placement

    var body: some View {
      switch placement {
      case .stack: VStack { Swapping(journal: journal) }
      case .overlay: Color.clear.frame(width: 100, height: 50).overlay { Swapping(journal: journal) }
      case .background: Color.clear.frame(width: 100, height: 50).background { Swapping(journal: journal) }
      case .padding: Swapping(journal: journal).padding(5).frame(width: 200)
      case .root: Swapping(journal: journal)
      }
    }
  }

  /// Exchanges its only element by itself: nothing around it is evaluated.
  private struct Swapping: View {
    let journal: Journal
    @State private var isOld = true

    var body: some View {
      if isOld {
        Text("Old").onTapGesture { isOld = false }
      } else {
        Text("New").onTapGesture { isOld = true }
      }
    }
  }

  @Test(arguments: Placement.allCases)
  func aViewThatExchangesItselfIsShownWhereverItIs(placement: Placement) throws {
    let ui = TestHost { SwappedInside(journal: Journal(), placement: placement) }
    for name in ["Old", "New", "Old", "New"] {
      #expect(ui.shows(name))
      #expect(ui.drawn("text").contains { $0.contains("\"\(name)\"") })
      try ui.tap(name)
      #expect(ui.repaintDifference == 0)
    }
  }
}
