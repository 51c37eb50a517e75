import SwiftUI
import Testing
import ViewTesting

/// Shadows and focus rings lie outside the controls' frames; what is repainted must reach them.
@MainActor @Suite struct RepaintTests {
  private struct Screen: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 12) {
        Button("Button") {}
        Toggle("Switch", isOn: $isOn)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Both", isOn: $isOn).toggleStyle(.button)
      }
    }
  }

  @Test(arguments: Appearance.all) func thePictureIsTheSameAsDrawnAtOnce(appearance: Appearance) throws {
    let ui = TestHost(
      size: CGSize(width: 240, height: 240), scale: 2, idiom: appearance.idiom,
      colorScheme: appearance.scheme
    ) { Screen() }
    for name in ["Button", "Switch", "Box", "Both"] {
      ui.pointerDown(at: try ui.control(name).center)
      #expect(ui.repaintDifference == 0)
      ui.advance(by: 0.05)
      ui.pointerUp()
      ui.advance(by: 0.05)
      #expect(ui.repaintDifference == 0)
      ui.settle()
      #expect(ui.repaintDifference == 0)
    }
    for _ in 0..<4 {
      ui.tabKey()
      #expect(ui.repaintDifference == 0)
    }
  }
}
