extension Publishers {
  /// A publisher that turns an error of its upstream into another one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A closure that makes the new error.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(
          subscriber, "MapError", onCompletion: { [transform] in $0.mapError(transform) },
          onValue: { .emit($0) }))
    }
  }

  /// A publisher that never fails and yet appears to.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Makes a publisher of its parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(subscriber, "SetFailureType", onCompletion: { _ in .finished }, onValue: { .emit($0) })
      )
    }

    /// Appears to fail with another type of error.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// A publisher that stops the program if its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// This publisher never fails.
    public typealias Failure = Never

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// A text to begin the message with.
    public let prefix: String

    /// The file the message names.
    public let file: StaticString

    /// The line the message names.
    public let line: UInt

    /// Makes a publisher of its parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        TransformStage(
          subscriber, "AssertNoFailure",
          onCompletion: { [prefix, file, line] completion in
            if case .failure(let error) = completion {
              fatalError(
                "\(prefix)an upstream failed under assertNoFailure: \(error)", file: file, line: line)
            }
            return .finished
          }, onValue: { .emit($0) }))
    }
  }
}

extension Publisher {
  /// Turns an error of the upstream into another one.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the program with a message if the upstream fails.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails the failure type that an operator needs.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
