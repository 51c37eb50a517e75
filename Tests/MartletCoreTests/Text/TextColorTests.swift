import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct TextColorTests {
  private struct Fading: View {
    @State private var isRed = false

    var body: some View {
      Text("Hello").foregroundColor(
        isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0)
      )
      .onTapGesture { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
    }
  }

  /// A linear second from black to red: at half time the red component is half of 255, 7F or 80.
  @Test func aColorOfTheTextItselfIsAnimatedWithoutLayout() throws {
    let ui = TestHost { Fading() }
    ui.resetCounters()
    try ui.tap(ui.find(.text("Hello")))
    ui.advance(by: 0.5)
    let shown = ui.displayListText
    #expect(shown.contains("#800000") || shown.contains("#7F0000"), "\(shown)")
    #expect(ui.counters.measures == 0)
    ui.settle()
    #expect(ui.displayListText.contains("#FF0000"))
  }

  @Test func partsKeepColorsOfTheirOwn() {
    let ui = TestHost { Text("a").foregroundColor(.red) + Text("b").foregroundColor(.blue) }
    #expect(ui.shows("ab"))
    #expect(ui.repaintDifference == 0)
  }
}
