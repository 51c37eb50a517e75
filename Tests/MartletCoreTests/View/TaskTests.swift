import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TaskTests {
  private struct Nested: View {
    let journal: Journal

    var body: some View {
      Group {
        VStack {
          Text("text")
            .task { journal.note("task text") }
            .onAppear { journal.note("appear text") }
        }
        .task { journal.note("task stack") }
        .onAppear { journal.note("appear stack") }
      }
      .task { journal.note("task group") }
      .onAppear { journal.note("appear group") }
    }
  }

  /// Fact n227: inner before outer; all tasks after all onAppear.
  @Test func tasksStartAfterAllHasAppeared() async {
    let journal = Journal()
    let ui = TestHost { Nested(journal: journal) }
    await ui.yield()
    #expect(
      journal.take() == [
        "appear text", "appear stack", "appear group", "task text", "task stack", "task group",
      ])
  }

  private struct Numbered: View {
    let journal: Journal
    @State private var number = 0
    @State private var other = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text("number \(number) \(other)").task(id: number) {
            journal.note("run \(number)")
            try? await Task.sleep(for: .seconds(1000))
            journal.note(Task.isCancelled ? "cancelled" : "ended")
          }
        }
        Text("Next").onTapGesture { number += 1 }
        Text("Other").onTapGesture { other += 1 }
        Text("Hide").onTapGesture { isShown = false }
      }
    }
  }

  /// Fact n233: the task is cancelled and started again when its id changes, and only then.
  @Test func anotherIDStartsTheTaskAgain() async throws {
    let journal = Journal()
    let ui = TestHost { Numbered(journal: journal) }
    await ui.yield()
    #expect(journal.take() == ["run 0"])
    try ui.tap("Other")
    await ui.yield()
    #expect(journal.take() == [])
    try ui.tap("Next")
    await ui.yield()
    #expect(journal.take().sorted() == ["cancelled", "run 1"])
  }

  /// Fact n234: it is cancelled when its view disappears.
  @Test func aViewThatDisappearsCancelsItsTask() async throws {
    let journal = Journal()
    let ui = TestHost { Numbered(journal: journal) }
    await ui.yield()
    _ = journal.take()
    try ui.tap("Hide")
    await ui.yield()
    #expect(journal.take() == ["cancelled"])
  }

  private struct Loading: View {
    @State private var text = "loading"
    let priority = Cell<TaskPriority?>(nil)

    var body: some View {
      Text(text).task {
        priority.value = Task.currentPriority
        await Task.yield()
        text = "loaded"
      }
    }
  }

  @Test func aTaskMayWriteStates() async {
    let view = Loading()
    let ui = TestHost { view }
    #expect(ui.shows("loading"))
    await ui.yield()
    #expect(ui.shows("loaded"))
    #expect(view.priority.value == .userInitiated)
  }
}
