import SwiftUI
import Testing
import ViewTesting

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  var silent = 0

  init(log: Journal? = nil) { log?.note("made") }
}

@Suite @MainActor
struct ObservedObjectTests {
  private struct Reader: View {
    @ObservedObject var counter: Counter

    var body: some View {
      Text("count \(counter.count)")
    }
  }

  private struct Owner: View {
    @StateObject private var counter: Counter
    let log: Journal

    init(log: Journal) {
      self.log = log
      _counter = StateObject(wrappedValue: Counter(log: log))
    }

    var body: some View {
      log.note("owner")
      return VStack {
        Reader(counter: counter)
        Text("more").onTapGesture { counter.count += 1 }
        Text("tell").onTapGesture {
          counter.silent += 1
          counter.objectWillChange.send()
        }
      }
    }
  }

  @Test func aPublishedChangeUpdatesTheViewsThatReadTheObject() throws {
    let log = Journal()
    let ui = TestHost { Owner(log: log) }
    #expect(log.take() == ["made", "owner"])
    ui.resetCounters()
    try ui.tap(ui.find(.text("more")))
    #expect(ui.shows("count 1"))
    // The owner and the reader, once each.
    #expect(log.take() == ["owner"])
    #expect(ui.counters.bodies == 2)
  }

  @Test func aStateObjectIsMadeOnceAndOutlivesTheBody() throws {
    struct Outer: View {
      @State private var tick = 0
      let log: Journal

      var body: some View {
        VStack {
          Text("tick \(tick)").onTapGesture { tick += 1 }
          Owner(log: log)
        }
      }
    }
    let log = Journal()
    let ui = TestHost { Outer(log: log) }
    try ui.tap(ui.find(.text("more")))
    try ui.tap(ui.find(.text("tick 0")))
    #expect(ui.shows("tick 1"))
    #expect(ui.shows("count 1"))
    #expect(log.entries.filter { $0 == "made" }.count == 1)
  }

  /// Fact n245: objectWillChange.send() without a published property evaluates the readers once more.
  @Test func sendingByHandUpdatesReaders() throws {
    let log = Journal()
    let ui = TestHost { Owner(log: log) }
    _ = log.take()
    ui.resetCounters()
    try ui.tap(ui.find(.text("tell")))
    // The owner and the reader, once each.
    #expect(log.take() == ["owner"])
    #expect(ui.counters.bodies == 2)
  }

  @Test func aBindingToAPropertyReadsAndWritesIt() throws {
    struct Field: View {
      @Binding var name: String
      var body: some View { Text("name \(name)").onTapGesture { name += "b" } }
    }
    struct Form: View {
      @StateObject private var counter = Counter()
      var body: some View { Field(name: $counter.name) }
    }
    let ui = TestHost { Form() }
    try ui.tap(ui.find(.text("name a")))
    #expect(ui.shows("name ab"))
  }

  @Test func anEnvironmentObjectReachesViewsInside() throws {
    struct Inside: View {
      @EnvironmentObject private var counter: Counter
      var body: some View { Text("inside \(counter.count)").onTapGesture { counter.count += 5 } }
    }
    let counter = Counter()
    let ui = TestHost { VStack { Inside() }.environmentObject(counter) }
    try ui.tap(ui.find(.text("inside 0")))
    #expect(ui.shows("inside 5"))
  }

  @Test func aChangeFromAnotherThreadArrives() async throws {
    let counter = Counter()
    let ui = TestHost { Reader(counter: counter) }
    nonisolated(unsafe) let shared = counter
    await Task.detached { shared.count = 7 }.value
    ui.advance(by: 0)
    #expect(ui.shows("count 7"))
  }

  @Test func onlyReadersOfTheChangedObjectAreEvaluated() throws {
    let first = Counter()
    let second = Counter()
    let ui = TestHost {
      VStack {
        Reader(counter: first)
        Reader(counter: second)
      }
    }
    ui.resetCounters()
    second.count = 3
    ui.advance(by: 0)
    #expect(ui.counters.bodies == 1)
    #expect(ui.shows("count 3"))
  }
}
