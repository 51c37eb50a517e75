/// A stage that changes nothing and runs closures before each event passes.
final class HandleEventsStage<Input, Failure: Error, Downstream: Subscriber>: Stage<
  Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
  // Set before the stage is attached, and not changed afterwards.
  var onSubscription: ((any Subscription) -> Void)?
  var onOutput: ((Input) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Runs for the demand that the downstream answers to a value.
  var onSynchronousRequest: ((Subscribers.Demand) -> Void)?

  override func receive(subscription: any Subscription) {
    onSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    onOutput?(input)
    let more = downstream.receive(input)
    if more > 0 { onSynchronousRequest?(more) }
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil else { return }
    onCompletion?(completion)
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    // A second cancellation, or one after the end, is no event.
    if downstream != nil { onCancel?() }
    super.cancel()
  }
}
