import SwiftUI
import Testing
import ViewTesting

private struct Opening: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supports

  var body: some View {
    VStack {
      Text("Inspect").onTapGesture { openWindow(id: "inspector") }
      Text("Group").onTapGesture { openWindow(id: "note") }
      Text("Seven").onTapGesture { openWindow(value: 7) }
      Text("Eight").onTapGesture { openWindow(id: "number", value: 8) }
      Text("Missing").onTapGesture { openWindow(id: "nowhere") }
      Text("Close inspector").onTapGesture { dismissWindow(id: "inspector") }
      Text("Close seven").onTapGesture { dismissWindow(value: 7) }
      Text(supports ? "several" : "one")
    }
  }
}

private struct Shared: View {
  let name: String
  @Binding var count: Int
  var journal: Journal?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.lineLimit) private var limit

  var body: some View {
    VStack {
      Text("\(name) \(count) limit \(limit ?? 0)")
      Color.red.opacity(count % 2 == 0 ? 0 : 1).frame(height: 5)
      Text("Add in \(name)").onTapGesture { count += 1 }
      Text("Animate").onTapGesture { withAnimation(.linear(duration: 1)) { count += 1 } }
      Text("Leave").onTapGesture { dismiss() }
    }
    .onAppear { journal?.note("+\(name)") }
    .onDisappear { journal?.note("-\(name)") }
  }
}

private struct Numbered: View {
  @Binding var number: Int?
  @State private var own = 0
  var body: some View {
    VStack {
      Text("number \(number ?? -1) own \(own)").onTapGesture { own += 1 }
      Text("Raise").onTapGesture { number = (number ?? 0) + 100 }
    }
  }
}

private struct Several: App {
  nonisolated(unsafe) static var journal = Journal()
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Main") {
      VStack {
        Opening()
        Shared(name: "main", count: $count, journal: Self.journal)
      }
    }
    .defaultSize(width: 500, height: 600)
    Window("Inspector", id: "inspector") { Shared(name: "inspector", count: $count, journal: Self.journal) }
      .defaultSize(width: 300, height: 200)
      .environment(\.lineLimit, count + 10)
    WindowGroup("Note", id: "note") { Text("note of \(count)") }
    WindowGroup(id: "number", for: Int.self) { Numbered(number: $0) }
  }
}

/// Apple, "OpenWindowAction", "Window" and "WindowGroup".
@MainActor @Suite(.serialized) struct OpenWindowTests {
  private func app() -> TestHost {
    Several.journal = Journal()
    return TestHost(app: Several())
  }

  @Test func onlyTheFirstSceneOpensAtFirst() {
    let ui = app()
    #expect(ui.title == "Main" && ui.otherWindows.isEmpty)
    #expect(ui.shows("several") && ui.shows("main 0 limit 0"))
    #expect(Several.journal.take() == ["+main"])
  }

  /// A `Window` is there once; asked for again it stays the one it is.
  @Test func aWindowIsOpenedOnce() throws {
    let ui = app()
    try ui.tap("Inspect")
    try ui.tap("Inspect")
    let other = try #require(ui.otherWindows.first)
    #expect(ui.otherWindows.count == 1)
    #expect(other.title == "Inspector" && other.shows("inspector 0 limit 10"))
    #expect(Several.journal.take() == ["+main", "+inspector"])
    try ui.tap("Close inspector")
    #expect(ui.otherWindows.isEmpty && other.isClosed)
    #expect(Several.journal.take() == ["-inspector"])
    try ui.tap("Inspect")
    #expect(ui.otherWindows.count == 1)
  }

  /// The app's states are the same in all windows, whichever of them changes one.
  @Test func windowsShareTheAppsStates() throws {
    let ui = app()
    try ui.tap("Inspect")
    let other = try #require(ui.otherWindows.first)
    try ui.tap("Add in main")
    #expect(ui.shows("main 1 limit 0") && other.shows("inspector 1 limit 11"))
    try other.tap("Add in inspector")
    ui.advance(by: 0)
    #expect(ui.shows("main 2 limit 0") && other.shows("inspector 2 limit 12"))
  }

  @Test func aChangeIsAnimatedInAllWindows() throws {
    let ui = app()
    try ui.tap("Inspect")
    let other = try #require(ui.otherWindows.first)
    try ui.tap("Animate")
    ui.advance(by: 0.5)
    #expect(ui.drawnOpacities(of: "fill").contains { isNear($0, 0.5, 0.02) })
    #expect(other.drawnOpacities(of: "fill").contains { isNear($0, 0.5, 0.02) })
  }

  /// Each opening of a group without values makes a window, with states of its own.
  @Test func aGroupMakesAWindowEachTime() throws {
    let ui = app()
    try ui.tap("Group")
    try ui.tap("Group")
    #expect(ui.otherWindows.count == 2)
    try ui.tap("Add in main")
    #expect(ui.otherWindows.allSatisfy { $0.shows("note of 1") && $0.title == "Note" })
  }

  /// Apple, "init(_:for:content:)": a value that is shown already is not opened again.
  @Test func aValueHasOneWindow() throws {
    let ui = app()
    try ui.tap("Seven")
    try ui.tap("Eight")
    try ui.tap("Seven")
    let windows = ui.otherWindows
    #expect(windows.count == 2)
    #expect(windows[0].shows("number 7 own 0") && windows[1].shows("number 8 own 0"))
    try windows[0].tap("number 7 own 0")
    try windows[0].tap("Raise")
    #expect(windows[0].shows("number 107 own 1") && windows[1].shows("number 8 own 0"))
    try ui.tap("Close seven")
    #expect(ui.otherWindows.count == 1 && windows[0].isClosed)
  }

  /// The app's states outlive the window that was first: they are the app's.
  @Test func theFirstWindowMayCloseFirst() throws {
    let ui = app()
    try ui.tap("Inspect")
    let other = try #require(ui.otherWindows.first)
    _ = Several.journal.take()
    ui.close()
    #expect(Several.journal.take() == ["-main"])
    try other.tap("Add in inspector")
    ui.advance(by: 0)
    #expect(other.shows("inspector 1 limit 11"))
    try other.tap("Leave")
    ui.advance(by: 0)
    #expect(other.isClosed && Several.journal.take() == ["-inspector"])
  }

  @Test func aSceneThatDoesNotExistIsNamed() throws {
    let ui = app()
    _ = TestHost.takeWarnings()
    try ui.tap("Missing")
    #expect(ui.otherWindows.isEmpty)
    #expect(TestHost.takeWarnings().contains { $0.contains("\"nowhere\"") })
  }
}
