/// A stage that passes values on, and may add one at the end once there is demand for it.
final class FallbackStage<Failure: Error, Downstream: Subscriber>: Stage<
  Downstream.Input, Failure, Downstream
>
{
  /// What follows the upstream's end.
  enum Ending {
    case end(Subscribers.Completion<Downstream.Failure>)
    /// One more value, and a normal end.
    case last(Downstream.Input)
  }

  private let ending: (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending
  private var demand = Subscribers.Demand.none
  private var isEmpty = true
  private var pending: Downstream.Input?

  init(
    _ downstream: Downstream, _ name: String,
    ending: @escaping (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Ending
  ) {
    self.ending = ending
    super.init(downstream, name)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.withLock {
      isEmpty = false
      demand -= 1
    }
    guard let more = downstream?.receive(input) else { return .none }
    lock.withLock { demand += more }
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    switch ending(completion, lock.withLock { isEmpty }) {
    case .end(let completion):
      finish(completion)
    case .last(let value):
      let isDemanded = lock.withLock {
        if demand == 0 { pending = value }
        return demand > 0
      }
      if isDemanded { deliver(value) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let value = lock.withLock {
      self.demand += demand
      let value = pending
      pending = nil
      return value
    }
    if let value { deliver(value) } else { super.request(demand) }
  }

  private func deliver(_ value: Downstream.Input) {
    let downstream = end().downstream
    _ = downstream?.receive(value)
    downstream?.receive(completion: .finished)
  }
}
