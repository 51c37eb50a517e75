import Foundation

/// The program with the apps that these tests start.
enum Fixture {
  /// It lies beside the tests, as all products of a build do.
  static func path() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    let path = folder.appendingPathComponent("MartletWindowFixture").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("\(path) has not been built")
    }
    return path
  }

  /// An environment without a display, and without what might be set around the tests.
  static let headless: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "MARTLET_SNAPSHOT": nil, "MARTLET_SNAPSHOT_SIZE": nil,
    "MARTLET_SNAPSHOT_SCALE": nil, "MARTLET_COLOR_SCHEME": nil, "MARTLET_IDIOM": nil, "MARTLET_TRACE": nil,
    "MARTLET_PREVIEW": nil, "GDK_SCALE": nil, "GTK_THEME": nil,
  ]

  static func start(_ app: String, environment: [String: String?] = [:]) throws -> Program {
    // Windows come back with the size they had: each start is the first one, unless a test says otherwise.
    let state = try Scratch()
    let own: [String: String?] = ["XDG_STATE_HOME": state.path]
    let program = try Program(
      path(), [app], environment: headless.merging(own) { $1 }.merging(environment) { $1 })
    program.belongings = state
    return program
  }

  /// Draws an app without a display and returns the tree.
  static func tree(of app: String, size: CGSize) async throws -> TextSnapshot {
    let scratch = try Scratch()
    let environment = headless.merging([
      "MARTLET_SNAPSHOT": scratch.path("tree.txt"),
      "MARTLET_SNAPSHOT_SIZE": "\(Int(size.width))x\(Int(size.height))",
    ]) { $1 }
    _ = try await Program.run(path(), [app], environment: environment)
    return TextSnapshot(scratch.text("tree.txt"))
  }
}
