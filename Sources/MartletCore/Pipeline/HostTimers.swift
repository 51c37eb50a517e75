import Foundation

/// Something that is to happen at a time.
package final class HostTimer {
  let time: Double
  fileprivate var action: (() -> Void)?

  fileprivate init(time: Double, action: @escaping () -> Void) {
    self.time = time
    self.action = action
  }

  /// Takes it back.
  package func cancel() { action = nil }
}

/// What a host's elements wait for, on the host's clock: between now and then no frame is drawn for it.
package final class HostTimers {
  private var timers: [HostTimer] = []

  /// Runs an action at a time in seconds, unless the timer is cancelled before.
  package func schedule(at time: Double, _ action: @escaping () -> Void) -> HostTimer {
    let timer = HostTimer(time: time, action: action)
    timers.removeAll { $0.action == nil }
    timers.append(timer)
    return timer
  }

  /// When `advance(to:)` has to be called next; `nil` if nothing waits.
  package var nextDeadline: Double? {
    timers.lazy.filter { $0.action != nil }.map(\.time).min()
  }

  /// Runs what is due.
  package func advance(to time: Double) {
    let due = timers.filter { $0.time <= time }
    guard !due.isEmpty else { return }
    timers.removeAll { $0.time <= time }
    for timer in due {
      let action = timer.action
      timer.action = nil
      action?()
    }
  }
}
