import Foundation

/// A clock that stands still until it is told to go on, and the timers that run by it.
@MainActor
package final class HeadlessClock {
  package private(set) var now: Double = 0
  private var timers: [Int: (date: Double, action: @MainActor () -> Void)] = [:]
  private var lastToken = 0

  package init() {}

  /// The time of the next timer, if there is one.
  package var nextTimer: Double? { timers.values.map(\.date).min() }

  package func startTimer(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    timers[lastToken] = (now + (delay.isFinite ? max(0, delay) : 0), action)
    return lastToken
  }

  package func cancelTimer(_ token: Int) {
    timers[token] = nil
  }

  /// Goes on to a time, firing the timers on the way in the order of their dates, each at its own time.
  package func advance(to time: Double) {
    while let next = timers.min(by: { ($0.value.date, $0.key) < ($1.value.date, $1.key) }),
      next.value.date <= time
    {
      now = max(now, next.value.date)
      timers[next.key] = nil
      next.value.action()
    }
    now = max(now, time)
  }
}
