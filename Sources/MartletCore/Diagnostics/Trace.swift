import Foundation

/// What `MARTLET_TRACE` asks to be printed: `frames`, `updates`, or both with a comma.
package enum Trace {
  package static let frames = isOn("frames")
  package static let updates = isOn("updates")

  private static func isOn(_ name: String) -> Bool {
    guard let value = ProcessInfo.processInfo.environment["MARTLET_TRACE"] else { return false }
    return value.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == name }
  }

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
  /// View values that were compared with the ones before.
  public var comparisons: Int = 0
  /// Sizes that were computed, not taken from a cache.
  public var measures: Int = 0
  /// Display items that were made anew.
  public var displayItems: Int = 0
  /// Frames that were drawn.
  public var frames: Int = 0

  /// Creates counters that stand at zero.
  public init() {}
}
