import Foundation
import Testing

extension RealWindows {
  /// `MARTLET_SNAPSHOT`: any app drawn into a file, with no display.
  struct SnapshotRequestTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Runs an app with the variables set, and returns its exit code and messages.
    private func snapshot(
      _ file: String, of app: String = "choices", _ variables: [String: String?] = [:]
    ) async throws -> (code: Int32, messages: String) {
      let program = try Fixture.start(
        app, environment: ["MARTLET_SNAPSHOT": scratch.path(file)].merging(variables) { $1 })
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

    /// The fonts of a touch device are larger: the body is 17 pt, not 13 pt.
    ///
    /// - Source: Apple, Human Interface Guidelines, "Typography".
    @Test(.timeLimit(.minutes(1)))
    func theTouchIdiomHasLargerText() async throws {
      for idiom in ["desktop", "touch"] {
        let result = try await snapshot("\(idiom).txt", ["MARTLET_IDIOM": idiom])
        #expect(result.code == 0 && result.messages == "")
      }
      let widths = try ["desktop", "touch"].map {
        try TextSnapshot(scratch.text("\($0).txt")).frame(of: "Taken: 0").width
      }
      #expect(abs(widths[1] / widths[0] - 17.0 / 13) < 0.1, "\(widths)")
    }

    /// What makes no sense is told, and the picture is the one that it is without.
    @Test(
      .timeLimit(.minutes(1)),
      arguments: [
        ("MARTLET_SNAPSHOT_SIZE", ["wide", "400x", "0x300", "99999x300"]),
        ("MARTLET_SNAPSHOT_SCALE", ["two", "0", "-1", "9", "nan"]),
        ("MARTLET_COLOR_SCHEME", ["sepia"]), ("MARTLET_IDIOM", ["watch"]),
      ])
    func aValueThatMakesNoSenseIsIgnoredWithAWord(variable: String, values: [String]) async throws {
      let data = { (file: String) in try Data(contentsOf: URL(fileURLWithPath: scratch.path(file))) }
      let plain = try await snapshot("plain.png")
      #expect(plain.code == 0 && plain.messages == "")
      for value in values {
        let result = try await snapshot("odd.png", [variable: value])
        #expect(result.code == 0)
        #expect(result.messages.split(separator: "\n").count == 1)
        #expect(result.messages.contains(variable) && result.messages.contains(value))
        #expect(try data("odd.png") == data("plain.png"), "\(variable)=\(value)")
      }
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["endless.png", "endless.txt"])
    func anAppThatMovesForEverIsDrawnInBoundedTime(file: String) async throws {
      let clock = ContinuousClock()
      let begin = clock.now
      let result = try await snapshot(file, of: "endless", ["MARTLET_TRACE": "frames"])
      #expect(result.code == 0)
      // It moves to the end: two seconds of the app's time, of 60 frames each.
      #expect((110...130).contains(result.messages.split(separator: "\n").count))
      // They take less than a second; the bound is for a busy machine.
      #expect(clock.now - begin < .seconds(15))
      #expect(FileManager.default.fileExists(atPath: scratch.path(file)))
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["a.png", "a.txt"])
    func withoutFontsThePackageToInstallIsNamed(file: String) async throws {
      let fonts = scratch.path("fonts.conf")
      try "<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n".write(
        toFile: fonts, atomically: true, encoding: .utf8)
      let result = try await snapshot(file, ["FONTCONFIG_FILE": fonts])
      #expect(result.code == 0)
      #expect(result.messages.contains("no fonts") && result.messages.contains("fonts-inter"))
      #expect(FileManager.default.fileExists(atPath: scratch.path(file)))
    }
  }
}
