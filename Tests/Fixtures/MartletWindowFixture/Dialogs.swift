import SwiftUI

/// An alert that comes up when a condition becomes true, and whose binding has a setter that does nothing.
struct DialogsView: View {
  @State private var currentUser: String
  @State private var isLong = false

  init(currentUser: String = "Ann") {
    _currentUser = State(initialValue: currentUser)
  }

  var body: some View {
    VStack(spacing: 12) {
      Button("Clear") {
        report("cleared")
        currentUser = ""
      }
      Button("Type") {
        report("typed")
        currentUser += "x"
      }
      Button("Long") { isLong = true }
    }
    .onKeyPress(phases: .down) { press in
      report("key \(press.characters)")
      return .ignored
    }
    .alert(
      "User Error",
      isPresented: .init(get: { currentUser.isEmpty }, set: { report("set \($0)") })
    ) {
      Button("Ok") { report("ok") }
    } message: {
      Text("Enter username.").onAppear { report("appears") }.onDisappear { report("gone") }
    }
    .alert("Terms", isPresented: $isLong) {
      Button("Agree") { report("agreed") }
    } message: {
      Text(verbatim: Array(repeating: "Nobody reads this.", count: 60).joined(separator: " "))
        .onDisappear { report("gone") }
    }
    .reporting()
  }
}

struct DialogsApp: App {
  var body: some Scene {
    WindowGroup("Dialogs") { DialogsView() }
  }
}

/// The same, with the alert there from the start.
struct OpenDialogsApp: App {
  var body: some Scene {
    WindowGroup("Dialogs") { DialogsView(currentUser: "") }
  }
}
