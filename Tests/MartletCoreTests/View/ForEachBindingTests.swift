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

  /// Nothing but the `ForEach` reads the collection here.
  private struct Growing<Container: View>: View {
    @State private var tasks = [Task(id: "a"), Task(id: "b")]
    @State private var next = 0
    let container: (Binding<[Task]>) -> Container

    var body: some View {
      VStack {
        container($tasks)
        Text("Append").onTapGesture { tasks.append(Task(id: "z\(tasks.count)")) }
        Text("Insert").onTapGesture { tasks.insert(Task(id: "y\(tasks.count)"), at: 0) }
        Text("Remove first").onTapGesture { tasks.removeFirst() }
        Text("Remove all").onTapGesture { tasks.removeAll() }
      }
    }
  }

  private func rows(_ ui: TestHost) -> [String] {
    ui.findAll(.text(containing: "row")).sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  private func growsAndShrinks<V: View>(_ container: @escaping (Binding<[Task]>) -> V) throws {
    let ui = TestHost { Growing(container: container) }
    #expect(rows(ui) == ["row a", "row b"])
    try ui.tap("Append")
    #expect(rows(ui) == ["row a", "row b", "row z2"])
    try ui.tap("Insert")
    #expect(rows(ui) == ["row y3", "row a", "row b", "row z2"])
    try ui.tap("Remove first")
    try ui.tap("Remove first")
    #expect(rows(ui) == ["row b", "row z2"])
    try ui.tap("row b")
    #expect(rows(ui) == ["row b!", "row z2"])
    try ui.tap("Remove all")
    #expect(rows(ui) == [])
    #expect(ui.repaintDifference == 0)
  }

  private struct Mark: View {
    @Binding var task: Task
    var body: some View {
      Text("row \(task.id)\(task.isDone ? "!" : "")").onTapGesture { task.isDone = true }
    }
  }

  @Test func rowsComeAndGoInAStack() throws {
    try growsAndShrinks { tasks in VStack { ForEach(tasks) { $task in Mark(task: $task) } } }
    try growsAndShrinks { tasks in VStack { ForEach(tasks, id: \.id) { $task in Mark(task: $task) } } }
  }

  @Test func rowsComeAndGoInALazyStack() throws {
    try growsAndShrinks { tasks in
      ScrollView { LazyVStack { ForEach(tasks) { $task in Mark(task: $task) } } }
    }
  }

  @Test func rowsComeAndGoInAList() throws {
    try growsAndShrinks { tasks in List { ForEach(tasks) { $task in Mark(task: $task) } } }
    try growsAndShrinks { tasks in List(tasks) { $task in Mark(task: $task) } }
    try growsAndShrinks { tasks in
      List { Section("head") { ForEach(tasks) { $task in Mark(task: $task) } } }
    }
  }
}
