import SwiftUI

/// A window that opens another, which closes first that one and then itself.
struct WindowsApp: App {
  var body: some Scene {
    WindowGroup("First", id: "first") {
      FirstWindow().reporting()
    }
    Window("Second", id: "second") {
      SecondWindow()
    }
  }
}

private struct FirstWindow: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Open") { openWindow(id: "second") }
      .onDisappear { report("first gone") }
  }
}

private struct SecondWindow: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Second")
      .frame(width: 240, height: 120)
      .task {
        report("second shown")
        // Long enough for the test to count the windows in between.
        try? await Task.sleep(for: .seconds(1.5))
        dismissWindow(id: "first")
        try? await Task.sleep(for: .seconds(1.5))
        dismiss()
      }
      .onDisappear { report("second gone") }
  }
}
