extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
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
          subscriber, "Last",
          onValue: { value in
            found = value
            return .more
          }, result: { found }))
    }
  }

  /// A publisher of the last value that a closure wants.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
          subscriber, "LastWhere",
          onValue: { [predicate] value in
            if predicate(value) { found = value }
            return .more
          }, result: { found }))
    }
  }

  /// A publisher of the last value that a closure which may throw wants.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
          subscriber, "TryLastWhere",
          throwing: { [predicate] value in
            if try predicate(value) { found = value }
            return .more
          }, result: { found }))
    }
  }
}

extension Publisher {
  /// Publishes the last value when the upstream finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value for which the closure answers true.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value for which the closure answers true; an error it throws is the end.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
