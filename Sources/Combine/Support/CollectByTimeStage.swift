/// Delivers arrays of the values of each interval.
final class CollectByTimeStage<Input, Failure: Error, Context: Scheduler, Downstream: Subscriber>: TimedStage<
  Input, Failure, Context, Downstream
>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private var values: [Input] = []
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    let scheduler: Context
    switch strategy {
    case .byTime(let context, let interval):
      (scheduler, self.interval, count) = (context, interval, nil)
    case .byTimeOrCount(let context, let interval, let count):
      (scheduler, self.interval, self.count) = (context, interval, count)
    }
    super.init(downstream, "CollectByTime", scheduler: scheduler, options: options)
  }

  override func receive(subscription: any Subscription) {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.flush() }
    lock.withLock { self.timer = timer }
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    let isFull = lock.withLock {
      values.append(input)
      return values.count == count
    }
    if isFull { flush() }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    stopTimer()
    if case .finished = completion { flush() }
    gate.perform { [self] in finish(completion) }
  }

  override func cancel() {
    stopTimer()
    super.cancel()
  }

  private func flush() {
    gate.perform { [self] in
      let collected = lock.withLock {
        let collected = values
        values = []
        return collected
      }
      if !collected.isEmpty { deliver(collected) }
    }
  }

  private func stopTimer() {
    let timer = lock.withLock {
      let timer = self.timer
      self.timer = nil
      return timer
    }
    timer?.cancel()
  }
}
