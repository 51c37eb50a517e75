import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct OnChangeTests {
  private struct Pairs: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      Text("value \(value)")
        .onAppear {
          value = 1
          Task { @MainActor in value = 2 }
        }
        .onChange(of: value, initial: true) { old, new in journal.note("\(old)→\(new)") }
    }
  }

  /// Fact n236.
  @Test func itGetsOldAndNewValue() async {
    let journal = Journal()
    let ui = TestHost { Pairs(journal: journal) }
    await ui.yield()
    #expect(ui.shows("value 2"))
    #expect(journal.entries == ["0→0", "0→1", "1→2"])
  }

  @available(*, deprecated, message: "Uses the form of onChange that is deprecated.")
  private struct OneParameter: View {
    let journal: Journal
    @State private var value = 0

    init(_ journal: Journal) { self.journal = journal }

    var body: some View {
      Text("value \(value)")
        .onAppear {
          value = 1
          Task { @MainActor in value = 2 }
        }
        .onChange(of: value) { new in journal.note("\(new)") }
    }
  }

  /// Fact n237.
  @available(*, deprecated, message: "Uses the form of onChange that is deprecated.")
  @Test func theOlderFormGetsTheNewValue() async {
    let journal = Journal()
    let ui = TestHost { OneParameter(journal) }
    await ui.yield()
    #expect(journal.entries == ["1", "2"])
  }

  private struct Tapped: View {
    let journal: Journal
    @State private var value = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text("Add").onTapGesture { value += 1 }
        Text("Back and forth").onTapGesture {
          value += 1
          value -= 1
        }
        Text("Other \(other)").onTapGesture { other += 1 }
      }
      .onChange(of: value) { journal.note("changed") }
    }
  }

  @Test func itIsSilentWithoutAChange() throws {
    let journal = Journal()
    let ui = TestHost { Tapped(journal: journal) }
    #expect(journal.take() == [])
    try ui.tap("Back and forth")
    try ui.tap("Other 0")
    #expect(journal.take() == [])
    try ui.tap("Add")
    #expect(journal.take() == ["changed"])
  }

  private struct Chain: View {
    let journal: Journal
    @State private var a = 0
    @State private var b = 0
    @State private var c = 0

    var body: some View {
      Text("\(a) \(b) \(c)").onTapGesture { a += 1 }
        .onChange(of: a) { _, new in b = new * 10 }
        .onChange(of: b) { _, new in c = new * 10 }
    }
  }

  @Test func aChainOfChangesIsDoneInOneFrame() throws {
    let ui = TestHost { Chain(journal: Journal()) }
    ui.resetCounters()
    try ui.tap("0 0 0")
    #expect(ui.shows("1 10 100"))
    #expect(ui.counters.frames == 1)
  }

  private struct NotShown: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      VStack {
        Text("Add").onTapGesture { value += 1 }
        Watcher(value: value, journal: journal)
      }
    }

    struct Watcher: View {
      let value: Int
      let journal: Journal
      var body: some View { Text("fixed").onChange(of: value) { journal.note("\($0)→\($1)") } }
    }
  }

  @Test func aValueFromAboveIsWatchedToo() throws {
    let journal = Journal()
    let ui = TestHost { NotShown(journal: journal) }
    try ui.tap("Add")
    try ui.tap("Add")
    #expect(journal.entries == ["0→1", "1→2"])
  }
}
