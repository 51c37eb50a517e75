import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Sizes to choose from.
enum Size: String, CaseIterable, Hashable, Sendable {
  case small = "Small"
  case medium = "Medium"
  case large = "Large"
}

/// Counts what happened, for closures that run later.
final class Tally: @unchecked Sendable {
  private(set) var counts: [String: Int] = [:]

  func note(_ name: String) { counts[name, default: 0] += 1 }

  /// What was counted since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

extension TestHost {
  /// The texts of the rows that are selected.
  var selectedRows: [String] {
    views.filter { $0.traits.contains(.isSelected) }.map(\.text)
  }

  /// Writes a picture of the window into the folder that `MARTLET_PICTURES` names, if it does.
  func writePicture(_ name: String) throws {
    settle()
    try writePictureNow(name)
  }

  /// The same while something moves.
  func writePictureNow(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["MARTLET_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try pngData(scale: 2).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
