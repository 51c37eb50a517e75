import SwiftUI
import Testing
import ViewTesting

/// What has no element of its own, and what happens when a window closes.
@MainActor @Suite struct AppearanceTests {
  /// onevcat/Kingfisher#1973 and vellum-ai/vellum-assistant#2669: `onAppear` of an `EmptyView` is never called, in a group
  /// neither.
  @Test func anEmptyViewDoesNotAppear() {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        EmptyView().onAppear { journal.note("empty") }
        Group { EmptyView() }.onAppear { journal.note("group") }
        Text("There")
      }
    }
    #expect(ui.shows("There"))
    #expect(journal.entries == [])
  }

  private struct Erased: View {
    let journal: Journal
    @State private var isFull = false

    var body: some View {
      VStack {
        (isFull ? AnyView(Text("full")) : AnyView(EmptyView()))
          .task { journal.note("task \(isFull)") }
          .onAppear { journal.note("appears \(isFull)") }
          .onDisappear { journal.note("disappears \(isFull)") }
        Text("Fill").onTapGesture { isFull.toggle() }
      }
    }
  }

  /// A view of unknown type appears although it turns out to be empty; another type in its place is another view.
  @Test func anErasedEmptyViewAppears() async throws {
    let journal = Journal()
    let ui = TestHost { Erased(journal: journal) }
    await ui.yield()
    #expect(journal.take() == ["appears false", "task false"])
    try ui.tap("Fill")
    await ui.yield()
    #expect(journal.take().sorted() == ["appears true", "disappears true", "task true"])
    // It takes no place: the stack is as high as its one text.
    try ui.tap("Fill")
    #expect(ui.drawn("text").count == 1)
  }

  /// pointfreeco/swift-composable-architecture#1119: a group's modifiers are applied to each view in it, so `onAppear` runs
  /// for each.
  @Test func eachViewOfAGroupAppears() {
    let journal = Journal()
    let ui = TestHost {
      Group {
        Text("one")
        Text("two")
      }
      .onAppear { journal.note("appears") }
    }
    #expect(ui.shows("one"))
    #expect(journal.entries == ["appears", "appears"])
  }

  private struct Watching: View {
    let journal: Journal
    @State private var value = 0

    var body: some View {
      VStack {
        EmptyView().onChange(of: value) { journal.note("empty \($0) \($1)") }
        Group {
          Text("one")
          Text("two")
        }
        .onChange(of: value) { journal.note("group \($0) \($1)") }
        Text("Add").onTapGesture { value += 1 }
      }
    }
  }

  /// A value belongs to the modifier, not to the views: whatever there is inside, a change is one.
  @Test func aChangeIsToldOnceHoweverManyViewsThereAre() throws {
    let journal = Journal()
    let ui = TestHost { Watching(journal: journal) }
    try ui.tap("Add")
    #expect(journal.take().sorted() == ["empty 0 1", "group 0 1"])
  }

  private struct Flipping: View {
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

  /// Fact n228: AF AT DT DT, of which the last is the end of the whole tree.
  @Test(arguments: [false, true]) func whatIsThereDisappearsWithItsWindow(isClosed: Bool) throws {
    let journal = Journal()
    do {
      let ui = TestHost { Flipping(journal: journal) }
      try ui.tap("Flip")
      #expect(journal.entries == ["AF", "AT", "DT"])
      if isClosed {
        ui.close()
        #expect(journal.entries == ["AF", "AT", "DT", "DT"])
        ui.advance(by: 1)
      }
    }
    #expect(journal.entries == ["AF", "AT", "DT", "DT"])
  }

  private struct Closing: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Close").onTapGesture {
          dismiss()
          journal.note("asked")
        }
      }
      .onDisappear { journal.note("gone") }
    }
  }

  /// Apple, "DismissAction": it closes the window of a view that nothing presents; on a phone there is no window to close.
  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func dismissClosesTheWindow(idiom: TestHost.Idiom) throws
  {
    let journal = Journal()
    let ui = TestHost(idiom: idiom) { Closing(journal: journal) }
    try ui.tap("Close")
    ui.advance(by: 0.1)
    #expect(journal.entries == (idiom == .desktop ? ["asked", "gone"] : ["asked"]))
  }

  private struct Waiting: View {
    let journal: Journal

    var body: some View {
      Text("waits").task {
        journal.note("runs")
        while !Task.isCancelled { await Task.yield() }
        journal.note("cancelled")
      }
    }
  }

  /// Apple, "task(priority:_:)": the task is cancelled when the view disappears, as with its window.
  @Test func aClosedWindowCancelsItsTasks() async {
    let journal = Journal()
    let ui = TestHost { Waiting(journal: journal) }
    await ui.yield()
    #expect(journal.take() == ["runs"])
    ui.close()
    await ui.yield()
    #expect(journal.take() == ["cancelled"])
  }

  private struct Rows: View {
    let journal: Journal

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Text(verbatim: "row \(number)").frame(width: 100, height: 30)
              .task {
                guard number == 2 else { return }
                journal.note("runs")
                while !Task.isCancelled { await Task.yield() }
                journal.note("cancelled")
              }
          }
        }
      }
    }
  }

  /// A row that is scrolled out of view has disappeared, though its states stay for a while.
  @Test func aRowOutOfViewCancelsItsTaskAndStartsItAgain() async throws {
    let journal = Journal()
    let ui = TestHost { Rows(journal: journal) }
    await ui.yield()
    #expect(journal.take() == ["runs"])
    ui.scroll(by: CGSize(width: 0, height: 400), with: .touchpad)
    ui.settle()
    await ui.yield()
    #expect(journal.take() == ["cancelled"])
    ui.scroll(by: CGSize(width: 0, height: -400), with: .touchpad)
    ui.settle()
    await ui.yield()
    #expect(journal.take() == ["runs"])
    ui.close()
    await ui.yield()
  }

  private final class Ink: TaskExecutor {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func enqueue(_ job: consuming ExecutorJob) {
      journal.note("on its executor")
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Apple, "task(name:executorPreference:priority:file:line:action:)".
  @Test func aTaskMayHaveAnExecutor() async {
    let journal = Journal()
    let ink = Ink(journal)
    let ui = TestHost { Text("there").task(executorPreference: ink) { await Self.work(journal) } }
    await ui.yield()
    let entries = journal.take()
    #expect(entries.contains("on its executor") && entries.last == "runs")
  }

  private nonisolated static func work(_ journal: Journal) async { journal.note("runs") }
}
