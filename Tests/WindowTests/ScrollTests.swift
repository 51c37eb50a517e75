import Foundation
import Testing

extension RealWindows {
  /// A list in a real window: the wheel scrolls it, and then nothing happens any more.
  struct ScrollTests {
    private func wheel(_ window: AppWindow, clicks: Int, button: Int) async throws {
      try await window.move(to: CGPoint(x: 200, y: 150))
      try await window.display.xdotool("click", "--repeat", "\(clicks)", "--delay", "20", "\(button)")
    }

    @Test(.timeLimit(.minutes(2)))
    func theWheelScrollsTheListAndThenItRests() async throws {
      let window = try await AppWindow("lines", environment: ["MARTLET_TRACE": "frames"])
      #expect(window.events.contains("row 0"))
      #expect(!window.events.contains("row 40"))
      // 48 points a click: 20 clicks are 40 rows of 24 points.
      try await wheel(window, clicks: 20, button: 5)
      try await window.program.line("row 40")
      #expect(!window.events.contains("row 80"))

      // The indicator fades a second later; after that no frame is drawn.
      try await Task.sleep(for: .seconds(2))
      let before = window.program.messages.count
      try await Task.sleep(for: .seconds(2))
      #expect(window.program.messages.count == before)

      try await wheel(window, clicks: 30, button: 4)
      try await wait(until: "the first row to come back") {
        window.events.filter { $0 == "row 0" }.count == 2
      }
    }
  }
}
