import Foundation
import Testing

extension RealWindows {
  /// Alerts in a real window.
  struct DialogsTests {
    private func middle(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Where the alert's button is in a window of the same size.
    private func okButton(_ window: AppWindow) async throws -> CGPoint {
      let tree = try await Fixture.tree(of: "open-dialogs", size: window.contentSize)
      return try middle(tree.frame(of: "Ok"))
    }

    private func isDimmed(_ window: AppWindow) throws -> Bool {
      // The window's ground is ECECEC, and nearly a fifth of black lies over it.
      try window.color(at: CGPoint(x: 4, y: 4)).red < 0xD8
    }

    @Test(.timeLimit(.minutes(2)))
    func okClosesTheAlertThoughTheSetterDoesNothing() async throws {
      let window = try await AppWindow("dialogs")
      #expect(try !isDimmed(window))
      try await window.click(middle(window.frame(of: "Clear")))
      try await window.program.line("appears")
      try await wait(until: "the dimmed window") { try isDimmed(window) }
      // What is behind gets no click.
      try await window.click(CGPoint(x: 6, y: 6))
      try await window.click(okButton(window))
      try await window.program.line("gone")
      try await wait(until: "the bright window") { try !isDimmed(window) }
      #expect(window.events == ["cleared", "appears", "ok", "set false", "gone"])
      // It stays closed, and the user can go on.
      try await window.click(middle(window.frame(of: "Type")))
      try await window.program.line("typed")
      try await window.click(middle(window.frame(of: "Clear")))
      try await wait(until: "the alert again") { window.events.filter { $0 == "appears" }.count == 2 }
    }

    @Test(.timeLimit(.minutes(2)))
    func theKeyboardStaysInsideAndEscapeCloses() async throws {
      let window = try await AppWindow("dialogs")
      try await window.key("Tab")
      try await window.key("a")
      try await window.program.line("key a")
      try await window.key("space")
      try await window.program.line("appears")
      try await window.key("b")
      try await window.key("Tab")
      try await window.key("c")
      try await window.key("Escape")
      try await window.program.line("gone")
      // The keyboard is where it was.
      try await window.key("d")
      try await window.program.line("key d")
      let said = window.events.filter { $0 != "key \t" && $0 != "key  " }
      #expect(said == ["key a", "cleared", "appears", "ok", "set false", "gone", "key d"])
    }

    @Test(.timeLimit(.minutes(2)))
    func theWindowGrowsForALongAlertAndGetsItsSizeBack() async throws {
      let window = try await AppWindow("dialogs")
      let before = window.contentSize.height
      let sizes = {
        window.program.lines.filter { $0.hasPrefix("size ") }
          .compactMap { $0.split(separator: "x").last.flatMap { Double($0) } }
      }
      try await window.click(middle(window.frame(of: "Long")))
      try await wait(until: "a higher window", state: { window.program.output }) {
        (sizes().last ?? 0) > before + 100
      }
      try await window.key("Return")
      try await window.program.line("agreed")
      try await window.program.line("gone")
      try await wait(until: "the size it had", state: { window.program.output + window.program.messages }) {
        sizes().last == before
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func anOpenAlertDrawsNothing() async throws {
      let window = try await AppWindow("open-dialogs", environment: ["MARTLET_TRACE": "frames"])
      try await window.program.line("appears")
      let frames = { window.program.messages.split(separator: "\n").filter { $0.contains("frame at") }.count }
      var last = -1
      try await wait(until: "the alert to come to rest") {
        let now = frames()
        defer { last = now }
        try await Task.sleep(for: .milliseconds(500))
        return now == last
      }
      try await Task.sleep(for: .seconds(2))
      #expect(frames() == last)
    }
  }
}
