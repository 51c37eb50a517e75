/// A subscriber that hides the type of another one, or is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  /// Makes a subscriber that passes everything on to the given one.
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = s.combineIdentifier
    onSubscription = { s.receive(subscription: $0) }
    onValue = { s.receive($0) }
    onCompletion = { s.receive(completion: $0) }
  }

  /// Makes a subscriber that passes everything on to the given subject.
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectFeed(subject: s))
  }

  /// Makes a subscriber of closures; without `receiveValue` it asks for nothing more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription
    onValue = receiveValue
    onCompletion = receiveCompletion
  }

  /// Always `AnySubscriber`, as the wrapped type is hidden.
  public var description: String { "AnySubscriber" }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { onSubscription?(subscription) }

  /// Passes the value on, and answers the wrapped subscriber's demand.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }

  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
