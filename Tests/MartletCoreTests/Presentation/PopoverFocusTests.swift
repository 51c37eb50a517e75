import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct PopoverFocusTests {
  private struct Opener: View {
    @State private var isOpen = false
    @State private var presses = 0
    @FocusState private var isOpenerFocused: Bool

    var body: some View {
      VStack(spacing: 40) {
        Button("Open") {
          presses += 1
          isOpen = true
        }
        .focused($isOpenerFocused)
        .popover(isPresented: $isOpen) {
          VStack {
            Button("Inside") {}
            Text("close").onTapGesture { isOpen = false }
          }
          .padding()
        }
        Text("presses \(presses), \(isOpenerFocused ? "focused" : "elsewhere")")
        Text("outside")
      }
    }
  }

  /// Opens the popover by keys and moves into it.
  private func opened() -> TestHost {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) { Opener() }
    ui.tabKey()
    ui.key("space")
    #expect(ui.shows("Inside"))
    ui.tabKey()
    #expect(ui.shows("presses 1, elsewhere"))
    return ui
  }

  @Test func escapeGivesTheKeyboardBack() {
    let ui = opened()
    ui.key("Escape")
    #expect(!ui.shows("Inside"))
    #expect(ui.shows("presses 1, focused"))
    ui.key("space")
    #expect(ui.shows("presses 2, focused"))
  }

  @Test func aClickOutsideGivesTheKeyboardBack() throws {
    let ui = opened()
    try ui.tap(ui.find(.text("outside")))
    #expect(!ui.shows("Inside"))
    #expect(ui.shows("presses 1, focused"))
  }

  @Test func closingByCodeGivesTheKeyboardBack() throws {
    let ui = opened()
    try ui.tap(ui.find(.text("close")))
    #expect(!ui.shows("Inside"))
    #expect(ui.shows("presses 1, focused"))
  }
}
