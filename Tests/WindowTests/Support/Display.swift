import Foundation

/// An X server without a screen, for one test.
final class Display {
  private let keeper: Program
  private let scratch: Scratch
  /// Its name, such as `:99`.
  let name: String

  /// Starts a server on a free display.
  init() async throws {
    let scratch = try Scratch()
    // The keeper ends the server when its input ends, so no server outlives the tests, however they end.
    let script = """
      command -v Xvfb >/dev/null || { echo "there is no 'Xvfb' in PATH; ./test installs it." >&2; exit 127; }
      Xvfb -displayfd 3 -screen 0 1024x768x24 -nolisten tcp -noreset -fbdir "$1" 3>"$1/display" <&- &
      trap "kill $!" EXIT
      trap exit TERM
      read -r _
      """
    let keeper = try Program("bash", ["-c", script, "keeper", scratch.path])
    name = try await wait(for: "the X server", state: { keeper.messages }) {
      guard keeper.isRunning else { throw Failure("the X server did not start: \(keeper.messages)") }
      let text = scratch.text("display")
      return text.hasSuffix("\n") ? ":" + text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
    self.keeper = keeper
    self.scratch = scratch
  }

  deinit { keeper.stop() }

  /// What makes a program use this display, and nothing of the session around the tests.
  var environment: [String: String?] {
    ["DISPLAY": name, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11"]
  }

  /// What is on the screen now.
  func picture() throws -> ScreenPicture {
    // The server keeps its frame buffer in this file.
    try ScreenPicture(xwd: Data(contentsOf: URL(fileURLWithPath: scratch.path("Xvfb_screen0"))))
  }

  /// Runs xdotool on the display.
  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    try await Program.run("xdotool", arguments, environment: environment)
  }
}
