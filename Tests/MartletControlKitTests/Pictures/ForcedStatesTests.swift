import SwiftUI
import Testing
import ViewTesting

@testable import MartletControlKit

/// The pictures force states through the environment; a real pointer must lead to the same.
@MainActor @Suite struct ForcedStatesTests {
  private func host(_ appearance: Appearance, @ViewBuilder _ view: () -> some View) -> TestHost {
    TestHost(
      size: CGSize(width: 160, height: 60), idiom: appearance.idiom, colorScheme: appearance.scheme,
      content: view)
  }

  /// Compares a control under the pointer, and pressed, with the same in an environment that says so.
  private func compare(_ appearance: Appearance, @ViewBuilder _ control: () -> some View) {
    let middle = CGPoint(x: 80, y: 30)
    let hovered = host(appearance) { control().environment(\.isControlHovered, false) }
    hovered.hover(at: middle)
    hovered.settle()
    let hoverForced = host(appearance) { control().environment(\.isControlHovered, true) }
    #expect(hovered.displayListText == hoverForced.displayListText)

    let pressed = host(appearance) { control().environment(\.keyPress, nil) }
    pressed.pointerDown(at: middle)
    pressed.settle()
    let pressForced = host(appearance) { control().environment(\.keyPress, true) }
    #expect(pressed.displayListText == pressForced.displayListText)
  }

  @Test(arguments: Appearance.all, ButtonKind.allCases)
  func aButtonUnderAPointer(appearance: Appearance, kind: ButtonKind) {
    compare(appearance) { kind.button("Button") }
  }

  @Test(arguments: Appearance.all, ToggleKind.allCases)
  func aToggleUnderAPointer(appearance: Appearance, kind: ToggleKind) {
    compare(appearance) { kind.toggle("Wi-Fi", .constant(true)).fixedSize() }
  }
}
