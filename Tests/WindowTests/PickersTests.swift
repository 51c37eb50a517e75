import Foundation
import Testing

extension RealWindows {
  /// A picker with a menu in a real window: the menu is a window of its own.
  struct PickersTests {
    /// macOS's rows, in points.
    private static let rowHeight = 22.0

    private func button(_ window: AppWindow) throws -> CGPoint {
      let title = try window.frame(of: "Name")
      return CGPoint(x: title.midX, y: title.midY)
    }

    private func open(_ window: AppWindow) async throws {
      try await window.click(button(window))
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
    }

    private func closed(_ window: AppWindow) async throws {
      try await wait(until: "the menu to close") { try await window.visibleWindowCount() == 1 }
    }

    /// The middle of a row so many below the one over the button.
    private func row(_ window: AppWindow, _ steps: Int) throws -> CGPoint {
      let button = try button(window)
      return CGPoint(x: button.x, y: button.y + Double(steps) * Self.rowHeight)
    }

    @Test(.timeLimit(.minutes(2)))
    func aRowIsChosenByClicksAndTheSameAgainTurnsTheOrderRound() async throws {
      let window = try await AppWindow("pickers")
      try await open(window)
      try await window.click(row(window, 1))
      try await window.program.line("set Size")
      try await window.program.line("order Code Apple Berry")
      try await closed(window)
      try await open(window)
      // The selected row lies over the button.
      try await window.click(row(window, 0))
      try await window.program.line("order Berry Apple Code")
      try await closed(window)
      #expect(window.events.filter { $0.hasPrefix("set") } == ["set Size", "set Size"])
    }

    @Test(.timeLimit(.minutes(2)))
    func escapeAndAPressOutsideCloseTheMenuWithoutAChoice() async throws {
      let window = try await AppWindow("pickers")
      try await open(window)
      try await window.key("Escape")
      try await closed(window)
      try await open(window)
      try await window.click(CGPoint(x: 5, y: 5))
      try await closed(window)
      #expect(window.events.isEmpty)
      // The window works on.
      try await open(window)
      try await window.click(row(window, 2))
      try await window.program.line("set Date")
    }

    @Test(.timeLimit(.minutes(2)))
    func onePressGoesOnToTheRowAndChoosesOnRelease() async throws {
      let window = try await AppWindow("pickers")
      try await window.press(button(window))
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
      try await window.move(to: row(window, 1))
      try await window.release()
      try await window.program.line("set Size")
      try await closed(window)
      // The window gets the next press as well.
      try await open(window)
    }

    @Test(.timeLimit(.minutes(2)))
    func theKeyboardOpensMovesAndChooses() async throws {
      let window = try await AppWindow("pickers")
      try await window.key("Tab")
      try await window.key("space")
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
      try await window.key("d")
      try await window.key("Return")
      try await window.program.line("set Date")
      try await closed(window)
    }

    @Test(.timeLimit(.minutes(2)))
    func aLongMenuStaysOnTheScreenAndScrollsByTheWheel() async throws {
      let window = try await AppWindow("pickers")
      let value = try window.frame(of: "Row 0")
      let point = CGPoint(x: value.midX, y: value.midY)
      try await window.click(point)
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
      for _ in 0..<5 { try await window.display.xdotool("click", "5") }
      try await window.click(point)
      let line = try await window.program.line("number ")
      // A turn of the wheel scrolls 48 points, about two rows; five do ten or so.
      let number = try #require(Int(line.dropFirst("number ".count)))
      #expect(number >= 8)
      try await closed(window)
    }

    @Test(.timeLimit(.minutes(2)))
    func theSecondaryButtonOpensAContextMenuWithASubmenu() async throws {
      let window = try await AppWindow("pickers")
      let names = try window.frame(of: "Apple Berry Code")
      let point = CGPoint(x: names.midX, y: names.midY)
      try await window.move(to: point)
      try await window.display.xdotool("click", "3")
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
      // The first row begins 5 points below the pointer.
      let first = CGPoint(x: point.x + 20, y: point.y + 5 + Self.rowHeight / 2)
      try await window.move(to: first)
      try await wait(until: "the submenu") { try await window.visibleWindowCount() == 3 }
      try await window.key("Down")
      try await window.key("Return")
      try await window.program.line("copy names")
      try await closed(window)
      try await window.move(to: point)
      try await window.display.xdotool("click", "3")
      try await wait(until: "the menu") { try await window.visibleWindowCount() == 2 }
      try await window.click(CGPoint(x: first.x, y: first.y + Self.rowHeight))
      try await window.program.line("delete")
      try await closed(window)
    }

    @Test(.timeLimit(.minutes(2)))
    func gtkHasNothingToSay() async throws {
      let window = try await AppWindow("pickers")
      for steps in [1, 0, 1] {
        try await open(window)
        try await window.click(row(window, steps))
        try await closed(window)
      }
      try await open(window)
      try await window.click(CGPoint(x: 5, y: 5))
      try await closed(window)
      try await open(window)
      try await window.key("Escape")
      try await closed(window)
      try await window.clickCloseButton()
      #expect(try await window.program.exitCode() == 0)
      let warnings = window.program.messages.split(separator: "\n").filter {
        // Without a session bus GTK says so; there is none on a build machine.
        ($0.contains("WARNING") || $0.contains("CRITICAL")) && !$0.contains("session bus")
      }
      #expect(warnings.isEmpty)
    }
  }
}
