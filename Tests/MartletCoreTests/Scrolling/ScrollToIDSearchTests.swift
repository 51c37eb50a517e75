import SwiftUI
import Testing
import ViewTesting

/// What a search for an `.id` of one's own must not do, and what it may cost.
@MainActor @Suite struct ScrollToIDSearchTests {
  private typealias Screen = ScrollToScreen
  private typealias Message = ScrollToMessage

  private func host<Content: View>(_ content: Content) -> TestHost { TestHost.scrolling(content) }

  private func middle(_ ui: TestHost, _ text: String) throws -> CGFloat { try ui.middleInScrollView(text) }

  @MainActor private final class Model: ObservableObject {
    static var made = 0
    @Published var text = "model"
    init() { Model.made += 1 }
  }

  @Observable @MainActor final class Store {
    var prefix = "m"
  }

  private struct Needy: View {
    @EnvironmentObject private var model: Model
    let number: Int
    var body: some View { Text(verbatim: "\(model.text) \(number)").frame(height: 30).id("m\(number)") }
  }

  /// Reading an environment object that is missing ends the program, so rows that lack one are passed over.
  @Test func rowsThatLackAnObjectArePassedOver() throws {
    struct Lacking: View {
      @Environment(Store.self) private var store
      let number: Int
      var body: some View { Text(verbatim: store.prefix).id("m\(number)") }
    }
    let ui = host(
      Screen(id: "m700") {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            switch number {
            case 100..<300: Needy(number: number).frame(height: 30)
            case 300..<500: Lacking(number: number).frame(height: 30)
            default: Message(number: number)
            }
          }
        }
      })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "message 700"), 15))
  }

  @Test func objectsOfTheEnvironmentAreAtHand() throws {
    struct ByStore: View {
      @Environment(Store.self) private var store
      let number: Int
      var body: some View { Text(verbatim: "row \(number)").frame(height: 30).id("\(store.prefix)\(number)") }
    }
    let ui = host(
      Screen(id: "m700") {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Needy(number: $0).environmentObject(Model()) } }
      })
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "model 700"), 15))
    let other = host(
      Screen(id: "m700") { LazyVStack(spacing: 0) { ForEach(0..<1000) { ByStore(number: $0) } } }
        .environment(Store()))
    try other.tap("Go")
    #expect(try isNear(middle(other, "row 700"), 15))
  }

  private struct Counting: View {
    let number: Int
    @State private var taps = 0
    @AppStorage("ScrollToIDTests") private var stored = 1
    @Namespace private var namespace
    @FocusState private var isFocused: Bool

    var body: some View {
      Text(verbatim: "row \(number) taps \(taps) stored \(stored)").frame(height: 30).id("m\(number)")
        .onTapGesture { taps += 1 }
    }
  }

  @Test func statesStayAsTheyAre() throws {
    let ui = host(
      Screen(id: "m700") { LazyVStack(spacing: 0) { ForEach(0..<1000) { Counting(number: $0) } } })
    try ui.tap("row 2 taps 0 stored 1")
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "row 700 taps 0 stored 1"), 15))
    try ui.tap("row 702 taps 0 stored 1")
    #expect(ui.shows("row 702 taps 1 stored 1"))
    ui.scroll(by: CGSize(width: 0, height: -1_000_000), with: .touchpad)
    #expect(ui.shows("row 2 taps 1 stored 1"))
  }

  private struct Owning: View {
    @StateObject private var model = Model()
    let number: Int
    var body: some View { Text(verbatim: "\(model.text) \(number)").frame(height: 30).id("m\(number)") }
  }

  /// An object that a view owns is made when the view appears (Apple, "StateObject"), not for a search.
  @Test func noStateObjectIsMadeForASearch() throws {
    let ui = host(
      Screen(id: "m700") { LazyVStack(spacing: 0) { ForEach(0..<1000) { Owning(number: $0) } } })
    let made = Model.made
    try ui.tap("Go")
    #expect(Model.made == made)
    let outside = host(
      Screen(id: "o700") { LazyVStack(spacing: 0) { ForEach(0..<1000) { Owning(number: $0).id("o\($0)") } } })
    try outside.tap("Go")
    #expect(try isNear(middle(outside, "model 700"), 15))
  }

  @Test func aSearchRecordsNoDependencies() throws {
    let store = Store()
    struct ByStore: View {
      let store: Store
      let number: Int
      let journal: Journal
      var body: some View {
        journal.noted(
          "body", Text(verbatim: "row \(number)").frame(height: 30).id("\(store.prefix)\(number)"))
      }
    }
    let journal = Journal()
    let ui = host(
      Screen(id: "no such row") {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { ByStore(store: store, number: $0, journal: journal) } }
      })
    let built = journal.take().count
    #expect(built < 20)
    try ui.tap("Go")
    // One search looks at each row that is not built, once.
    #expect(journal.take().count == 1000 - built)
    ui.advance(by: 1)
    #expect(journal.take().isEmpty)
    store.prefix = "n"
    ui.advance(by: 0.02)
    #expect(journal.take().count == built)
  }

  // MARK: Cost

  @Test func theLastOfManyRowsIsReachedWithoutBuildingTheOthers() throws {
    let ui = host(
      Screen(id: "m9999") { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Message(number: $0) } } })
    let before = ui.unbuiltRowCount
    ui.resetCounters()
    try ui.tap("Go")
    #expect(try isNear(middle(ui, "message 9999"), 285))
    // Ten rows are in sight, one more is made beyond them, on each jump at most.
    #expect(before - ui.unbuiltRowCount <= 24)
    #expect(ui.counters.bodies <= 24)
    // A search looks at each row that is not built, and no other frame does.
    #expect(ui.counters.searchedBodies > 9_900 && ui.counters.searchedBodies < 10_000)
    ui.scroll(by: CGSize(width: 0, height: -5), with: .touchpad)
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: -5), with: .touchpad)
    #expect(ui.counters.bodies == 0 && ui.counters.measures == 0 && ui.counters.searchedBodies == 0)
  }

  @Test func rowsThatCannotHoldTheIDAreNotLookedAt() throws {
    let journal = Journal()
    let ui = host(
      Screen(id: "nothing") {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { number in
            journal.noted("row", Text(verbatim: "message \(number)").frame(height: 30).padding(1))
          }
        }
      })
    _ = journal.take()
    try ui.tap("Go")
    #expect(journal.take().isEmpty)
    #expect(ui.shows("message 0"))
  }

  /// A control's body is its style's, which holds no ids of rows.
  @Test func controlsAreNotLookedInto() throws {
    let ui = host(
      Screen(id: "nothing") {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Button("button \(number)") {}
            Toggle("toggle \(number)", isOn: .constant(true)).id("t\(number)")
          }
        }
      })
    ui.resetCounters()
    try ui.tap("Go")
    #expect(ui.counters.searchedBodies == 0)
  }
}
