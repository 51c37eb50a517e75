import Foundation
import Synchronization

/// Values by keys in a property list, written so that a process that ends at any moment loses none.
///
/// Foundation's own defaults are written on demand only, over the old file; here each change goes to the file
/// soon, through a new file that takes the old one's place. Keys that another process wrote meanwhile stay.
final class PropertyListFile: @unchecked Sendable {
  let url: URL
  private let queue = DispatchQueue(label: "martlet.storage", qos: .utility)
  private let lock = NSLock()
  // Guarded by the lock; `nil` removes the key.
  private var pending: [String: Any?] = [:]
  private var isScheduled = false
  private var changes = 0

  init(url: URL) {
    self.url = url
  }

  /// What the file holds; nothing if there is none.
  ///
  /// One that is no property list is kept under another name, and reported.
  ///
  /// - Throws: if there is a file that can't be read, which must not be taken for an empty one.
  func contents() throws -> [String: Any] {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      if FileManager.default.fileExists(atPath: url.path) { throw error }
      return [:]
    }
    if let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
      return values
    }
    let aside = url.appendingPathExtension("unreadable")
    try? FileManager.default.removeItem(at: aside)
    do {
      try FileManager.default.moveItem(at: url, to: aside)
      Diagnostics.warn(
        "\(url.path) is no property list, so its values can't be used. It is kept as \(aside.lastPathComponent)."
      )
    } catch {
      Diagnostics.warnOnce(
        "storage-\(url.path)", "\(url.path) is no property list, so its values can't be used.")
    }
    return [:]
  }

  /// What the file holds, or nothing, which is reported, if it can't be read.
  func readableContents() -> [String: Any]? {
    do {
      return try contents()
    } catch {
      Diagnostics.warnOnce(
        "storage-read-\(url.path)",
        "Stored values can't be read from \(url.path): \(error.localizedDescription) The app goes on with those it "
          + "has, and leaves the file as it is.")
      return nil
    }
  }

  /// Grows with each value set.
  var changeCount: Int { lock.withLock { changes } }

  /// The keys of values that are not in the file yet.
  var pendingKeys: Set<String> { lock.withLock { Set(pending.keys) } }

  /// Has a value written soon; returns at once.
  func set(_ value: Any?, forKey key: String) {
    let isFirst: Bool = lock.withLock {
      pending[key] = .some(value)
      changes += 1
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst { queue.async { self.flush() } }
  }

  /// Waits until all is written.
  func synchronize() {
    queue.sync { self.flush() }
  }

  /// What tells one state of the file from another.
  ///
  /// The date alone doesn't: the kernel's clock for files stands still for some milliseconds, but each writing makes a new
  /// file.
  struct Stamp: Equatable {
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// The state the file is in, by whomever; `nil` if there is none.
  var stamp: Stamp? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    return Stamp(
      file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(status.st_mtim.tv_sec),
      nanoseconds: Int(status.st_mtim.tv_nsec))
  }

  private func flush() {
    let changes: [String: Any?] = lock.withLock {
      defer {
        pending = [:]
        isScheduled = false
      }
      return pending
    }
    guard !changes.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileLock.holding(url.appendingPathExtension("lock")) {
        var values = try contents()
        for (key, value) in changes { values[key] = value }
        try refuseReadOnlyFile()
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        try data.write(to: url, options: .atomic)
      }
    } catch {
      // They stay, and are tried again with the next change, when the trouble may be over.
      lock.withLock { pending.merge(changes) { newer, _ in newer } }
      Diagnostics.warnOnce(
        "storage-write-\(url.path)",
        "Stored values can't be written to \(url.path): \(error.localizedDescription) They last until the app ends, "
          + "unless a later attempt succeeds.")
    }
  }

  /// A file that its owner has made read-only is not replaced by another.
  private func refuseReadOnlyFile() throws {
    guard FileManager.default.fileExists(atPath: url.path), access(url.path, W_OK) != 0 else { return }
    throw CocoaError(.fileWriteNoPermission)
  }
}

/// Keeps two processes from writing one file at the same time.
enum FileLock {
  static func holding<Result>(_ url: URL, _ work: () throws -> Result) throws -> Result {
    let descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(descriptor) }
    // Let go of when the descriptor is closed, also by a process that is killed.
    flock(descriptor, LOCK_EX)
    return try work()
  }
}

/// Where apps keep what, by the XDG base directory specification.
enum StorageFolders {
  static func config() -> URL { folder("XDG_CONFIG_HOME", or: ".config") }
  static func state() -> URL { folder("XDG_STATE_HOME", or: ".local/state") }

  private static func folder(_ variable: String, or fallback: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    // A relative path is to be ignored, says the specification.
    if let path = environment[variable], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(fallback, isDirectory: true)
  }
}
