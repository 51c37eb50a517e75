import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ButtonRepeatBehaviorTests {
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  private func host(_ count: Count, _ behavior: ButtonRepeatBehavior) -> TestHost {
    TestHost {
      VStack {
        Button("More") { count.value += 1 }.buttonStyle(.bordered)
        Button("Plain") { count.value += 1 }.buttonStyle(.plain)
      }
      .buttonRepeatBehavior(behavior)
    }
  }

  /// "Repeatedly trigger their actions on prolonged interactions" (Apple, "buttonRepeatBehavior(_:)"); after 0.4
  /// seconds and then every 0.075 (NSButton's getPeriodicDelay), so nine times within a second.
  @Test(arguments: ["More", "Plain"]) func aHeldButtonActsAgainAndAgain(title: String) throws {
    let count = Count()
    let ui = host(count, .enabled)
    try ui.press(ui.find(.text(title)), for: 1.01)
    // The timers fire with the frames of the test's clock.
    #expect((7...9).contains(count.value))
    let held = count.value
    ui.advance(by: 2)
    #expect(count.value == held)
    #expect(ui.isIdle)
  }

  @Test func aShortPressActsOnce() throws {
    let count = Count()
    let ui = host(count, .enabled)
    try ui.tap(ui.find(.text("More")))
    try ui.press(ui.find(.text("More")), for: 0.2)
    #expect(count.value == 2)
  }

  @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled])
  func otherwiseAHeldButtonActsOnce(behavior: ButtonRepeatBehavior) throws {
    let count = Count()
    let ui = host(count, behavior)
    try ui.press(ui.find(.text("More")), for: 2)
    #expect(count.value == 1)
  }

  @Test func movingAwayPauses() throws {
    let count = Count()
    let ui = host(count, .enabled)
    let center = try ui.find(.text("More")).center
    ui.pointerDown(at: center)
    ui.advance(by: 0.5)
    let before = count.value
    #expect(before > 0)
    ui.pointerMove(to: CGPoint(x: 2, y: 2))
    ui.advance(by: 1)
    #expect(count.value == before)
    ui.pointerUp(at: CGPoint(x: 2, y: 2))
    try ui.tap(ui.find(.text("More")))
    #expect(count.value == before + 1)
  }

  @Test func accentColorIsTheTint() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 60)) {
      Button("Go") {}.buttonStyle(.borderedProminent).accentColor(Color(red: 1, green: 0, blue: 0))
    }
    #expect(ui.displayListText.uppercased().contains("#FF0000"))
  }
}
