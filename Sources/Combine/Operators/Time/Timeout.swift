extension Publishers {
  /// A publisher that ends if its upstream delivers nothing for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How long to wait.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler.
    public let scheduler: Context

    /// What to tell the scheduler in addition.
    public let options: Context.SchedulerOptions?

    /// A closure that makes the error to end with; without it the publisher finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TimeoutStage<Upstream.Output, Upstream.Failure, Context, S>(
          subscriber, interval: interval, scheduler: scheduler, options: options, error: customError))
    }
  }
}

extension Publisher {
  /// Ends if no value comes for the given time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
