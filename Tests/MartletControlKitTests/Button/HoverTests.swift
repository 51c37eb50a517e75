import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct HoverTests {
  private struct CountingStyle: ButtonStyle {
    let counted: () -> Void

    func makeBody(configuration: Configuration) -> some View {
      counted()
      return configuration.label
    }
  }

  private func host(isEnabled: Bool = true, idiom: TestHost.Idiom = .desktop) -> TestHost {
    TestHost(size: CGSize(width: 120, height: 60), idiom: idiom) {
      Button("Hover") {}.buttonStyle(.bordered).disabled(!isEnabled)
    }
  }

  @Test func aDesktopButtonLooksDifferentUnderThePointer() {
    let ui = host()
    let before = ui.displayListText
    ui.hover(at: CGPoint(x: 60, y: 30))
    #expect(ui.displayListText != before)
    ui.hover(at: nil)
    #expect(ui.displayListText == before)
    #expect(ui.repaintDifference == 0)
  }

  @Test func aDisabledButtonAndATouchButtonDoNot() {
    for ui in [host(isEnabled: false), host(idiom: .touch)] {
      let before = ui.displayListText
      ui.hover(at: CGPoint(x: 60, y: 30))
      #expect(ui.displayListText == before)
    }
  }

  /// A style of the app's own does not ask about the pointer, so hovering does not evaluate it.
  @Test func hoveringDoesNotEvaluateAStyleOfOnesOwn() {
    nonisolated(unsafe) var count = 0
    let ui = TestHost(size: CGSize(width: 120, height: 60)) {
      Button("Own") {}.buttonStyle(CountingStyle { count += 1 })
    }
    let before = count
    ui.hover(at: CGPoint(x: 60, y: 30))
    #expect(count == before)
  }
}
