/// A type that says when and how to run a closure.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment in time as this scheduler counts it.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What this scheduler can be told in addition.
  associatedtype SchedulerOptions

  /// The current moment.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that makes a difference.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs the closure at the next opportunity.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs the closure at some time after the given moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs the closure at some time after the given moment, and again after each interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs the closure at the next opportunity, without options.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs the closure at some time after the given moment, with the smallest tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the closure at some time after the given moment, without options.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs the closure at some time after the given moment and after each interval, with the smallest tolerance.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs the closure at some time after the given moment and after each interval, without options.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// A length of time that can be written in common units.
public protocol SchedulerTimeIntervalConvertible {
  /// A length of so many seconds.
  static func seconds(_ s: Int) -> Self

  /// A length of so many seconds and parts of a second.
  static func seconds(_ s: Double) -> Self

  /// A length of so many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// A length of so many millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// A length of so many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
