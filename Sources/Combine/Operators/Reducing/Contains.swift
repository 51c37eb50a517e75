extension Publishers {
  /// A publisher of whether a value came.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values published.
    public typealias Output = Bool

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var found = false
      upstream.subscribe(
        GatherStage(
          subscriber, "Contains",
          onValue: { [output] value in
            guard value == output else { return .more }
            found = true
            return .done
          }, result: { found }))
    }
  }

  /// A publisher of whether a value came that a closure wants.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool

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
      var found = false
      upstream.subscribe(
        GatherStage(
          subscriber, "ContainsWhere",
          onValue: { [predicate] value in
            guard predicate(value) else { return .more }
            found = true
            return .done
          }, result: { found }))
    }
  }

  /// A publisher of whether a value came that a closure which may throw wants.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool

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
      var found = false
      upstream.subscribe(
        GatherStage(
          subscriber, "TryContainsWhere",
          throwing: { [predicate] value in
            guard try predicate(value) else { return .more }
            found = true
            return .done
          }, result: { found }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes true as soon as the given value comes, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes true as soon as the closure answers true, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes true as soon as the closure answers true, or false at the end; an error it throws is the end.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
