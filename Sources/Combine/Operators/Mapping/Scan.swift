extension Publishers {
  /// A publisher of the running results of a closure.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// A closure that makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var accumulated = initialResult
      upstream.subscribe(
        TransformStage(subscriber, "Scan") { [nextPartialResult] value in
          accumulated = nextPartialResult(accumulated, value)
          return .emit(accumulated)
        })
    }
  }

  /// A publisher of the running results of a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// A closure that makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var accumulated = initialResult
      upstream.subscribe(
        TransformStage(
          subscriber, "TryScan",
          throwing: { [nextPartialResult] value in
            accumulated = try nextPartialResult(accumulated, value)
            return .emit(accumulated)
          }))
    }
  }
}

extension Publisher {
  /// Publishes, for each value, the result so far.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes, for each value, the result so far; an error the closure throws is the end.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
