import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct StateTests {
  private struct Coalescing: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      journal.note("body \(value)")
      return Text("\(value)")
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
        .onChange(of: value) { old, new in journal.note("\(old)→\(new)") }
    }
  }

  /// Fact n239.
  @Test func writesCoalescePerTransaction() {
    let journal = Journal()
    let ui = TestHost { Coalescing(journal: journal) }
    #expect(ui.shows("4"))
    #expect(journal.entries == ["body 0", "body 2", "0→2", "body 4", "2→4"])
  }

  private struct ReadingBack: View {
    let journal: Journal
    @State private var isOn = false

    var body: some View {
      Text(isOn ? "on" : "off").onAppear {
        isOn.toggle()
        journal.note("\(isOn)")
      }
    }
  }

  /// Fact n240.
  @Test func aReadAfterAWriteGetsTheNewValue() {
    let journal = Journal()
    let ui = TestHost { ReadingBack(journal: journal) }
    #expect(journal.entries == ["true"])
    #expect(ui.shows("on"))
  }

  private struct Readers: View {
    let journal: Journal
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      journal.note("parent")
      return VStack {
        Child(name: "first", value: $first, journal: journal)
        Child(name: "second", value: $second, journal: journal)
        Text("Add").onTapGesture { first += 1 }
        Text("Same").onTapGesture { first += 0 }
      }
    }
  }

  private struct Child: View {
    let name: String
    @Binding var value: Int
    let journal: Journal

    var body: some View {
      journal.noted(name, Text("\(name) \(value)").onTapGesture { value += 1 })
    }
  }

  @Test func onlyReadersAreEvaluated() throws {
    let journal = Journal()
    let ui = TestHost { Readers(journal: journal) }
    _ = journal.take()
    try ui.tap("Add")
    #expect(ui.shows("first 1"))
    #expect(journal.take() == ["first"])
    try ui.tap("second 0")
    #expect(ui.shows("second 1"))
    #expect(journal.take() == ["second"])
  }

  @Test func anEqualWriteEvaluatesNothing() throws {
    let journal = Journal()
    let ui = TestHost { Readers(journal: journal) }
    _ = journal.take()
    ui.resetCounters()
    try ui.tap("Same")
    #expect(journal.take() == [])
    #expect(ui.counters.bodies == 0)
  }

  private struct Conditionally: View {
    let journal: Journal
    @State private var usesName = true
    @State private var name = "n"

    var body: some View {
      journal.note("body")
      return VStack {
        Text(usesName ? "name \(name)" : "none")
        Text("Rename").onTapGesture { name += "x" }
        Text("Forget").onTapGesture { usesName = false }
      }
    }
  }

  @Test func aValueThatIsNoLongerReadDoesNotEvaluate() throws {
    let journal = Journal()
    let ui = TestHost { Conditionally(journal: journal) }
    try ui.tap("Rename")
    #expect(journal.entries.count == 2)
    try ui.tap("Forget")
    #expect(journal.entries.count == 3)
    try ui.tap("Rename")
    #expect(journal.entries.count == 3)
  }

  private struct Initial: View {
    let start: Int
    @State private var value: Int

    init(start: Int) {
      self.start = start
      _value = State(initialValue: start)
    }

    var body: some View { Text("start \(start) value \(value)") }
  }

  private struct InitialScreen: View {
    @State private var start = 1

    var body: some View {
      VStack {
        Initial(start: start)
        Text("Next").onTapGesture { start += 1 }
      }
    }
  }

  /// Apple, "State": the initial value is used once, when the view's storage is made.
  @Test func theInitialValueCountsOnce() throws {
    let ui = TestHost { InitialScreen() }
    try ui.tap("Next")
    #expect(ui.shows("start 2 value 1"))
  }

  private struct Model {
    var name = "n"
    var size = CGSize(width: 1, height: 2)
    var list = [1, 2]
  }

  private struct Structured: View {
    @State private var model = Model()

    var body: some View {
      VStack {
        Text("\(model.name) \(Int(model.size.width)) \(model.list.count)")
        Text("Rename").onTapGesture { model.name = "m" }
        Text("Widen").onTapGesture { model.size.width += 1 }
        Text("Append").onTapGesture { model.list.append(3) }
      }
    }
  }

  @Test func partsOfAValueCanBeWritten() throws {
    let ui = TestHost { Structured() }
    try ui.tap("Rename")
    try ui.tap("Widen")
    try ui.tap("Append")
    #expect(ui.shows("m 2 3"))
  }

  private final class Plain {
    var count = 0
  }

  private struct Holding: View {
    @State private var object = Plain()

    var body: some View {
      VStack {
        Text("count \(object.count)")
        Text("Change inside").onTapGesture { object.count += 1 }
        Text("Replace").onTapGesture {
          let next = Plain()
          next.count = object.count
          object = next
        }
      }
    }
  }

  /// Apple, "State": a plain object's properties are not observed; another object is a change.
  @Test func aPlainObjectIsComparedByIdentity() throws {
    let ui = TestHost { Holding() }
    try ui.tap("Change inside")
    #expect(ui.shows("count 0"))
    try ui.tap("Replace")
    #expect(ui.shows("count 1"))
  }

  private struct Late: View {
    let escape: Cell<(() -> Void)?>
    @State private var isThere = true
    @State private var unused = 0

    var body: some View {
      VStack {
        if isThere { Inner(escape: escape) }
        Text("Remove").onTapGesture { isThere = false }
      }
    }

    struct Inner: View {
      let escape: Cell<(() -> Void)?>
      @State private var value = 0

      var body: some View {
        Text("inner \(value)").onAppear { escape.value = { value += 1 } }
      }
    }
  }

  @Test func aWriteAfterTheViewIsGoneIsHarmless() throws {
    let escape = Cell<(() -> Void)?>(nil)
    let ui = TestHost { Late(escape: escape) }
    escape.value?()
    #expect(ui.shows("inner 1"))
    try ui.tap("Remove")
    escape.value?()
    ui.advance(by: 0.1)
    #expect(!ui.shows("inner 1"))
  }

  private struct FromElsewhere: View {
    let escape: Cell<(@Sendable () -> Void)?>
    @State private var value = 0

    var body: some View {
      let binding = $value
      return Text(verbatim: "value \(value)").onAppear { escape.value = { binding.wrappedValue += 1 } }
    }
  }

  @Test func anyThreadMayWrite() async throws {
    let escape = Cell<(@Sendable () -> Void)?>(nil)
    let ui = TestHost { FromElsewhere(escape: escape) }
    let write = try #require(escape.value)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        for _ in 0..<1000 { write() }
        done.resume()
      }
      thread.start()
    }
    await ui.yield()
    #expect(ui.shows("value 1000"))
  }
}
