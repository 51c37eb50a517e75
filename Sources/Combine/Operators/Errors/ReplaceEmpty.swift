extension Publishers {
  /// A publisher that delivers a value if its upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The value to deliver if there is no other.
    public let output: Upstream.Output

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        FallbackStage(
          subscriber, "ReplaceEmpty",
          ending: { [output] completion, isEmpty in
            if isEmpty, case .finished = completion { .last(output) } else { .end(completion) }
          }))
    }
  }
}

extension Publisher {
  /// Publishes the given value if the upstream finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
