import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct IsFocusedTests {
  private struct Mark: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "\(name) has it" : name) }
  }

  /// "Returns whether the nearest focusable ancestor has focus" (Apple, "isFocused").
  @Test func viewsKnowWhetherTheKeyboardIsAround() {
    let ui = TestHost {
      VStack {
        Mark(name: "out")
        Mark(name: "first").focusable()
        VStack { Mark(name: "second") }.focusable()
      }
    }
    #expect(ui.shows("first") && ui.shows("second"))
    ui.tabKey()
    #expect(ui.shows("first has it") && ui.shows("second") && ui.shows("out"))
    ui.tabKey()
    #expect(ui.shows("first") && ui.shows("second has it"))
  }
}
