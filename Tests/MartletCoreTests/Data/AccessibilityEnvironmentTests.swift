import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct AccessibilityEnvironmentTests {
  private struct Values: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var isReading
    @Environment(\.accessibilityEnabled) private var isEnabled
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.accessibilityShowButtonShapes) private var shapes
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityInvertColors) private var isInverted
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches

    var body: some View {
      Text("\(words.joined(separator: " "))")
    }

    private var words: [String] {
      let all = [
        ("reading", isReading), ("enabled", isEnabled), ("differentiates", differentiates),
        ("shapes", shapes),
        ("opaque", isOpaque), ("inverted", isInverted), ("switches", hasSwitches),
      ]
      return ["none"] + all.filter(\.1).map(\.0)
    }
  }

  @Test func viewsFollowTheDesktopsSettings() throws {
    let ui = TestHost { Values() }
    func shown() throws -> String { try ui.find(.role(.staticText)).text }
    #expect(try shown() == "none")
    ui.isScreenReaderOn = true
    #expect(try shown() == "none reading enabled")
    ui.isScreenReaderOn = false
    ui.differentiatesWithoutColor = true
    #expect(try shown() == "none differentiates shapes")
  }
}
