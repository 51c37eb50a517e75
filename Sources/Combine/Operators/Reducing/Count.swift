extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Int

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Makes a publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var count = 0
      upstream.subscribe(
        GatherStage(
          subscriber, "Count",
          onValue: { value in
            count += 1
            return .more
          }, result: { count }))
    }
  }

  /// A publisher of nothing but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// No value is published.
    public typealias Output = Never

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Makes a publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        GatherStage<Upstream.Output, Upstream.Failure, S>(
          subscriber, "IgnoreOutput", onValue: { _ in .more }, result: { nil }))
    }
  }
}

extension Publisher {
  /// Publishes the number of values when the upstream finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Publishes no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
