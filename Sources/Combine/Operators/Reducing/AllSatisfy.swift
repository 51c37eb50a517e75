extension Publishers {
  /// A publisher of whether all values meet a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var holds = true
      upstream.subscribe(
        GatherStage(
          subscriber, "AllSatisfy",
          onValue: { [predicate] value in
            guard predicate(value) else {
              holds = false
              return .done
            }
            return .more
          }, result: { holds }))
    }
  }

  /// A publisher of whether all values meet a condition that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The kind of values published.
    public typealias Output = Bool

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that says whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var holds = true
      upstream.subscribe(
        GatherStage(
          subscriber, "TryAllSatisfy",
          throwing: { [predicate] value in
            guard try predicate(value) else {
              holds = false
              return .done
            }
            return .more
          }, result: { holds }))
    }
  }
}

extension Publisher {
  /// Publishes false as soon as the closure answers false, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes false as soon as the closure answers false, or true at the end; an error it throws is the end.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
