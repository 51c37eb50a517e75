import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ForEachBindingTests {
  private struct Task: Identifiable, Equatable {
    var id: String
    var isDone = false
  }

  private struct Row: View {
    @Binding var task: Task
    let journal: Journal

    var body: some View {
      journal.noted(
        task.id, Text("\(task.id) \(task.isDone ? "done" : "open")").onTapGesture { task.isDone.toggle() })
    }
  }

  private struct Tasks: View {
    let journal: Journal
    @State private var tasks = ["a", "b", "c"].map { Task(id: $0) }

    var body: some View {
      VStack {
        ForEach($tasks) { $task in Row(task: $task, journal: journal) }
        Text("done: \(tasks.filter(\.isDone).map(\.id).joined())")
        Text("Reverse").onTapGesture { tasks.reverse() }
        Text("Drop last").onTapGesture { tasks.removeLast() }
      }
    }
  }

  @Test func eachRowWritesItsOwnElement() throws {
    let ui = TestHost { Tasks(journal: Journal()) }
    try ui.tap("b open")
    #expect(ui.shows("b done") && ui.shows("a open") && ui.shows("done: b"))
  }

  @Test func onlyTheRowWhoseElementChangedIsEvaluated() throws {
    let journal = Journal()
    let ui = TestHost { Tasks(journal: journal) }
    _ = journal.take()
    try ui.tap("b open")
    #expect(ui.shows("b done"))
    #expect(journal.take() == ["b"])
  }

  @Test func aRowThatMovedWritesWhereItsElementIsNow() throws {
    let ui = TestHost { Tasks(journal: Journal()) }
    try ui.tap("Reverse")
    try ui.tap("a open")
    #expect(ui.shows("a done") && ui.shows("done: a"))
  }

  @Test func aShorterCollectionLosesItsRows() throws {
    let ui = TestHost { Tasks(journal: Journal()) }
    try ui.tap("Drop last")
    #expect(!ui.shows("c open") && ui.shows("b open"))
  }

  private struct Names: View {
    @State private var names = ["x", "y"]
    var body: some View {
      VStack {
        ForEach($names, id: \.self) { $name in Text(name).onTapGesture { name += "!" } }
        Text(names.joined(separator: "+"))
      }
    }
  }

  @Test func anotherKeyPathMayBeTheID() throws {
    let ui = TestHost { Names() }
    try ui.tap("y")
    #expect(ui.shows("y!") && ui.shows("x+y!"))
  }
}
