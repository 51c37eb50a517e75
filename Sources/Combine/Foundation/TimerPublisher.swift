import Foundation

extension Timer {
  /// Publishes the current date again and again, once connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// - Units: the interval and the tolerance are in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the current date, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fired.
    public typealias Output = Date

    /// A timer never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval

    /// How late a value may be, in seconds.
    public let tolerance: TimeInterval?

    /// The run loop the timer runs in.
    public let runLoop: RunLoop

    /// The run loop's mode in which the timer fires.
    public let mode: RunLoop.Mode

    /// What to tell the run loop in addition.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Makes a publisher that fires once connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber; it misses dates that it doesn't ask for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts the timer, until the returned cancellable is cancelled.
    public func connect() -> any Cancellable {
      let subject = subject
      if let driver = TimerDrivers.main, runLoop === RunLoop.main {
        return AnyCancellable(driver.start(every: interval) { subject.send($0) })
      }
      let timer = RunLoopTimer(
        runLoop, mode: mode, at: Date(timeIntervalSinceNow: interval), interval: interval,
        tolerance: tolerance
      ) {
        subject.send(Date())
      }
      return AnyCancellable(timer)
    }
  }
}

/// What drives the timers of the main run loop in place of it, such as a test's virtual clock.
package protocol TimerDriver: Sendable {
  /// Calls the closure after each interval.
  ///
  /// - Units: seconds.
  /// - Returns: a closure that stops the timer.
  func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> @Sendable () -> Void
}

/// The place where a timer driver is installed.
package enum TimerDrivers {
  private static let installed = DriverBox()

  /// The driver of the timers that connect from now on, or `nil` for the run loop itself.
  package static var main: (any TimerDriver)? {
    get { installed.lock.withLock { installed.driver } }
    set { installed.lock.withLock { installed.driver = newValue } }
  }

  // Unchecked: the lock guards the driver.
  private final class DriverBox: @unchecked Sendable {
    let lock = NSLock()
    var driver: (any TimerDriver)?
  }
}
