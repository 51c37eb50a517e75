/// A publisher that hides the type of another one.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  @usableFromInline let source: any Publisher<Output, Failure>

  /// Makes a publisher that delivers what the given one delivers.
  @inlinable public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      source = publisher
    }
  }

  /// Always `AnyPublisher`, as the wrapped type is hidden.
  public var description: String { "AnyPublisher" }

  /// Attaches the subscriber to the hidden publisher.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    source.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
