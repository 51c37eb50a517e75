import CMartletGTK
import Dispatch
import Foundation

/// GLib's main loop, extended so that Swift's main actor and Foundation's timers live on it.
///
/// - libdispatch's main queue, on which main-actor tasks run, signals a file descriptor.
/// - Foundation's run loop is asked before each sleep when its next timer is due.
///
/// Nothing polls: with no event and no timer the process sleeps.
@MainActor
final class MainLoop {
  private let loop = g_main_loop_new(nil, 0)
  private static var isExtended = false

  init() {
    if !Self.isExtended {
      Self.isExtended = true
      Self.watchMainQueue()
      Self.watchRunLoop()
    }
  }

  func run() {
    g_main_loop_run(loop)
  }

  func quit() {
    g_main_loop_quit(loop)
  }

  private static func watchMainQueue() {
    // Negative where another main loop owns the queue, as under `swift test`.
    let handle = _dispatch_get_main_queue_handle_4CF()
    guard handle >= 0 else { return }
    g_unix_fd_add(
      handle, G_IO_IN,
      { handle, _, _ in
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
  }

  private static func watchRunLoop() {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      let milliseconds = MainActor.assumeIsolated { MainLoop.millisecondsToNextTimer() }
      timeout?.pointee = milliseconds
      return milliseconds == 0 ? 1 : 0
    }
    functions.pointee.check = { _ in 0 }
    // Timers fire in `limitDate`, which the next `prepare` calls.
    functions.pointee.dispatch = { _, _, _ in 1 }
    guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else { return }
    // Timers may run a nested loop, such as a dialogue's.
    g_source_set_can_recurse(source, 1)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// Fires the timers that are due.
  ///
  /// - Returns: how long until the next one; −1 if there is none.
  private static func millisecondsToNextTimer() -> gint {
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return -1 }
    let seconds = date.timeIntervalSinceNow
    // Rounded up, else the loop would wake up just before the timer is due and again after it.
    return seconds > 86_400 ? 86_400_000 : gint(max(0, (seconds * 1000).rounded(.up)))
  }
}
