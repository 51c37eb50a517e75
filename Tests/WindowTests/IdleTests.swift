import Foundation
import Testing

extension RealWindows {
  /// A window in which nothing happens costs nothing.
  struct IdleTests {
    private static let span = 5.0

    @Test(.timeLimit(.minutes(3)))
    func anIdleWindowMakesNoSystemCalls() async throws {
      let display = try await Display()
      // Started by strace, since not every user may attach to a running program.
      let log = try Scratch()
      let environment = Fixture.headless.merging(display.environment) { $1 }
      let program = try Program(
        "strace", ["-f", "-o", log.path("calls"), Fixture.path(), "still"], environment: environment)
      defer { program.stop() }
      try await program.line("ready")
      try await quiet(log)

      let before = log.text("calls").count
      try await Task.sleep(for: .seconds(Self.span))
      let calls = log.text("calls").dropFirst(before).split(separator: "\n")
      // A desktop may still tell GTK something, once; a timer or a polling loop shows up at least once a second.
      let list = calls.prefix(40).joined(separator: "\n")
      #expect(calls.count <= 4, "\(calls.count) calls in \(Self.span) s:\n\(list)")
    }

    @Test(.timeLimit(.minutes(3)))
    func anIdleWindowTakesNoProcessorTime() async throws {
      let window = try await AppWindow("still")
      let id = window.program.id
      // Start-up is over once no time is taken for a moment.
      var last = -1
      try await wait(until: "the app to come to rest") {
        let now = try ticks(of: id)
        defer { last = now }
        try await Task.sleep(for: .milliseconds(500))
        return now == last
      }
      let before = try ticks(of: id)
      try await Task.sleep(for: .seconds(Self.span))
      // A tick is 10 ms; one may be the end of what had begun before.
      #expect(try ticks(of: id) - before <= 1)
    }

    /// Waits until there has been no call for a second.
    private func quiet(_ log: Scratch) async throws {
      var size = -1
      try await wait(until: "the app to come to rest") {
        let now = log.text("calls").count
        defer { size = now }
        try await Task.sleep(for: .seconds(1))
        return now == size
      }
    }

    /// The processor time that a process has taken, in clock ticks.
    ///
    /// - Source: `proc(5)`: fields 14 and 15 of `stat`, user and system time.
    private func ticks(of id: Int32) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      // The second field is the name in parentheses, which may hold spaces.
      let fields = text.suffix(from: text.lastIndex(of: ")") ?? text.startIndex).split(separator: " ")
      guard fields.count > 13, let user = Int(fields[12]), let system = Int(fields[13]) else {
        throw Failure("/proc/\(id)/stat can't be read: \(text)")
      }
      return user + system
    }
  }
}
