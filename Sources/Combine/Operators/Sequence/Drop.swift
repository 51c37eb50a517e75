extension Publishers {
  /// A publisher that leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How many values to leave out.
    public let count: Int

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var left = count
      upstream.subscribe(
        TransformStage(subscriber, "Drop") { value in
          guard left > 0 else { return .emit(value) }
          left -= 1
          return .skip
        })
    }
  }

  /// A publisher that leaves out the first values, as long as a closure says so.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether to leave out one more value.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        TransformStage(subscriber, "DropWhile") { [predicate] value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .emit(value)
        })
    }
  }

  /// A publisher that leaves out the first values, as long as a closure that may throw says so.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Whether to leave out one more value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.subscribe(
        TransformStage(
          subscriber, "TryDropWhile",
          throwing: { [predicate] value in
            if isDropping { isDropping = try predicate(value) }
            return isDropping ? .skip : .emit(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(_:) needs a number that is not negative, not \(count)")
    return Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the first values, as long as the closure answers true.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values, as long as the closure answers true; an error it throws is the end.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
