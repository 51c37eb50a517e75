import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// What a dispatch queue can be told about a closure.
  public struct SchedulerOptions {
    /// The quality of service to run with.
    public var qos: DispatchQoS

    /// How the work behaves.
    public var flags: DispatchWorkItemFlags

    /// The group the work belongs to.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs the closure on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.value()
    }
  }

  /// Runs the closure on the queue after the given moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    let qos = options?.qos ?? .unspecified
    asyncAfter(deadline: date.dispatchTime, qos: qos, flags: options?.flags ?? []) { action.value() }
  }

  /// Runs the closure on the queue after the given moment and after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    timer.activate()
    let source = Unchecked(timer)
    return AnyCancellable { source.value.cancel() }
  }
}
