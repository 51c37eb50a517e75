import Foundation

extension OperationQueue: Scheduler {
  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {
    /// Makes options, of which there are none.
    public init() {}
  }

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the closure as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  /// Adds the closure as an operation after the given moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    let queue = Unchecked(self)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      queue.value.addOperation { action.value() }
    }
  }

  /// Adds the closure as an operation after the given moment and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    let queue = Unchecked(self)
    let clock = DispatchQueue.global()
    let start = clock.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow)))
    return clock.schedule(
      after: start, interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval)
    ) {
      queue.value.addOperation { action.value() }
    }
  }
}
