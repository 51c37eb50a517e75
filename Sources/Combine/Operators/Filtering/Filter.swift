extension Publishers {
  /// A publisher of the values that a closure wants.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value is wanted.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(subscriber, "Filter") { [isIncluded] in isIncluded($0) ? .emit($0) : .skip })
    }
  }

  /// A publisher of the values that a closure which may throw wants.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value is wanted.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(
          subscriber, "TryFilter", throwing: { [isIncluded] in try isIncluded($0) ? .emit($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Publishes only the values for which the closure answers true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes only the values for which the closure answers true; an error it throws is the end.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}
