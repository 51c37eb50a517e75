import CoreGraphics
import CoreTransferable
import OSLog
import UniformTypeIdentifiers
import os

/// Apple's modules by their names.
enum ByName {
  static let log = Logger(subsystem: "com.example.client", category: "names")
  static let guarded = OSAllocatedUnfairLock(initialState: 0)

  static func outline(_ rect: CGRect) -> CGPath {
    log.debug(
      "outline of \(rect.width, format: .fixed(precision: 1)), \(UTType.png.identifier, privacy: .public)")
    guarded.withLock { $0 += 1 }
    return CGPath(rect: rect.applying(.identity), transform: nil)
  }

  static func data(_ text: String) async throws -> Data {
    try await text.exported(as: .utf8PlainText)
  }
}
