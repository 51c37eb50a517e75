import Foundation

/// Marks the calls from the main loop into a host: events, frames and updates.
///
/// Code that runs inside such a call may change the tree at once; anything else is handed to the main loop.
/// The main actor's thread itself is no test: under a test runner it is not the main thread.
package enum HostActivity {
  package static var isOnThisThread: Bool { (ThreadContext.existing?.hostCalls ?? 0) > 0 }

  @MainActor
  package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    let context = ThreadContext.current
    context.hostCalls += 1
    defer { context.hostCalls -= 1 }
    return try work()
  }
}
