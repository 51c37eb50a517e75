import Foundation
import Testing

extension RealWindows {
  /// Buttons and toggles in a real window: what a person does with them by mouse and keyboard.
  struct ControlsTests {
    // As the fixture draws them, in points.
    private static let buttonPadding = CGSize(width: 20, height: 8)
    private static let slideGap = 12.0
    private static let slideLength = 80.0
    private static let knobInset = 4.0 + 22 / 2

    private func middle(_ window: AppWindow, _ title: String) throws -> CGPoint {
      let frame = try window.frame(of: title)
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// A point on the track of the toggle with the sliding knob.
    private func onTrack(_ window: AppWindow, _ x: Double) throws -> CGPoint {
      let title = try window.frame(of: "Slide")
      return CGPoint(x: title.maxX + Self.slideGap + x, y: title.midY)
    }

    private func knobWhenOff(_ window: AppWindow) throws -> CGPoint { try onTrack(window, Self.knobInset) }

    private func knobWhenOn(_ window: AppWindow) throws -> CGPoint {
      try onTrack(window, Self.slideLength - Self.knobInset)
    }

    /// A point inside the window where there is no control.
    private let nowhere = CGPoint(x: 5, y: 5)

    /// Waits until the app has said something as often as expected, and compares what it has said.
    private func says(
      _ window: AppWindow, _ kind: String, _ expected: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let said = {
        window.events.filter { $0.hasPrefix(kind + " ") }.map { String($0.dropFirst(kind.count + 1)) }
      }
      try await wait(until: "\(kind) \(expected)", state: { "It printed:\n\(window.program.output)" }) {
        said().count >= expected.count
      }
      #expect(said() == expected, sourceLocation: sourceLocation)
    }

    /// A press moves the keyboard, too; most tests are about something else.
    private func isNoFocus(_ event: String) -> Bool { !event.hasPrefix("focus ") }

    // MARK: Buttons

    @Test(.timeLimit(.minutes(2)))
    func theActionRunsOnceOnReleaseInside() async throws {
      let window = try await AppWindow("controls")
      let button = try middle(window, "Press")
      try await window.press(button)
      try await says(window, "pressed", ["true"])
      try await window.move(to: nowhere)
      try await says(window, "pressed", ["true", "false"])
      try await window.move(to: button)
      try await says(window, "pressed", ["true", "false", "true"])
      #expect(!window.events.contains("action"))
      try await window.release()
      try await window.program.line("action")
      // Clicks come in order: when this one has arrived, a second action would have, too.
      try await window.click(middle(window, "Checkbox"))
      try await window.program.line("checkbox")
      try await says(window, "pressed", ["true", "false", "true", "false"])
      #expect(window.events.filter { $0 == "action" }.count == 1)
    }

    @Test(.timeLimit(.minutes(2)))
    func aReleaseOutsideRunsNoAction() async throws {
      let window = try await AppWindow("controls")
      try await window.press(middle(window, "Press"))
      try await window.program.line("pressed true")
      // On another control, which takes no release that did not begin on it.
      try await window.move(to: middle(window, "Checkbox"))
      try await window.program.line("pressed false")
      try await window.release()
      try await window.click(middle(window, "Button"))
      try await window.program.line("button")
      #expect(window.events.filter(isNoFocus) == ["pressed true", "pressed false", "button true"])
    }

    @Test(.timeLimit(.minutes(2)))
    func theScreenShowsThePress() async throws {
      let window = try await AppWindow("controls")
      let title = try window.frame(of: "Press")
      // On the face, left of the title.
      let face = CGPoint(x: title.minX - 6, y: title.midY)
      let before = try window.color(at: face)
      #expect(before.isBlue)
      try await window.press(middle(window, "Press"))
      try await wait(until: "the red face") { try window.color(at: face).isRed }
      try await window.release()
      try await wait(until: "the face as before") { try window.color(at: face) == before }
    }

    @Test(.timeLimit(.minutes(2)))
    func aHeldButtonTriggersOnceAndAClickedOneNever() async throws {
      let window = try await AppWindow("controls")
      try await window.click(middle(window, "Hold"))
      let begin = ContinuousClock.now
      try await window.press(middle(window, "Hold"))
      try await window.program.line("trigger")
      // Had the click counted, it would have come before. The bound above is for a busy machine.
      let held = ContinuousClock.now - begin
      #expect(held >= .milliseconds(690) && held < .seconds(3), "it came after \(held)")
      // 0.9 s in all: nothing more comes of it.
      try await Task.sleep(for: .milliseconds(900) - held)
      try await window.release()
      try await window.program.line("held false")
      try await window.click(middle(window, "Press"))
      try await window.program.line("action")
      #expect(window.events.filter { $0 == "trigger" }.count == 1)
    }

    @Test(.timeLimit(.minutes(2)))
    func theScreenShowsTheHold() async throws {
      let window = try await AppWindow("controls")
      let title = try window.frame(of: "Hold")
      // On the face near its left edge, which the button leaves when it shrinks to 0.7.
      let edge = CGPoint(x: title.minX - Self.buttonPadding.width + 3, y: title.midY)
      let before = try window.color(at: edge)
      try await window.press(middle(window, "Hold"))
      try await window.program.line("held true")
      try await wait(until: "the smaller button") { try window.color(at: edge) != before }
      try await window.program.line("trigger")
      try await window.release()
      try await wait(until: "the button as before") { try window.color(at: edge) == before }
    }

    // MARK: Toggles

    @Test(.timeLimit(.minutes(2)))
    func eachToggleWritesOnceAClick() async throws {
      let window = try await AppWindow("controls")
      var expected: [String] = []
      for title in ["Automatic", "Button", "Switch", "Checkbox"] {
        for value in ["true", "false"] {
          try await window.click(middle(window, title))
          expected.append("\(title.lowercased()) \(value)")
          try await window.program.line(expected[expected.count - 1])
        }
      }
      try await window.click(knobWhenOff(window))
      try await window.program.line("slide true")
      try await wait(until: "the knob at the other end") { try window.color(at: knobWhenOn(window)).isWhite }
      try await window.click(knobWhenOn(window))
      try await window.program.line("slide false")
      #expect(window.events.filter(isNoFocus) == expected + ["slide true", "slide false"])
    }

    @Test(.timeLimit(.minutes(2)))
    func aToggleWithASlidingKnobTakesOnlyClicksOnTheKnob() async throws {
      let window = try await AppWindow("controls")
      try await window.click(middle(window, "Slide"))
      try await window.click(onTrack(window, Self.slideLength / 2))
      try await window.click(knobWhenOn(window))
      try await window.click(knobWhenOff(window))
      try await window.program.line("slide")
      try await wait(until: "the knob at the other end") { try window.color(at: knobWhenOn(window)).isWhite }
      try await window.click(knobWhenOff(window))
      try await window.click(knobWhenOn(window))
      try await window.program.line("slide false")
      #expect(window.events.filter(isNoFocus) == ["slide true", "slide false"])
    }

    // MARK: Keyboard

    private static let order = ["press", "hold", "automatic", "button", "switch", "checkbox", "slide"]

    /// Presses Tab until the control has the keyboard.
    private func tab(_ window: AppWindow, to control: String) async throws {
      for next in Self.order {
        try await window.key("Tab")
        try await window.program.line("focus \(next)")
        if next == control { return }
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func tabMovesThroughTheControlsAndRound() async throws {
      let window = try await AppWindow("controls")
      try await tab(window, to: "slide")
      try await window.key("Tab")
      try await says(window, "focus", Self.order + ["press"])
      try await window.key("shift+Tab")
      try await says(window, "focus", Self.order + ["press", "slide"])
    }

    @Test(.timeLimit(.minutes(2)), arguments: ["space", "Return"])
    func aKeyHeldDownPressesTheButtonAndItsReleaseActs(key: String) async throws {
      let window = try await AppWindow("controls")
      try await tab(window, to: "press")
      try await window.keyDown(key)
      try await says(window, "pressed", ["true"])
      #expect(!window.events.contains("action"))
      try await window.keyUp(key)
      try await window.program.line("action")
      // The next key comes after all that this one did.
      try await window.key("Tab")
      try await window.program.line("focus hold")
      let events = window.events.filter(isNoFocus)
      #expect(Set(events) == ["pressed true", "pressed false", "action"] && events.count == 3)
    }

    @Test(.timeLimit(.minutes(2)))
    func spaceAndReturnPressEachControl() async throws {
      let window = try await AppWindow("controls")
      try await tab(window, to: "hold")
      try await window.key("space")
      try await window.program.line("trigger")
      for control in Self.order.dropFirst(2) {
        try await window.key("Tab")
        try await window.program.line("focus \(control)")
        try await window.key("space")
        try await window.program.line("\(control) true")
        try await window.key("Return")
        try await window.program.line("\(control) false")
      }
      let toggled = Self.order.dropFirst(2).flatMap { ["\($0) true", "\($0) false"] }
      #expect(window.events.filter(isNoFocus) == ["trigger"] + toggled)
    }

    @Test(.timeLimit(.minutes(2)))
    func aRingShowsWhereTheKeyboardIsOnceKeysAreUsed() async throws {
      let window = try await AppWindow("controls")
      let places = try ["Press", "Hold"].map { title in
        // A ring lies around a control; this is just above the middle of its upper edge.
        let frame = try window.frame(of: title)
        return CGPoint(x: frame.midX, y: frame.minY - Self.buttonPadding.height - 2)
      }
      let bare = try places.map { try window.color(at: $0) }
      #expect(bare.allSatisfy { !$0.isBlue })

      try await tab(window, to: "press")
      try await wait(until: "a ring") { try window.color(at: places[0]).isBlue }
      #expect(try window.color(at: places[1]) == bare[1])
      try await window.key("Tab")
      try await wait(until: "the next ring") { try window.color(at: places[1]).isBlue }
      try await wait(until: "the first ring to go") { try window.color(at: places[0]) == bare[0] }
      // Who uses the pointer needs no ring.
      try await window.click(middle(window, "Checkbox"))
      try await window.program.line("checkbox true")
      try await wait(until: "the ring to go") { try window.color(at: places[1]) == bare[1] }
    }
  }
}
