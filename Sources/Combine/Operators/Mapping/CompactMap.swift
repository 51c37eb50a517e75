extension Publishers {
  /// A publisher of what a closure makes of each value, without the `nil` ones.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes a value of each value, or `nil`.
    public let transform: (Upstream.Output) -> Output?

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(subscriber, "CompactMap") { [transform] in transform($0).map { .emit($0) } ?? .skip })
    }
  }

  /// A publisher of what a closure that may throw makes of each value, without the `nil` ones.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes a value of each value, or `nil`.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(
          subscriber, "TryCompactMap",
          throwing: { [transform] in try transform($0).map { .emit($0) } ?? .skip }))
    }
  }
}

extension Publisher {
  /// Publishes what the closure makes of each value, without the `nil` ones.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes what the closure makes of each value, without the `nil` ones; an error it throws is the end.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}
