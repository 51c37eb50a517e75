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
      if runLoop === RunLoop.main, let stop = TimerDrivers.start(every: interval, { subject.send($0) }) {
        return AnyCancellable(stop)
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

/// What drives timers of the main run loop in place of it, such as a test's virtual clock.
package protocol TimerDriver: AnyObject, Sendable {
  /// Calls the closure after each interval.
  ///
  /// - Units: seconds.
  /// - Returns: a closure that stops the timer; `nil` if the driver has nothing to do with the code that asks, so
  ///   that the next one is asked, or the run loop.
  func start(every interval: Double, _ fire: @escaping @Sendable (Date) -> Void) -> (@Sendable () -> Void)?
}

/// The place where timer drivers are installed.
package enum TimerDrivers {
  private static let installed = DriverBox()

  /// Has a driver asked for the timers that connect from now on, before those installed earlier.
  package static func install(_ driver: any TimerDriver) {
    installed.lock.withLock { installed.drivers.insert(driver, at: 0) }
  }

  /// Takes a driver away; its timers go on.
  package static func remove(_ driver: any TimerDriver) {
    installed.lock.withLock { installed.drivers.removeAll { $0 === driver } }
  }

  static func start(every interval: Double, _ fire: @escaping (Date) -> Void) -> (@Sendable () -> Void)? {
    let drivers = installed.lock.withLock { installed.drivers }
    let fire = Unchecked(fire)
    for driver in drivers {
      if let stop = driver.start(every: interval, { fire.value($0) }) { return stop }
    }
    return nil
  }

  // Unchecked: the lock guards the drivers.
  private final class DriverBox: @unchecked Sendable {
    let lock = NSLock()
    var drivers: [any TimerDriver] = []
  }
}
