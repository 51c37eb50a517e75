extension Publishers {
  /// A publisher that passes everything on later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride

    /// How inexact the moment may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler.
    public let scheduler: Context

    /// What to tell the scheduler in addition.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        RescheduleStage<Upstream.Output, Upstream.Failure, S>(
          subscriber, "Delay",
          schedule: { [interval, tolerance, scheduler, options] action in
            scheduler.schedule(
              after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
          }))
    }
  }
}

extension Publisher {
  /// Passes everything on later, on the given scheduler.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options)
  }
}
