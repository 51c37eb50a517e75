extension Publishers {
  /// A publisher that runs closures for its events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The same values as the upstream.
    public typealias Output = Upstream.Output

    /// The same errors as the upstream.
    public typealias Failure = Upstream.Failure

    /// The publisher from which this one takes its values.
    public let upstream: Upstream

    /// Runs when the upstream accepts the subscriber.
    public let receiveSubscription: ((any Subscription) -> Void)?

    /// Runs for each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?

    /// Runs at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Runs when the downstream cancels.
    public let receiveCancel: (() -> Void)?

    /// Runs when the downstream asks for values.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher of its parts.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let stage = HandleEventsStage<Upstream.Output, Upstream.Failure, S>(subscriber, "HandleEvents")
      stage.onSubscription = receiveSubscription
      stage.onOutput = receiveOutput
      stage.onCompletion = receiveCompletion
      stage.onCancel = receiveCancel
      stage.onRequest = receiveRequest
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Runs the given closures before the events pass.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
