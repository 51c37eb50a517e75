import Foundation

/// Marks the calls from the main loop into a host: events, frames and updates.
///
/// Code that runs inside such a call may change the tree at once; anything else is handed to the main loop.
/// The main actor's thread itself is no test: under a test runner it is not the main thread.
package enum HostActivity {
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var depth = 0

  package static var isOnThisThread: Bool { depth > 0 && thread == pthread_self() }

  @MainActor
  package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    if depth == 0 { thread = pthread_self() }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { thread = nil }
    }
    return try work()
  }
}
