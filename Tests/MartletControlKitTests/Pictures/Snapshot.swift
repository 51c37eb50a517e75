import Foundation
import Testing
import ViewTesting

/// Compares what is drawn with the text kept in `Snapshots`.
///
/// `UPDATE_SNAPSHOTS=1` rewrites those that differ; `MARTLET_PICTURES=folder` writes pictures to look at.
@MainActor
enum Snapshot {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// One of several windows whose display lists are kept together.
  struct Part {
    let title: String
    let ui: TestHost
  }

  static func check(_ name: String, _ ui: TestHost, location: SourceLocation = #_sourceLocation) throws {
    try check(name, drawn: picture(name, ui), location: location)
  }

  /// Compares what is drawn at this moment, without waiting until nothing moves.
  static func check(_ name: String, drawnNow ui: TestHost, location: SourceLocation = #_sourceLocation) throws
  {
    try check(name, drawn: picture(name, ui, settles: false), location: location)
  }

  static func check(_ name: String, _ parts: [Part], location: SourceLocation = #_sourceLocation) throws {
    let drawn = try parts.map { try "\($0.title)\n" + picture("\(name)-\($0.title)", $0.ui) }
    try check(name, drawn: drawn.joined(), location: location)
  }

  /// What a window shows at rest, as text; writes its picture if that is asked for.
  private static func picture(_ name: String, _ ui: TestHost, settles: Bool = true) throws -> String {
    if settles { ui.settle() }
    if let folder = environment["MARTLET_PICTURES"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try ui.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
    return ui.displayListText + "\n"
  }

  private static func check(_ name: String, drawn: String, location: SourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name).txt")
    let kept = try? String(contentsOf: file, encoding: .utf8)
    if kept == drawn { return }
    if environment["UPDATE_SNAPSHOTS"] == "1" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let new = drawn.split(separator: "\n")
    let old = (kept ?? "").split(separator: "\n")
    let line =
      zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
    Issue.record(
      """
      \(name) is drawn differently from line \(line + 1) on; look at the picture (MARTLET_PICTURES=folder), and
      keep it with UPDATE_SNAPSHOTS=1.
      was: \(line < old.count ? old[line] : "nothing")
      is:  \(line < new.count ? new[line] : "nothing")
      """, sourceLocation: location)
  }
}
