/// A publisher that produces nothing before `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts producing values.
  ///
  /// - Returns: what stops the production when cancelled.
  func connect() -> any Cancellable
}
