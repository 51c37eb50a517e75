import Foundation
import MartletPrimitives

/// Marks the calls from the main loop into a host: events, frames and updates.
///
/// Code that runs inside such a call may change the tree at once; anything else is handed to the main loop.
/// The main actor's thread itself is no test: under a test runner it is not the main thread.
package enum HostActivity {
  package static var isOnThisThread: Bool { (ThreadContext.existing?.hostCalls ?? 0) > 0 }

  /// The desktop of the host that works on the calling thread, whose clock is the one that counts there.
  package static var desktop: (any Desktop)? { ThreadContext.existing?.desktop }

  @MainActor
  package static func run<Result>(on desktop: (any Desktop)? = nil, _ work: () throws -> Result) rethrows
    -> Result
  {
    let context = ThreadContext.current
    context.hostCalls += 1
    defer { context.hostCalls -= 1 }
    return try with(desktop ?? context.desktop, work)
  }

  /// Makes a host, or does anything else that is not yet a call into one, for a desktop.
  @MainActor
  package static func with<Result>(_ desktop: (any Desktop)?, _ work: () throws -> Result) rethrows
    -> Result
  {
    let context = ThreadContext.current
    let before = context.desktop
    context.desktop = desktop
    defer { context.desktop = before }
    return try work()
  }
}
