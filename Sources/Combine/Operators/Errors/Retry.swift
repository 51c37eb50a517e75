extension Publishers {
  /// A publisher that subscribes to its upstream anew when that fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// How often to try again; `nil` for no limit.
    public let retries: Int?

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let chain = ChainStage(subscriber, "Retry")
      chain.start()
      attempt(chain, left: retries)
    }

    private func attempt<S: Subscriber>(_ chain: ChainStage<S>, left: Int?)
    where Output == S.Input, Failure == S.Failure {
      chain.attach(upstream) { completion in
        guard case .failure = completion, left.map({ $0 > 0 }) ?? true else {
          return chain.finish(completion)
        }
        attempt(chain, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  /// Subscribes to this publisher anew when it fails, up to so many times; then the error passes.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
