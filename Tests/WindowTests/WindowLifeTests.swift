import Foundation
import Testing

extension RealWindows {
  struct WindowLifeTests {
    @Test(.timeLimit(.minutes(2)))
    func theContentFollowsTheWindowsSize() async throws {
      let window = try await AppWindow("choices")
      let before = window.contentSize
      let chrome = CGSize(
        width: window.frame.width - before.width, height: window.frame.height - before.height)
      try await window.resize(to: CGSize(width: 700, height: 500))
      #expect(window.contentSize == CGSize(width: 700 - chrome.width, height: 500 - chrome.height))
      // And what is shown there takes clicks.
      let title = try window.frame(of: "Ride")
      try await window.click(CGPoint(x: title.midX, y: title.midY))
      try await window.program.line("taken 2")
    }

    /// As on macOS, where an app's windows are restored.
    @Test(.timeLimit(.minutes(2)))
    func aWindowComesBackWithItsSize() async throws {
      let state = try Scratch()
      let environment = ["XDG_STATE_HOME": state.path]
      var size = CGSize.zero
      do {
        let window = try await AppWindow("choices", environment: environment)
        try await window.resize(to: CGSize(width: 700, height: 500))
        size = window.contentSize
        try await window.clickCloseButton()
        #expect(try await window.program.exitCode() == 0)
      }
      let again = try await AppWindow("choices", environment: environment)
      #expect(again.contentSize == size)
    }

    @Test(.timeLimit(.minutes(2)))
    func theCloseButtonEndsTheApp() async throws {
      let window = try await AppWindow("still")
      try await window.clickCloseButton()
      #expect(try await window.program.exitCode() == 0)
    }

    @Test(.timeLimit(.minutes(2)))
    func anAppLivesUntilTheLastOfItsWindowsIsClosed() async throws {
      let window = try await AppWindow("windows")
      let button = try window.frame(of: "Open")
      try await window.click(CGPoint(x: button.midX, y: button.midY))
      try await window.program.line("second shown")
      try await wait(until: "two windows") { try await window.visibleWindowCount() == 2 }
      try await window.program.line("first gone")
      try await wait(until: "one window") { try await window.visibleWindowCount() == 1 }
      #expect(window.program.isRunning)
      #expect(try await window.program.exitCode() == 0)
      #expect(window.events == ["second shown", "first gone", "second gone"])
    }

    @Test(.timeLimit(.minutes(2)))
    func timersMainQueueWorkAndTasksComeOnTime() async throws {
      let window = try await AppWindow("timing")
      try await window.program.line("detached")
      try await wait(until: "the timer's second tick") {
        window.events.filter { $0.hasPrefix("timer") }.count == 2
      }

      // When each is due, in milliseconds from the start, in the order of the fixture.
      let due = [
        "async": 0, "background": 0, "task": 0, "asyncAfter": 200, "sleep": 400, "detached": 500,
        "timer": 600,
      ]
      for (name, time) in due {
        let line = try await window.program.line("\(name) ")
        let came = try #require(Int(line.dropFirst(name.count + 1)))
        // Never early, but for rounding; and not late, with room for a machine that does other work, too.
        #expect(came >= time - 2 && came < time + 250, "\(name) was due at \(time) ms and came at \(came) ms")
      }
    }

    @Test(.timeLimit(.minutes(2)))
    func withoutADisplayTheAppSaysSo() async throws {
      let program = try Fixture.start("still")
      #expect(try await program.exitCode() == 1)
      #expect(program.messages.contains("no display"))
      #expect(program.messages.contains("DISPLAY"))
    }

    @Test(.timeLimit(.minutes(2)))
    func aDisplayThatIsNotThereIsNamed() async throws {
      // No X server has a number this high.
      let program = try Fixture.start("still", environment: ["DISPLAY": ":65000"])
      #expect(try await program.exitCode() == 1)
      #expect(program.messages.contains("DISPLAY=:65000"))
    }

    @Test(.timeLimit(.minutes(2)))
    func theAppOpensUnderWayland() async throws {
      let compositor = try await Compositor()
      // Each event changes a text, and the next frame comes only when the compositor has shown the one before.
      let program = try Fixture.start("timing", environment: compositor.environment)
      try await program.line("ready")
      try await program.line("size ")
      try await wait(until: "three drawn frames", state: { program.messages }) {
        let frames = program.messages.split(separator: "\n").filter { $0.contains("frame at") }
        return frames.filter { !$0.hasSuffix(" 0 display items") }.count >= 3
      }
      #expect(program.isRunning)
    }
  }
}
