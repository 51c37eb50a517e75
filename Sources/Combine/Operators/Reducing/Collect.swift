extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = [Upstream.Output]

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
      var values: [Upstream.Output] = []
      upstream.subscribe(
        GatherStage(
          subscriber, "Collect",
          onValue: {
            values.append($0)
            return .more
          }, result: { values }))
    }
  }

  /// A publisher of arrays of so many values each.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = [Upstream.Output]

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How many values make an array.
    public let count: Int

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(CollectStage<Upstream.Output, Upstream.Failure, S>(subscriber, count: count))
    }
  }
}

extension Publisher {
  /// Publishes one array of all values when the upstream finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }

  /// Publishes arrays of so many values each; the last one may be shorter.
  ///
  /// - Precondition: `count` is positive.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(_:) needs a positive count, not \(count)")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}
