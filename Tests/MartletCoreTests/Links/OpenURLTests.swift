import Foundation
import SwiftUI
import Testing
import ViewTesting

/// An address that is known to be one.
private func address(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }

@Suite @MainActor struct OpenURLTests {
  final class Log {
    var urls: [String] = []
    var taps = 0
  }

  /// The places of a text's ends, in points of the window.
  private func ends(_ view: FoundView) -> (CGPoint, CGPoint) {
    let frame = view.frame
    return (CGPoint(x: frame.minX + 4, y: frame.midY), CGPoint(x: frame.maxX - 4, y: frame.midY))
  }

  @Test func aPressOnALinkOpensIt() throws {
    let log = Log()
    let ui = TestHost {
      Text("plain [linked](https://a.b/c)")
        .onTapGesture { log.taps += 1 }
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.urls.append(url.absoluteString)
            return .handled
          })
    }
    let (plain, linked) = ends(try ui.find(.text("plain linked")))
    ui.tap(at: linked)
    #expect(log.urls == ["https://a.b/c"] && log.taps == 0)
    ui.tap(at: plain)
    #expect(log.urls.count == 1 && log.taps == 1)
  }

  @Test func theDesktopOpensWhatNobodyHandles() throws {
    let ui = TestHost {
      VStack {
        Link("One", destination: address("https://one.example"))
        Link("Two", destination: address("https://two.example"))
          .environment(\.openURL, OpenURLAction { _ in .systemAction(address("https://other.example")) })
        Link("Three", destination: address("https://three.example"))
          .environment(\.openURL, OpenURLAction { _ in .discarded })
      }
    }
    for title in ["One", "Two", "Three"] { try ui.tap(ui.find(.text(title))) }
    #expect(ui.openedURLs.map(\.absoluteString) == ["https://one.example", "https://other.example"])
  }

  struct Opener: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "?"

    var body: some View {
      Button(answer) { openURL(address("https://a.b")) { answer = $0 ? "opened" : "refused" } }
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
  }

  @Test func theCallerIsTold() throws {
    let ui = TestHost { Opener().environment(\.openURL, OpenURLAction { _ in .discarded }) }
    try ui.tap(ui.find(.text("?")))
    _ = try ui.find(.text("refused"))
  }

  struct Counter: View {
    @Environment(\.undoManager) private var undoManager
    @State private var model = Model()

    final class Model: ObservableObject {
      @Published var count = 0
      @MainActor func add(_ amount: Int, _ undoManager: UndoManager?) {
        count += amount
        undoManager?.registerUndo(withTarget: self) { $0.add(-amount, undoManager) }
      }
    }

    struct Content: View {
      @ObservedObject var model: Model
      var body: some View { Text("Count \(model.count)") }
    }

    var body: some View {
      VStack {
        Content(model: model)
        Button("Add") { model.add(1, undoManager) }
        Button("Undo") { undoManager?.undo() }
      }
    }
  }

  @Test func aWindowHasAnUndoManager() async throws {
    let ui = TestHost { Counter() }
    try ui.tap(ui.find(.text("Add")))
    await ui.yield()
    try ui.tap(ui.find(.text("Add")))
    #expect(ui.shows("Count 2"))
    try ui.tap(ui.find(.text("Undo")))
    #expect(ui.shows("Count 1"))
  }

  @Test func resourcesAreTitles() throws {
    let title = LocalizedStringResource("title", defaultValue: "Title")
    var presses = 0
    let ui = TestHost {
      VStack {
        Button(LocalizedStringResource("press", defaultValue: "Press")) { presses += 1 }
        Label(title, systemImage: "star")
        Toggle(LocalizedStringResource("on", defaultValue: "On"), isOn: .constant(true))
        Link(LocalizedStringResource("go", defaultValue: "Go"), destination: address("https://go.example"))
        Color.red.frame(width: 9, height: 9)
          .accessibilityLabel(LocalizedStringResource("red", defaultValue: "Red"))
      }
    }
    try ui.tap(ui.find(.text("Press")))
    #expect(presses == 1)
    for text in ["Title", "On", "Go"] { #expect(ui.shows(text)) }
    _ = try ui.find(.label("Red"))
  }

  /// Apple's documentation of `cgColor`: there is one for constant colours, none for dynamic ones.
  @Test func constantColorsAreObjectsToo() {
    let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(Color(cgColor: orange) == Color(red: 1, green: 0.5, blue: 0))
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).cgColor?.components == [1, 0.5, 0, 0.5])
    #expect(Color.white.opacity(0.5).cgColor?.alpha == 0.5)
    #expect(Color.red.cgColor == nil && Color.accentColor.cgColor == nil)
  }
}
