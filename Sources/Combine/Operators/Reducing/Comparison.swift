extension Publishers {
  /// A publisher of the least or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether the first value is less than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var best: Output?
      upstream.subscribe(
        GatherStage(
          subscriber, "Comparison",
          onValue: { [areInIncreasingOrder] value in
            guard let current = best else {
              best = value
              return .more
            }
            if areInIncreasingOrder(current, value) { best = value }
            return .more
          }, result: { best }))
    }
  }

  /// A publisher of the least or the greatest value, by a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether the first value is less than the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var best: Output?
      upstream.subscribe(
        GatherStage(
          subscriber, "TryComparison",
          throwing: { [areInIncreasingOrder] value in
            guard let current = best else {
              best = value
              return .more
            }
            if try areInIncreasingOrder(current, value) { best = value }
            return .more
          }, result: { best }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the least value when the upstream finishes.
  public func min() -> Publishers.Comparison<Self> {
    max(by: >)
  }

  /// Publishes the greatest value when the upstream finishes.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Publishes the least value by the given order when the upstream finishes.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the least value by the given order when the upstream finishes; an error thrown is the end.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by the given order when the upstream finishes.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value by the given order when the upstream finishes; an error thrown is the end.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
