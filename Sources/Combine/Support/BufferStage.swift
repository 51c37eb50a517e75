/// Keeps values until they are asked for.
final class BufferStage<Failure: Error, Downstream: Subscriber>: Stage<Downstream.Input, Failure, Downstream>
where Downstream.Failure == Failure {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let gate = DeliveryGate()
  private var values = Queue<Downstream.Input>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?

  init(
    _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    super.init(downstream, "Buffer")
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    downstream?.receive(subscription: self)
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    lock.lock()
    if values.count < size || demand > 0 {
      values.append(input)
    } else {
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        // A buffer without room has no oldest value.
        if values.popFirst() != nil { values.append(input) }
      case .customError(let error):
        lock.unlock()
        upstream?.cancel()
        receive(completion: .failure(error()))
        return .none
      }
    }
    lock.unlock()
    deliver()
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  private func deliver() {
    gate.perform { [self] in
      while let downstream {
        lock.lock()
        if values.isEmpty, let completion {
          lock.unlock()
          return finish(completion)
        }
        guard demand > 0, let value = values.popFirst() else { return lock.unlock() }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        if prefetch == .keepFull { upstream?.request(.max(1)) }
      }
    }
  }
}
