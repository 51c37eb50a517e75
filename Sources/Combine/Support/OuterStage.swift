/// The subscriber of a publisher whose values become publishers to merge.
final class OuterStage<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let stage: MergeStage<Downstream>
  private let demand: Subscribers.Demand
  private let onValue: (Input) -> Void

  init(_ stage: MergeStage<Downstream>, demand: Subscribers.Demand, onValue: @escaping (Input) -> Void) {
    self.stage = stage
    self.demand = demand
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    guard stage.keepOuter(subscription) else { return subscription.cancel() }
    stage.start()
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: stage.close()
    case .failure(let error): stage.fail(error)
    }
  }
}
