import Foundation

/// What `MARTLET_TRACE` asks to be printed: `frames`, `updates`, or both with a comma.
package enum Trace {
  package static let frames = words.contains("frames")
  package static let updates = words.contains("updates")

  private static let words: Set<String> = {
    let value = ProcessInfo.processInfo.environment["MARTLET_TRACE"] ?? ""
    let words = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for word in words where !word.isEmpty && word != "frames" && word != "updates" {
      Diagnostics.warnOnce(
        "trace-\(word)", "MARTLET_TRACE has \"\(word)\"; it can be frames, updates, or both with a comma.")
    }
    return Set(words)
  }()

  package static func print(_ line: @autoclosure () -> String) {
    FileHandle.standardError.write(Data("martlet: \(line())\n".utf8))
  }
}

/// How much work was done, counted since the last reset.
///
/// The numbers guard the promise that work grows with what changed: tests compare counts, never times.
public struct WorkCounters: Equatable, Sendable {
  /// Bodies of views and view modifiers that were evaluated.
  public var bodies: Int = 0
  /// Bodies of rows that don't exist, evaluated to find an id.
  public var searchedBodies: Int = 0
  /// View values that were compared with the ones before.
  public var comparisons: Int = 0
  /// Sizes that were computed, not taken from a cache.
  public var measures: Int = 0
  /// Display items that were made anew.
  public var displayItems: Int = 0
  /// Items and layers inside the layers that were made anew.
  public var layerItems: Int = 0
  /// Closures of canvases that were run.
  public var canvasDrawings: Int = 0
  /// Frames that were drawn.
  public var frames: Int = 0

  /// Creates counters that stand at zero.
  public init() {}
}
