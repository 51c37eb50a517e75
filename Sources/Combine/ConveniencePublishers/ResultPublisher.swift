extension Result {
  /// A publisher of the value or the error of this result.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers a value and finishes, or fails.
  public struct Publisher: Combine.Publisher {
    /// The kind of the value.
    public typealias Output = Success

    /// The result to deliver.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }

    /// Makes a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        subscriber.receive(
          subscription: SequenceSubscription(CollectionOfOne(value), subscriber, name: "Once"))
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Optional {
  /// A publisher of the wrapped value, or of nothing.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers the wrapped value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The kind of the wrapped value.
    public typealias Output = Wrapped

    /// This publisher never fails.
    public typealias Failure = Never

    /// The optional to deliver.
    public let output: Wrapped?

    /// Makes a publisher of an optional.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(
        subscription: SequenceSubscription(CollectionOfOne(output), subscriber, name: "Optional"))
    }
  }
}

extension Result.Publisher: Sendable where Success: Sendable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
