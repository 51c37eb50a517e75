extension Publishers {
  /// A publisher that keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How many values are kept.
    public let size: Int

    /// How the upstream is asked for values.
    public let prefetch: Publishers.PrefetchStrategy

    /// What happens to a value that has no room.
    public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        BufferStage<Upstream.Failure, S>(
          subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as there is room for.
    case keepFull

    /// Everything, at the first request.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest

    /// Drops the oldest kept value.
    case dropOldest

    /// Fails with the error that the closure makes.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// Keeps values until they are asked for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
