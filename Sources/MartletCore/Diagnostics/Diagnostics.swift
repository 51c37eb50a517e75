import Foundation
import Synchronization

/// Messages to the developer, on standard error, and where tests can read them.
package enum Diagnostics {
  private struct Log {
    var seen: Set<String> = []
    var messages: [String] = []
  }

  private static let log = Mutex(Log())
  private static let kept = 200

  /// Prints a message the first time its key comes up.
  package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
    let isNew: Bool = log.withLock { $0.seen.insert(key).inserted }
    if isNew { warn(message()) }
  }

  package static func warn(_ message: String) {
    log.withLock { log in
      log.messages.append(message)
      if log.messages.count > kept { log.messages.removeFirst(log.messages.count - kept) }
    }
    say("warning: \(message)")
  }

  /// Ends the program because of a mistake that leaves nothing to go on with.
  ///
  /// The message is printed in release builds too, where a failed precondition would say nothing.
  package static func stop(_ message: String) -> Never {
    say("error: \(message)")
    fatalError(message)
  }

  /// Prints a line on standard error.
  package static func say(_ line: String) {
    FileHandle.standardError.write(Data("martlet: \(line)\n".utf8))
  }

  /// The last messages, and forgets which were seen; for tests.
  package static func drain() -> [String] {
    log.withLock { log in
      let messages = log.messages
      log = Log()
      return messages
    }
  }
}
