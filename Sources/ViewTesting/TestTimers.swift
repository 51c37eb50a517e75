import Foundation
import MartletCore
import MartletGTK
import SwiftUI

/// Drives `Timer.publish` timers by the clock of the test host in whose views they were started.
///
/// A timer that is started elsewhere, such as by a model that a test makes before its host, stays with the run loop.
// Unchecked: it has no state.
final class TestTimerDriver: TimerDriver, @unchecked Sendable {
  /// Installed once, for all test hosts of the program.
  static let shared: TestTimerDriver = {
    let driver = TestTimerDriver()
    TimerDrivers.install(driver)
    return driver
  }()

  func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> (@Sendable () -> Void)? {
    guard let desktop = HostActivity.desktop as? HeadlessDesktop else { return nil }
    let timer = MainActor.assumeIsolated { TestTimer(interval, on: desktop, fire) }
    return { timer.stop() }
  }
}

/// A timer that fires again and again by a virtual clock.
@MainActor
private final class TestTimer {
  private weak var desktop: HeadlessDesktop?
  private let interval: Double
  private let start: (date: Date, time: Double)
  private var count = 0
  private var fire: (@Sendable (Date) -> Void)?

  /// - Parameter interval: in seconds; Foundation takes a ten thousandth of a second for anything shorter.
  init(_ interval: Double, on desktop: HeadlessDesktop, _ fire: @escaping @Sendable (Date) -> Void) {
    self.interval = interval > 0.0001 ? interval : 0.0001
    self.desktop = desktop
    self.fire = fire
    start = (Date(), desktop.now)
    schedule()
  }

  /// Each date is reckoned from the first, so that none is late because others were.
  private func schedule() {
    guard let desktop else { return }
    count += 1
    let elapsed = Double(count) * interval
    _ = desktop.startTimer(after: start.time + elapsed - desktop.now) { [self] in
      guard let fire else { return }
      HostActivity.with(desktop) { fire(start.date.addingTimeInterval(elapsed)) }
      schedule()
    }
  }

  /// May be called from any thread; the timer lets go of its closure at its next date at the latest.
  nonisolated func stop() {
    if HostActivity.desktop != nil {
      MainActor.assumeIsolated { fire = nil }
    } else {
      Task { @MainActor in fire = nil }
    }
  }
}
