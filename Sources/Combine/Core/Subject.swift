/// A publisher that code outside of it can make publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends the end to the subscribers; nothing can follow it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription, so that it can ask its upstream for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a `Void` value to the subscribers.
  public func send() { send(()) }
}
