extension Publishers {
  /// A publisher that delivers a value in place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// This publisher never fails.
    public typealias Failure = Never

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// The value to deliver in place of an error.
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
          subscriber, "ReplaceError",
          ending: { [output] completion, _ in
            if case .failure = completion { .last(output) } else { .end(.finished) }
          }))
    }
  }
}

extension Publisher {
  /// Publishes the given value in place of an error, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
