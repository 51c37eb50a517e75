import Combine
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ReceivingTests {
  private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var factor = 1
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Text("sum \(sum)").onReceive(subject) { sum += $0 * factor } }
        Text("Double").onTapGesture { factor = 2 }
        Text("Hide").onTapGesture { isShown.toggle() }
        Text("total \(sum)")
      }
    }
  }

  @Test func whatIsSentReachesTheNewestClosure() throws {
    let subject = PassthroughSubject<Int, Never>()
    let ui = TestHost { Listening(subject: subject) }
    subject.send(3)
    #expect(ui.shows("sum 3"))
    try ui.tap("Double")
    subject.send(2)
    #expect(ui.shows("sum 7"))
  }

  @Test func aViewThatIsGoneReceivesNothing() throws {
    let subject = PassthroughSubject<Int, Never>()
    let ui = TestHost { Listening(subject: subject) }
    try ui.tap("Hide")
    subject.send(3)
    #expect(ui.shows("total 0"))
    try ui.tap("Hide")
    subject.send(4)
    #expect(ui.shows("total 4"))
  }

  @Test func valuesFromAnotherThreadArriveAtTheNextUpdate() async {
    let subject = PassthroughSubject<Int, Never>()
    let ui = TestHost { Listening(subject: subject) }
    await Task.detached { subject.send(5) }.value
    #expect(ui.shows("sum 5"))
  }

  private struct Switching: View {
    let first: CurrentValueSubject<String, Never>
    let second: CurrentValueSubject<String, Never>
    let journal: Journal
    @State private var usesSecond = false
    @State private var other = 0

    var body: some View {
      Text("switch \(other)")
        .onReceive(usesSecond ? second : first) { journal.note($0) }
        .onTapGesture { usesSecond = true }
        .gesture(TapGesture(count: 2).onEnded { other += 1 })
    }
  }

  @Test func anotherPublisherTakesThePlaceOfTheOneBefore() throws {
    let journal = Journal()
    let first = CurrentValueSubject<String, Never>("a")
    let second = CurrentValueSubject<String, Never>("b")
    let ui = TestHost { Switching(first: first, second: second, journal: journal) }
    #expect(journal.take() == ["a"])
    ui.tap(at: try ui.find(.text("switch 0")).center)
    ui.advance(by: 1)
    #expect(journal.take() == ["b"])
    first.send("c")
    second.send("d")
    ui.advance(by: 0.1)
    #expect(journal.take() == ["d"])
  }

  private struct Grouped: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var hasRows = true

    var body: some View {
      VStack {
        Group {
          if hasRows {
            Text("one")
            Text("two")
          }
        }
        .onReceive(subject) { sum += $0 }
        Text("sum \(sum)")
        Text("Hide").onTapGesture { hasRows = false }
      }
    }
  }

  /// Apple's modifier wraps the view as a whole: two views in a group receive a value once, and none, too.
  @Test func aGroupReceivesOnceHoweverManyViewsItHas() throws {
    let subject = PassthroughSubject<Int, Never>()
    let ui = TestHost { Grouped(subject: subject) }
    subject.send(1)
    #expect(ui.shows("sum 1"))
    try ui.tap("Hide")
    subject.send(1)
    #expect(ui.shows("sum 2"))
  }
}
