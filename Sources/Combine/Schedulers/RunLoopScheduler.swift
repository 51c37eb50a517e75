import Foundation

extension RunLoop: Scheduler {
  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {
    /// Makes options, of which there are none.
    public init() {}
  }

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the closure in the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    perform { action.value() }
  }

  /// Runs the closure in the loop after the given moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = RunLoopTimer(
      self, mode: .default, at: date.date, interval: nil, tolerance: tolerance.timeInterval, action: action)
  }

  /// Runs the closure in the loop after the given moment and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RunLoopTimer(
      self, mode: .default, at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval,
      action: action)
  }
}
