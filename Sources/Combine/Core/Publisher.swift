/// A type that delivers a sequence of values over time.
///
/// A publisher does nothing until a subscriber attaches; then it hands over a ``Subscription``, and delivers at most
/// as many values as the subscriber asked for, followed by at most one completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values published by this publisher.
  associatedtype Output

  /// The kind of errors this publisher might publish; `Never` if it publishes none.
  associatedtype Failure: Error

  /// Attaches the given subscriber to this publisher.
  ///
  /// Implementations call `receive(subscription:)` on the subscriber once, before anything else.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches the given subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches the given subject to this publisher, until the returned cancellable is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let feed = SubjectFeed(subject: subject)
    receive(subscriber: feed)
    return AnyCancellable(feed)
  }
}

/// The namespace of the types that serve as publishers, one for each operator.
public enum Publishers {}
