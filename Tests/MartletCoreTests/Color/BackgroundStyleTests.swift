import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct BackgroundStyleTests {
  private func color(
    _ idiom: TestHost.Idiom = .touch, _ scheme: ColorScheme = .light, @ViewBuilder _ content: () -> some View
  ) -> String {
    let ui = TestHost(
      size: CGSize(width: 40, height: 40), idiom: idiom, colorScheme: scheme
    ) { content().frame(width: 20, height: 20) }
    return ui.color(at: CGPoint(x: 20, y: 20)).description
  }

  /// UIColor.systemBackground is white, black in dark; NSColor.windowBackgroundColor ECECEC, dark 323232.
  @Test func theGroundIsTheWindows() {
    #expect(color { Rectangle().fill(.background) } == "#FFFFFF")
    #expect(color(.touch, .dark) { Rectangle().fill(.background) } == "#000000")
    #expect(color(.desktop) { Rectangle().fill(.background) } == "#ECECEC")
  }

  /// "Sets the specified style to render backgrounds within the view" (Apple, "backgroundStyle(_:)").
  @Test func aStyleReplacesTheGroundInside() {
    let red = "#FF0000"
    let style = Color(red: 1, green: 0, blue: 0)
    #expect(color { Color.clear.background().backgroundStyle(style) } == red)
    #expect(color { Color.clear.background(in: Circle()).backgroundStyle(style) } == red)
    #expect(color { Rectangle().fill(.background).backgroundStyle(style) } == red)
    #expect(
      color { VStack { Color.clear.background().environment(\.backgroundStyle, nil) }.backgroundStyle(style) }
        == "#FFFFFF")
  }

  @Test func aSheetHasItsOwnGround() throws {
    // The elevated systemBackground is 1C1C1E in dark.
    let ui = TestHost(size: CGSize(width: 300, height: 300), idiom: .touch, colorScheme: .dark) {
      Text("Under").sheet(isPresented: .constant(true)) {
        Rectangle().fill(.background).frame(width: 50, height: 50)
          .accessibilityIdentifier("ground")
      }
    }
    ui.settle()
    #expect(ui.drawnColors(of: "fill").contains([0x1C, 0x1C, 0x1E, 255]))
    #expect(ui.drawnColors(of: "fill").filter { $0 == [0x1C, 0x1C, 0x1E, 255] }.count == 2)
  }
}
