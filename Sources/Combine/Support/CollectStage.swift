/// A stage that makes an array of every so many values.
final class CollectStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
  private let count: Int
  private var values: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(downstream, "CollectByCount")
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    let full: [Input]? = lock.withLock {
      values.append(input)
      guard values.count == count else { return nil }
      let full = values
      values = []
      return full
    }
    guard let full, let downstream else { return .none }
    return downstream.receive(full) * count
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    let rest = lock.withLock {
      let rest = values
      values = []
      return rest
    }
    if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }
}
