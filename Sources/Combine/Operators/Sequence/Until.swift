extension Publishers {
  /// A publisher of the values that come before another publisher delivers one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The publisher whose first value is the end.
    public let other: Other

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let stage = PrefixUntilStage<Upstream.Output, Upstream.Failure, S>(subscriber, "PrefixUntilOutput")
      stage.watch(other)
      upstream.subscribe(stage)
    }
  }

  /// A publisher of the values that come after another publisher has delivered one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The publisher whose first value opens the way.
    public let other: Other

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let stage = DropUntilStage<Upstream.Output, Upstream.Failure, S>(subscriber, "DropUntilOutput")
      upstream.subscribe(stage)
      stage.watch(other)
    }
  }
}

extension Publisher {
  /// Publishes values until another publisher delivers one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until another publisher has delivered one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
