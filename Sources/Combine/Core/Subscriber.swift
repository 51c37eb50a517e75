/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber receives.
  associatedtype Input

  /// The kind of errors this subscriber might receive; `Never` if it can't receive any.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and may request values from the subscription.
  func receive(subscription: any Subscription)

  /// Tells the subscriber that the publisher has produced a value.
  ///
  /// - Returns: how many more values the subscriber expects, on top of what it asked for already.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Tells the subscriber that the publisher has ended, normally or with an error.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that a publisher of `Void` has produced a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
///
/// A subscription has identity: it can be cancelled once, and demand can come from any thread.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the ready-made subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing, for publishers that end at once.
  public static var empty: any Subscription { EmptySubscription.shared }
}

/// The subscription of a publisher that has nothing to deliver.
private final class EmptySubscription: Subscription, Sendable, CustomStringConvertible {
  static let shared = EmptySubscription()

  var description: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}

/// The namespace of the types that serve as subscribers.
public enum Subscribers {}
