import Foundation
import Testing

extension RealWindows {
  /// `MARTLET_PREVIEW`: any app's previews, listed, drawn, or shown in place of the app.
  struct PreviewRequestTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Draws a preview as a text file, and returns the exit code and messages.
    private func draw(
      _ preview: String, _ variables: [String: String?] = [:]
    ) async throws -> (code: Int32, messages: String) {
      let environment: [String: String?] = [
        "MARTLET_PREVIEW": preview, "MARTLET_SNAPSHOT": scratch.path("tree.txt"),
      ]
      let program = try Fixture.start("still", environment: environment.merging(variables) { $1 })
      let code = try await program.exitCode()
      return (code, program.messages)
    }

    private var tree: TextSnapshot { TextSnapshot(scratch.text("tree.txt")) }

    @Test(.timeLimit(.minutes(1)))
    func theListHasNamesAndPlaces() async throws {
      let program = try Fixture.start("still", environment: ["MARTLET_PREVIEW": "list"])
      #expect(try await program.exitCode() == 0)
      let fields = program.lines.map { $0.split(separator: "\t").map(String.init) }
      #expect(fields.allSatisfy { $0.count == 2 })
      let names = ["Counting", "Slow", "Missing data", "Still_Previews/Phone", "Still_Previews/2"]
      #expect(fields.map(\.first) == names)
      #expect(fields.first?.last == "MartletWindowFixture/Previews.swift:3")
      #expect(fields.last?.last == "MartletWindowFixture.Still_Previews")
    }

    @Test(.timeLimit(.minutes(1)))
    func aPreviewIsDrawnInItsOwnSize() async throws {
      #expect(try await draw("Counting").code == 0)
      #expect(tree.lines.first?.frame == CGRect(x: 0, y: 0, width: 420, height: 180))
      #expect(throws: Never.self) { try tree.frame(of: "Count 0") }
      #expect(try await draw("Previews.swift:3").code == 0)
      // The device decides the size, and that the figures are iOS's.
      #expect(try await draw("Still_Previews/Phone").code == 0)
      #expect(tree.lines.first?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      let width = try tree.frame(of: "Nothing happens here").width
      #expect(try await draw("Still_Previews/Phone", ["MARTLET_IDIOM": "desktop"]).code == 0)
      #expect(try tree.frame(of: "Nothing happens here").width < width)
      #expect(try await draw("Counting", ["MARTLET_SNAPSHOT_SIZE": "400x300"]).code == 0)
      #expect(tree.lines.first?.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test(.timeLimit(.minutes(1)))
    func sharedContextsAreWaitedFor() async throws {
      #expect(try await draw("Slow").code == 0)
      #expect(throws: Never.self) { try tree.frame(of: "slow data") }
      let result = try await draw("Missing data")
      #expect(result.code == 1)
      #expect(result.messages.contains("Missing data") && result.messages.contains("NotFound"))
    }

    @Test(.timeLimit(.minutes(1)))
    func anUnknownNameIsAnError() async throws {
      let result = try await draw("Nonsense")
      #expect(result.code == 1)
      #expect(result.messages.contains("no preview is called Nonsense"))
      #expect(result.messages.contains("MARTLET_PREVIEW=list"))
    }

    @Test(.timeLimit(.minutes(2)))
    func aPreviewInAWindowIsAlive() async throws {
      let window = try await AppWindow("still", environment: ["MARTLET_PREVIEW": "Counting"])
      #expect(window.contentSize == CGSize(width: 420, height: 180))
      let middle = CGPoint(x: 210, y: 90)
      try await window.click(middle)
      try await window.program.line("count 1")
      try await window.click(middle)
      try await window.program.line("count 2")
      try await window.clickCloseButton()
      #expect(try await window.program.exitCode() == 0)
    }
  }
}
