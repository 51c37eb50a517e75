/// A stage that takes all values at once and delivers some of them later.
///
/// Subclasses deliver from within the gate, so that a timer and the upstream never call the downstream together.
class TimedStage<Input, Failure: Error, Context: Scheduler, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
where Downstream.Failure == Failure {
  final let gate = DeliveryGate()
  final let scheduler: Context
  final let options: Context.SchedulerOptions?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, _ name: String, scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, name)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  /// Delivers a value if there is demand for it, and drops it otherwise; call it from within the gate.
  final func deliver(_ value: Downstream.Input) {
    let isDemanded = lock.withLock {
      guard demand > 0 else { return false }
      demand -= 1
      return true
    }
    guard isDemanded, let more = downstream?.receive(value) else { return }
    lock.withLock { demand += more }
  }

  /// Runs the closure in the gate after the given time.
  final func after(_ interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
    let date = scheduler.now.advanced(by: interval)
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { [self] in
      gate.perform(action)
    }
  }

  /// Runs the closure in the gate at the scheduler's next opportunity.
  final func soon(_ action: @escaping () -> Void) {
    scheduler.schedule(options: options) { [self] in gate.perform(action) }
  }
}

/// Delivers a value once no other has followed it for a time.
final class DebounceStage<Input, Failure: Error, Context: Scheduler, Downstream: Subscriber>: TimedStage<
  Input, Failure, Context, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let dueTime: Context.SchedulerTimeType.Stride
  private var latest: Input?
  private var valueCount = 0

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    super.init(downstream, "Debounce", scheduler: scheduler, options: options)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let (number, replaced) = lock.withLock {
      let replaced = latest
      latest = .some(input)
      valueCount += 1
      return (valueCount, replaced)
    }
    // The lock is open before the replaced value goes, as releasing it runs code of others.
    withExtendedLifetime(replaced) {}
    after(dueTime) { [self] in
      let value: Input? = lock.withLock {
        guard number == valueCount, let value = latest else { return nil }
        latest = nil
        return value
      }
      if let value { deliver(value) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    // A value that still waits is dropped, as Apple does.
    lock.withLock { valueCount += 1 }
    soon { [self] in finish(completion) }
  }
}
