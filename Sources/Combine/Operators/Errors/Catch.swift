extension Publishers {
  /// A publisher that goes on with another publisher when its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The errors of the publisher that replaces the upstream.
    public typealias Failure = NewPublisher.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let chain = ChainStage(subscriber, "Catch")
      chain.start()
      chain.attach(upstream) { [handler] completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.attach(handler(error)) { chain.finish($0) }
        }
      }
    }
  }

  /// A publisher that goes on with another publisher when its upstream fails, or fails with a new error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// Any error, of the upstream or of the closure.
    public typealias Failure = any Error

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let chain = ChainStage(subscriber, "TryCatch")
      chain.start()
      chain.attach(upstream) { [handler] completion in
        switch completion {
        case .finished: chain.finish(.finished)
        case .failure(let failure):
          do {
            chain.attach(try handler(failure)) { chain.finish($0.eraseError()) }
          } catch {
            chain.finish(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with the error that the closure throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P>
  where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
