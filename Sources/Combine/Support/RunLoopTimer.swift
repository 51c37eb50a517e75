import Foundation

/// A timer in a run loop that lets go of its closure when it is done.
///
/// Foundation on Linux doesn't release a `Timer` after it was invalidated, nor what its block holds; so the block
/// holds this object only, which is emptied.
// Unchecked: the lock guards the closure.
final class RunLoopTimer: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var timer: Timer?

  /// Starts a timer.
  ///
  /// - Units: interval and tolerance are in seconds; without an interval the timer fires once.
  init(
    _ runLoop: RunLoop, mode: RunLoop.Mode, at date: Date, interval: TimeInterval?, tolerance: TimeInterval?,
    action: @escaping () -> Void
  ) {
    self.action = action
    let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { [self] _ in
      lock.withLock { self.action }?()
      if interval == nil { cancel() }
    }
    if let tolerance { timer.tolerance = tolerance }
    lock.withLock { self.timer = timer }
    runLoop.add(timer, forMode: mode)
  }

  func cancel() {
    let ended = lock.withLock {
      let ended = (timer: timer, action: action)
      timer = nil
      action = nil
      return ended
    }
    ended.timer?.invalidate()
  }
}
