extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The same values as the upstreams.
    public typealias Output = Upstream.Output

    /// The same errors as the upstreams.
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of the given ones.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let stage = MergeStage(subscriber, "MergeMany")
      stage.start()
      for publisher in publishers { stage.attach(publisher) }
      stage.close()
    }

    /// Merges one more publisher of the same type.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and of another one of the same type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
