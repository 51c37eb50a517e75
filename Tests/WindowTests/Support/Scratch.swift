import Foundation

/// A folder of a test's own, gone when the test is done.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    let name = "martlet-\(UUID().uuidString.prefix(8))"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    // Wayland wants a folder that no other user can read.
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The text of a file in it, empty if there is none yet.
  func text(_ name: String) -> String { (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? "" }
}
