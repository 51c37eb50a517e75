extension Publishers {
  /// A publisher of the first value.
  public struct First<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

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
      var found: Output?
      upstream.subscribe(
        GatherStage(
          subscriber, "First",
          onValue: { value in
            found = value
            return .done
          }, result: { found }))
    }
  }

  /// A publisher of the first value that a closure wants.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value is wanted.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var found: Output?
      upstream.subscribe(
        GatherStage(
          subscriber, "FirstWhere",
          onValue: { [predicate] value in
            guard predicate(value) else { return .more }
            found = value
            return .done
          }, result: { found }))
    }
  }

  /// A publisher of the first value that a closure which may throw wants.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value is wanted.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var found: Output?
      upstream.subscribe(
        GatherStage(
          subscriber, "TryFirstWhere",
          throwing: { [predicate] value in
            guard try predicate(value) else { return .more }
            found = value
            return .done
          }, result: { found }))
    }
  }
}

extension Publisher {
  /// Publishes the first value, then finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value for which the closure answers true, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value for which the closure answers true, then finishes; an error it throws is the end.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
