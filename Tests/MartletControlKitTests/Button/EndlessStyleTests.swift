import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct EndlessStyleTests {
  private struct RoundAndRound: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      AnyView(Button(configuration).buttonStyle(RoundAndRound()))
    }
  }

  /// A style that applies itself has no end of its own: its label is shown, and a message names the style.
  @Test func aStyleThatAppliesItselfShowsItsLabelAndSaysSo() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Button("Turn") {}.buttonStyle(RoundAndRound()) }
    #expect(ui.shows("Turn"))
    #expect(TestHost.takeWarnings().contains { $0.contains("RoundAndRound is nested in itself") })
  }
}
