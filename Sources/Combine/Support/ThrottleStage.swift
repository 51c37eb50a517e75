/// Delivers the first value at once, and then at most one in each interval.
final class ThrottleStage<Input, Failure: Error, Context: Scheduler, Downstream: Subscriber>: TimedStage<
  Input, Failure, Context, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let interval: Context.SchedulerTimeType.Stride
  private let latest: Bool
  private var lastDelivery: Context.SchedulerTimeType?
  private var pending: Input?
  private var isScheduled = false
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) {
    self.interval = interval
    self.latest = latest
    super.init(downstream, "Throttle", scheduler: scheduler, options: nil)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let now = scheduler.now
    // Released after the lock is open, as that runs code of others.
    var replaced: Input?
    defer { withExtendedLifetime(replaced) {} }
    let wait: Context.SchedulerTimeType.Stride? = lock.withLock {
      if pending == nil || latest {
        replaced = pending
        pending = .some(input)
      }
      guard !isScheduled else { return nil }
      isScheduled = true
      guard let last = lastDelivery else { return 0 }
      let due = last.advanced(by: interval)
      return due > now ? now.distance(to: due) : 0
    }
    guard let wait else { return .none }
    let flush = { [self] in deliverPending() }
    if wait > 0 { after(wait, flush) } else { soon(flush) }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let mustWait = lock.withLock {
      guard isScheduled, case .finished = completion else { return false }
      self.completion = completion
      return true
    }
    if !mustWait { soon { [self] in finish(completion) } }
  }

  private func deliverPending() {
    let now = scheduler.now
    let (value, completion): (Input?, Subscribers.Completion<Failure>?) = lock.withLock {
      let value = pending
      pending = nil
      isScheduled = false
      lastDelivery = now
      return (value, self.completion)
    }
    if let value { deliver(value) }
    if let completion { finish(completion) }
  }
}

/// Ends if no value comes for a time.
final class TimeoutStage<Input, Failure: Error, Context: Scheduler, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let error: (() -> Failure)?
  private let gate = DeliveryGate()
  private var valueCount = 0

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, error: (() -> Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.error = error
    super.init(downstream, "Timeout")
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    wait()
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    wait()
    scheduler.schedule(options: options) { [self] in
      gate.perform { [self] in
        guard let more = downstream?.receive(input), more > 0 else { return }
        upstream?.request(more)
      }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { valueCount += 1 }
    scheduler.schedule(options: options) { [self] in gate.perform { [self] in finish(completion) } }
  }

  /// Ends the stream unless a value comes before the time is up.
  private func wait() {
    let number = lock.withLock {
      valueCount += 1
      return valueCount
    }
    let date = scheduler.now.advanced(by: interval)
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
      self?.gate.perform { self?.timeOut(number) }
    }
  }

  private func timeOut(_ number: Int) {
    guard lock.withLock({ number == valueCount }), downstream != nil else { return }
    stop(error.map { .failure($0()) } ?? .finished)
  }
}
