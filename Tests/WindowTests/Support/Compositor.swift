import Foundation

/// A Wayland compositor without a screen, for one test.
final class Compositor {
  private let keeper: Program
  private let scratch: Scratch
  private static let socket = "martlet-test"

  init() async throws {
    let scratch = try Scratch()
    // It ends when the tests end, as the X server does.
    let script = """
      command -v weston >/dev/null || { echo "there is no 'weston' in PATH; ./test installs it." >&2; exit 127; }
      weston --backend=headless-backend.so --socket="$1" --idle-time=0 --no-config >&2 <&- &
      trap "kill $!" EXIT
      trap exit TERM
      read -r _
      """
    let keeper = try Program(
      "bash", ["-c", script, "keeper", Self.socket], environment: ["XDG_RUNTIME_DIR": scratch.path])
    try await wait(until: "the compositor", state: { keeper.messages }) {
      guard keeper.isRunning else { throw Failure("the compositor did not start: \(keeper.messages)") }
      return FileManager.default.fileExists(atPath: scratch.path(Self.socket))
    }
    self.keeper = keeper
    self.scratch = scratch
  }

  deinit { keeper.stop() }

  var environment: [String: String?] {
    [
      "XDG_RUNTIME_DIR": scratch.path, "WAYLAND_DISPLAY": Self.socket, "DISPLAY": nil,
      "GDK_BACKEND": "wayland", "MARTLET_TRACE": "frames",
    ]
  }
}
