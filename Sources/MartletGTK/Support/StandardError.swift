import Foundation

/// Prints messages for the developer, each of them once.
enum Warning {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var printed: Set<String> = []

  /// Writes one line to standard error unless the same line has been written before.
  static func once(_ message: String) {
    let isNew = lock.withLock { printed.insert(message).inserted }
    guard isNew else { return }
    FileHandle.standardError.write(Data("Martlet: \(message)\n".utf8))
  }
}
