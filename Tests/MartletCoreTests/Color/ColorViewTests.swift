import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ColorViewTests {
  private func pixel(
    _ color: some ShapeStyle, _ scheme: ColorScheme = .light, _ idiom: TestHost.Idiom = .touch
  ) -> String {
    TestHost(size: CGSize(width: 4, height: 4), idiom: idiom, colorScheme: scheme) { Rectangle().fill(color) }
      .color(at: CGPoint(x: 2, y: 2)).description
  }

  /// Facts n152, n153, n155, n156, n158, n159, n161, n162.
  @Test(arguments: [
    (Color.orange, "#FF9500", "#FF9F0A"), (.yellow, "#FFCC00", "#FFD60A"), (.mint, "#00C7BE", "#63E6E2"),
    (.teal, "#30B0C7", "#40C8E0"), (.blue, "#007AFF", "#0A84FF"), (.indigo, "#5856D6", "#5E5CE6"),
    (.pink, "#FF2D55", "#FF375F"), (.brown, "#A2845E", "#AC8E68"),
  ])
  func systemColoursAreApples(color: Color, light: String, dark: String) {
    #expect(pixel(color) == light)
    #expect(pixel(color, .dark) == dark)
  }

  /// Fact n156: macOS has a teal of its own.
  @Test func tealDiffersOnTheDesktop() {
    #expect(pixel(Color.teal, .light, .desktop) == "#59ADC4")
    #expect(pixel(Color.teal, .dark, .desktop) == "#6AC4DC")
  }

  /// Facts n170, n171, n173.
  @Test(arguments: [(0.3333, 1.0, "#00FF00"), (0.1667, 1.0, "#FFFF00"), (0, 0.5, "#800000")])
  func hueSaturationBrightness(hue: Double, brightness: Double, expected: String) {
    let shown = pixel(Color(hue: hue, saturation: 1, brightness: brightness))
    #expect(shown == expected)
  }

  /// Fact n177 without its opacity: 0.6 linear is CB.
  @Test func linearComponentsAreConverted() {
    let ui = TestHost { Circle().fill(Color(.sRGBLinear, red: 0.6, green: 0.6, blue: 0.6)) }
    #expect(ui.drawnColors(of: "fill") == [[0xCB, 0xCB, 0xCB, 0xFF]])
  }

  /// 255 × (1 - 0.5), as in fact n146.
  @Test func opacityIsMixed() {
    let ui = TestHost { Color.black.opacity(0.5).background(Color.white) }
    #expect(abs(ui.color(at: CGPoint(x: 9, y: 9)).red - 0x80) <= 1)
  }

  @Test func hierarchyLevelsTakeTheForegroundStyle() {
    let ui = TestHost {
      VStack {
        Circle().fill(.secondary)
        Circle()
      }
      .foregroundStyle(.red)
    }
    let colors = ui.drawnColors(of: "fill")
    #expect(colors[1] == [0xFF, 0x3B, 0x30, 0xFF])
    #expect(Array(colors[0].prefix(3)) == [0xFF, 0x3B, 0x30])
    #expect(colors[0][3] < 0xFF)
  }

  @Test func theNearestForegroundWins() {
    let ui = TestHost { Circle().foregroundColor(.red).foregroundColor(.blue) }
    #expect(ui.drawn("fill")[0].contains("#FF3B30FF"))
  }

  @Test func nilGivesTheDefaultBack() {
    let ui = TestHost { Text("x").foregroundColor(nil).foregroundColor(.red) }
    #expect(!ui.drawn("text")[0].contains("FF3B30"))
  }

  @Test func coloursFollowTheScheme() {
    let ui = TestHost { Circle().fill(.blue) }
    ui.setColorScheme(.dark)
    #expect(ui.drawn("fill")[0].contains("#0A84FFFF"))
    #expect(ui.repaintDifference == 0)
  }
}
