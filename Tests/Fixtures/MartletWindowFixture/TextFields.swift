import SwiftUI

/// Text fields that tell of each write.
struct TextFieldsView: View {
  @State private var texts: [String: String] = [:]
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      field("First")
      field("Second")
      SecureField("Secret", text: binding("Secret"))
      Button("Open") { isOpen = true }
        .popover(isPresented: $isOpen, arrowEdge: .trailing) {
          field("Inside").frame(width: 120).padding()
        }
        .onChange(of: isOpen) { _, isOpen in report("open \(isOpen)") }
    }
    .frame(width: 300)
    .reporting()
  }

  private func field(_ name: String) -> some View {
    TextField(name, text: binding(name)).onSubmit { report("submit \(name)") }
  }

  private func binding(_ name: String) -> Binding<String> {
    Binding {
      texts[name] ?? ""
    } set: { text in
      report("\(name) \(text)")
      texts[name] = text
    }
  }
}

struct TextFieldsApp: App {
  var body: some Scene {
    WindowGroup("Text fields") { TextFieldsView() }
  }
}

/// A popover that leaves the window to the user.
struct FreePopoverView: View {
  @State private var texts: [String: String] = [:]
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: 60) {
      Button("Open") { isOpen = true }
        .popover(isPresented: $isOpen, arrowEdge: .bottom) {
          field("Inside").frame(width: 120).padding().presentationBackgroundInteraction(.enabled)
        }
        .onChange(of: isOpen) { _, isOpen in report("open \(isOpen)") }
      Spacer()
      Button("Behind") { report("behind") }
      field("First")
    }
    .frame(width: 300, height: 260)
    .reporting()
  }

  private func field(_ name: String) -> some View {
    TextField(name, text: binding(name))
  }

  private func binding(_ name: String) -> Binding<String> {
    Binding {
      texts[name] ?? ""
    } set: { text in
      report("\(name) \(text)")
      texts[name] = text
    }
  }
}

struct FreePopoverApp: App {
  var body: some Scene {
    WindowGroup("Free popover") { FreePopoverView() }
  }
}
