import Foundation
import Testing

extension RealWindows {
  /// `MARTLET_SNAPSHOT`: any app drawn into a file, with no display.
  struct SnapshotRequestTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Runs an app with the variables set, and returns its exit code and messages.
    private func snapshot(
      _ file: String, _ variables: [String: String?] = [:]
    ) async throws -> (code: Int32, messages: String) {
      let program = try Fixture.start(
        "choices", environment: ["MARTLET_SNAPSHOT": scratch.path(file)].merging(variables) { $1 })
      let code = try await program.exitCode()
      return (code, program.messages)
    }

    /// The pixels' columns and rows, from the file's header.
    ///
    /// - Source: the PNG specification, "IHDR Image header".
    private func pictureSize(_ file: String) throws -> [Int] {
      let data = try Data(contentsOf: URL(fileURLWithPath: scratch.path(file)))
      try #require(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.count > 24)
      return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(.timeLimit(.minutes(1)))
    func sizeAndScaleAreHonoured() async throws {
      #expect(try await snapshot("a.png", ["MARTLET_SNAPSHOT_SIZE": "400x300"]).code == 0)
      #expect(try pictureSize("a.png") == [400, 300])
      let variables = ["MARTLET_SNAPSHOT_SIZE": "400x300", "MARTLET_SNAPSHOT_SCALE": "2"]
      #expect(try await snapshot("b.png", variables).code == 0)
      #expect(try pictureSize("b.png") == [800, 600])
    }

    @Test(.timeLimit(.minutes(1)))
    func theDarkSchemeLooksDifferentAndNothingElseChanges() async throws {
      _ = try await snapshot("light.png")
      _ = try await snapshot("dark.png", ["MARTLET_COLOR_SCHEME": "dark"])
      _ = try await snapshot("again.png", ["MARTLET_COLOR_SCHEME": "light"])
      let data = { (file: String) in try Data(contentsOf: URL(fileURLWithPath: scratch.path(file))) }
      #expect(try data("light.png") != data("dark.png"))
      #expect(try data("light.png") == data("again.png"))
      #expect(try pictureSize("light.png") == pictureSize("dark.png"))
    }

    @Test(.timeLimit(.minutes(1)))
    func aTextSnapshotTellsTextsAndFrames() async throws {
      #expect(try await snapshot("tree.txt", ["MARTLET_SNAPSHOT_SIZE": "400x300"]).code == 0)
      let tree = TextSnapshot(scratch.text("tree.txt"))
      let root = try #require(tree.lines.first)
      #expect(root.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
      let titles = try ["Walk", "Cycle", "Ride", "Taken: 0"].map { try tree.frame(of: $0) }
      // Three titles in a column, each a ring and a gap to the right of the last text.
      #expect(Set(titles.prefix(3).map(\.minX)).count == 1)
      #expect(titles[0].minX - titles[3].minX == 32)
      // The rings are 20 pt high, 16 pt apart.
      #expect(titles[1].midY - titles[0].midY == 36 && titles[2].midY - titles[1].midY == 36)
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["picture.png", "tree.txt"])
    func aPathThatCannotBeWrittenIsAnError(file: String) async throws {
      let result = try await snapshot("no such folder/\(file)")
      #expect(result.code == 1)
      #expect(result.messages.contains("no such folder/\(file)"))
    }

    @Test(.timeLimit(.minutes(1)))
    func aSizeThatMakesNoSenseIsIgnoredWithAWord() async throws {
      let result = try await snapshot("a.png", ["MARTLET_SNAPSHOT_SIZE": "wide"])
      #expect(result.code == 0)
      #expect(result.messages.contains("MARTLET_SNAPSHOT_SIZE"))
    }
  }
}
