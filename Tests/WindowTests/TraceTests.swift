import Foundation
import Testing

extension RealWindows {
  /// `MARTLET_TRACE`: what it prints on standard error.
  struct TraceTests {
    /// What an app that is drawn once says.
    private func messages(tracing words: String?) async throws -> [String] {
      let scratch = try Scratch()
      let program = try Fixture.start(
        "choices", environment: ["MARTLET_SNAPSHOT": scratch.path("a.png"), "MARTLET_TRACE": words])
      #expect(try await program.exitCode() == 0)
      return program.messages.split(separator: "\n").map(String.init)
    }

    private func isFrame(_ line: String) -> Bool {
      line.wholeMatch(
        of: /martlet: frame at \d+\.\d{3} s: \d+ bodies, \d+ views compared, \d+ measured, \d+ display items/)
        != nil
    }

    private func isUpdate(_ line: String) -> Bool {
      line.wholeMatch(of: /martlet: body of (modifier [\w.<>, ()]+|[\w.<>, ()]+ \w+.*)/) != nil
    }

    @Test(.timeLimit(.minutes(1)))
    func nothingIsPrintedUnasked() async throws {
      #expect(try await messages(tracing: nil) == [])
      #expect(try await messages(tracing: "") == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func framesTellTheWorkDone() async throws {
      let lines = try await messages(tracing: "frames")
      #expect(lines.contains(where: isFrame))
      #expect(lines.filter { !isFrame($0) } == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func updatesTellWhichViewWasEvaluated() async throws {
      let lines = try await messages(tracing: "updates")
      // Each view of the app's own, with the reason, and its modifier.
      for what in ["Choices appears", "Choice appears", "ChoiceRing appears", "modifier ChoiceGestures"] {
        #expect(lines.contains("martlet: body of \(what)"))
      }
      #expect(lines.filter { !isUpdate($0) } == [])
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["frames,updates", "updates, frames"])
    func bothAreAskedForWithAComma(words: String) async throws {
      let lines = try await messages(tracing: words)
      #expect(lines.contains(where: isFrame) && lines.contains(where: isUpdate))
      #expect(lines.filter { !isFrame($0) && !isUpdate($0) } == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func anUnknownWordIsNamedOnceWithThePossibleOnes() async throws {
      let lines = try await messages(tracing: "frame,updates,frame")
      let others = lines.filter { !isUpdate($0) }
      #expect(others.count == 1)
      for word in ["\"frame\"", "frames", "updates"] { #expect(others.first?.contains(word) == true) }
      #expect(lines.contains(where: isUpdate))
    }
  }
}
