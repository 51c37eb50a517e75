import Foundation

/// Tells when a file in a folder is written, replaced or removed, by whichever process; the kernel says so, nothing polls.
final class FolderWatch: @unchecked Sendable {
  /// The folder of stored values: one for all stores of the process.
  static let config = FolderWatch(StorageFolders.config())

  private let folder: URL
  private let queue = DispatchQueue(label: "martlet.storage.watch", qos: .utility)
  private let lock = NSLock()
  // Guarded by the lock.
  private var actions: [String: @Sendable () -> Void] = [:]
  private var source: (any DispatchSourceRead)?

  init(_ folder: URL) {
    self.folder = folder
  }

  deinit {
    source?.cancel()
  }

  /// Runs an action, on a queue, whenever the file with a name changes.
  ///
  /// Where the kernel can't watch, nothing is told, and files are looked at when a window becomes active only.
  func watch(_ name: String, _ action: @escaping @Sendable () -> Void) {
    lock.withLock {
      actions[name] = action
      if source == nil { source = makeSource() }
    }
  }

  private func makeSource() -> (any DispatchSourceRead)? {
    let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    guard inotify_add_watch(descriptor, folder.path, events) >= 0 else {
      close(descriptor)
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read(descriptor) }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    return source
  }

  private func read(_ descriptor: Int32) {
    var names: Set<String> = []
    let size = 16 * 1024
    let alignment = MemoryLayout<inotify_event>.alignment
    withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) { buffer in
      guard let start = buffer.baseAddress else { return }
      while true {
        let count = Foundation.read(descriptor, start, size)
        guard count > 0 else { return }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = start + offset
          let length = Int(event.loadUnaligned(as: inotify_event.self).len)
          let name = event + MemoryLayout<inotify_event>.size
          if length > 0 { names.insert(String(cString: name.assumingMemoryBound(to: CChar.self))) }
          offset += MemoryLayout<inotify_event>.size + length
        }
      }
    }
    let due = lock.withLock { names.compactMap { actions[$0] } }
    for action in due { action() }
  }
}
