extension Publishers {
  /// A publisher that leaves out a value which equals the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether two values count as equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        TransformStage(subscriber, "RemoveDuplicates") { [predicate] value in
          if let previous = last, predicate(previous, value) { return .skip }
          last = value
          return .emit(value)
        })
    }
  }

  /// A publisher that leaves out a value which equals the one before, by a closure that may throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether two values count as equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var last: Output?
      upstream.subscribe(
        TransformStage(
          subscriber, "TryRemoveDuplicates",
          throwing: { [predicate] value in
            if let previous = last, try predicate(previous, value) { return .skip }
            last = value
            return .emit(value)
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one published before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

extension Publisher {
  /// Leaves out each value that the closure finds equal to the one published before it.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out each value that the closure finds equal to the one published before it; an error it throws is the end.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
