import Combine
import SwiftUI
import Testing
import ViewTesting

/// What apps do that they should not, and what comes at odd moments.
@MainActor @Suite struct DataFlowTests {
  private struct Owner: View {
    let cell: Cell<Binding<Int>?>
    @State private var number = 1

    var body: some View {
      cell.value = $number
      return Text("number \(number)")
    }
  }

  private struct Hiding: View {
    let cell: Cell<Binding<Int>?>
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Owner(cell: cell) }
        Text("Hide").onTapGesture { isShown.toggle() }
      }
    }
  }

  @Test func aBindingKeptAfterItsViewHasGoneHoldsItsValueAndTellsNobody() throws {
    let cell = Cell<Binding<Int>?>(nil)
    let ui = TestHost { Hiding(cell: cell) }
    let kept = try #require(cell.value)
    kept.wrappedValue = 2
    #expect(ui.shows("number 2"))
    try ui.tap("Hide")
    ui.resetCounters()
    kept.wrappedValue = 3
    ui.advance(by: 0.1)
    #expect(kept.wrappedValue == 3 && ui.counters.bodies == 0)
    // The view that comes back is another, with a state of its own.
    try ui.tap("Hide")
    #expect(ui.shows("number 1") && kept.wrappedValue == 3)
  }

  private struct Reading: View {
    @State var number = 7
    var body: some View { Text("number \(number)").onTapGesture { number += 1 } }
  }

  /// Apple, "State": a view value that is on no screen has the initial value.
  @Test func aStateReadOutsideOfAViewOnScreenIsTheInitialValue() throws {
    let view = Reading()
    let ui = TestHost { view }
    try ui.tap("number 7")
    #expect(ui.shows("number 8"))
    #expect(view.number == 7)
    view.number = 9
    #expect(view.number == 7 && ui.shows("number 8"))
    #expect(TestHost.takeWarnings().contains { $0.contains("written before its view is on screen") })
  }

  private struct Receiving<P: Publisher>: View where P.Failure == Never {
    let publisher: P
    @State private var received: [String] = []

    var body: some View {
      VStack {
        Text("got \(received.joined(separator: ","))").onReceive(publisher) { received.append("\($0)") }
        Text("Clear").onTapGesture { received = [] }
      }
    }
  }

  /// A publisher that is complete when the view comes has given its values, and a later update doesn't ask again.
  @Test func aPublisherMayCompleteEarly() throws {
    let ui = TestHost { Receiving(publisher: [1, 2].publisher) }
    #expect(ui.shows("got 1,2"))
    try ui.tap("Clear")
    #expect(ui.shows("got "))
    let empty = TestHost { Receiving(publisher: Empty<Int, Never>()) }
    #expect(empty.shows("got "))
  }

  private struct Broken: Error {}

  /// A failing publisher has to be made one that doesn't fail; what replaces the error arrives.
  @Test func aPublisherThatFailsEndsWithItsReplacement() {
    let subject = PassthroughSubject<Int, Broken>()
    let ui = TestHost { Receiving(publisher: subject.replaceError(with: -1)) }
    subject.send(1)
    #expect(ui.shows("got 1"))
    subject.send(completion: .failure(Broken()))
    subject.send(2)
    #expect(ui.shows("got 1,-1"))
  }

  private struct Throwing: View {
    @State private var message = "none"

    var body: some View {
      Text("message \(message)").task {
        do { try await Self.fail() } catch { message = "failed" }
      }
    }

    nonisolated static func fail() async throws { throw Broken() }
  }

  @Test func aTaskThatThrowsCanSaySo() async {
    let ui = TestHost { Throwing() }
    await ui.yield()
    #expect(ui.shows("message failed"))
  }

  private struct Coalescing: View {
    let journal: Journal
    @State private var a = 0
    @State private var b = 0

    var body: some View {
      VStack {
        Text("sum \(a + b)")
          .onChange(of: a) { journal.note("inner a \($0) \($1)") }
          .onChange(of: b) { journal.note("inner b \($0) \($1)") }
        Text("Write").onTapGesture {
          a = 1
          b = 5
          a = 2
          a = 3
        }
      }
      .onChange(of: a + b) { journal.note("outer \($0) \($1)") }
    }
  }

  /// Facts n227 and n239: the writes of one event are one update; inner actions come before outer ones, in written order.
  @Test func theWritesOfOneEventAreOneUpdate() throws {
    let journal = Journal()
    let ui = TestHost { Coalescing(journal: journal) }
    ui.resetCounters()
    try ui.tap("Write")
    #expect(journal.take().sorted() == ["inner a 0 3", "inner b 0 5", "outer 0 8"])
    #expect(ui.counters.bodies == 1)
  }

  private struct Subscribed: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0

    var body: some View {
      SubscriptionView(content: Text("last \(last)"), publisher: subject) { last = $0 }
    }
  }

  /// Apple, "SubscriptionView".
  @Test func aSubscriptionViewReceives() {
    let subject = PassthroughSubject<Int, Never>()
    let ui = TestHost { Subscribed(subject: subject) }
    subject.send(4)
    #expect(ui.shows("last 4"))
  }
}
