extension Publishers {
  /// A publisher of the one result of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The result if there is no value.
    public let initial: Output

    /// A closure that makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var accumulated = initial
      upstream.subscribe(
        GatherStage(
          subscriber, "Reduce",
          onValue: { [nextPartialResult] value in
            accumulated = nextPartialResult(accumulated, value)
            return .more
          }, result: { accumulated }))
    }
  }

  /// A publisher of the one result of all values, by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The result if there is no value.
    public let initial: Output

    /// A closure that makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var accumulated = initial
      upstream.subscribe(
        GatherStage(
          subscriber, "TryReduce",
          throwing: { [nextPartialResult] value in
            accumulated = try nextPartialResult(accumulated, value)
            return .more
          }, result: { accumulated }))
    }
  }
}

extension Publisher {
  /// Publishes the result of all values when the upstream finishes.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the result of all values when the upstream finishes; an error the closure throws is the end.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryReduce<Self, T>
  {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
