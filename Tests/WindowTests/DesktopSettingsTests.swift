import Foundation
import Testing

extension RealWindows {
  /// What the user has set for all apps: the screen's scale, and light or dark.
  struct DesktopSettingsTests {
    @Test(.timeLimit(.minutes(2)))
    func atScaleTwoAWindowHasTwiceThePixelsAndTakesClicks() async throws {
      let plain = try await AppWindow("choices")
      let window = try await AppWindow("choices", scale: 2)
      #expect(window.contentSize == plain.contentSize)
      #expect(window.frame.width == plain.frame.width * 2 && window.frame.height == plain.frame.height * 2)
      let title = try window.frame(of: "Ride")
      try await window.click(CGPoint(x: title.midX, y: title.midY))
      try await window.program.line("taken 2")
      #expect(window.events == ["taken 2"])
    }

    @Test(.timeLimit(.minutes(2)))
    func atScaleTwoTextIsDrawnWithAllPixels() async throws {
      let window = try await AppWindow("choices", scale: 2)
      let title = try window.frame(of: "Walk")
      let picture = try window.display.picture()
      let rows = Int(title.minY)..<Int(title.maxY)
      let columns = Int(title.minX)..<Int(title.maxX)
      // The two pixels of a point beside each other, in both of its rows.
      let pairs = rows.flatMap { y in
        columns.flatMap { x in
          let (left, top) = window.pixel(CGPoint(x: x, y: y))
          return [0, 1].map { (picture[left, top + $0].green, picture[left + 1, top + $0].green) }
        }
      }
      let values = pairs.flatMap { [$0.0, $0.1] }
      let contrast = try #require(values.max()) - #require(values.min())
      #expect(contrast > 100)
      // A picture of half the size, enlarged, has no step within a point, or a quarter of the contrast at most if the
      // pixels between are interpolated.
      let step = pairs.map { abs($0.0 - $0.1) }.max() ?? 0
      #expect(step > contrast / 2, "the largest step within a point is \(step) of \(contrast)")
    }

    /// NSColor.windowBackgroundColor, which has nothing drawn over it in the corner.
    private static let light = ScreenPicture.Color(red: 0xEC, green: 0xEC, blue: 0xEC)
    private static let dark = ScreenPicture.Color(red: 0x32, green: 0x32, blue: 0x32)

    @Test(
      .timeLimit(.minutes(2)),
      arguments: [
        ([:], light),
        (["GTK_THEME": "Adwaita:dark"], dark),
        (["MARTLET_COLOR_SCHEME": "dark"], dark),
        // The variable is the stronger one.
        (["GTK_THEME": "Adwaita:dark", "MARTLET_COLOR_SCHEME": "light"], light),
      ] as [([String: String?], ScreenPicture.Color)])
    func theBackgroundFollowsTheDesktopsTheme(
      settings: [String: String?], color: ScreenPicture.Color
    ) async throws {
      let window = try await AppWindow("still", environment: settings)
      #expect(try window.color(at: CGPoint(x: 5, y: 5)) == color)
    }
  }
}
