/// A stage that passes values and the end on from a scheduler, in their order.
final class RescheduleStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let schedule: (@escaping () -> Void) -> Void
  private let gate = DeliveryGate()
  // Each scheduled call delivers the oldest event, whichever call comes first on a concurrent queue.
  private var events = Queue<Event>()

  init(_ downstream: Downstream, _ name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream, name)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) { enqueue(.completion(completion)) }

  private func enqueue(_ event: Event) {
    guard downstream != nil else { return }
    lock.withLock { events.append(event) }
    schedule { [self] in gate.perform { [self] in deliverNext() } }
  }

  private func deliverNext() {
    guard let downstream, let event = lock.withLock({ events.popFirst() }) else {
      return
    }
    switch event {
    case .value(let value):
      let more = downstream.receive(value)
      if more > 0 { upstream?.request(more) }
    case .completion(let completion):
      finish(completion)
    }
  }
}

/// A stage that asks and cancels its upstream from a scheduler.
final class SubscribeOnStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream, "SubscribeOn")
  }

  override func receive(_ input: Input) -> Subscribers.Demand { downstream?.receive(input) ?? .none }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

  override func request(_ demand: Subscribers.Demand) {
    schedule { [self] in upstream?.request(demand) }
  }

  override func cancel() {
    guard let upstream = end().upstream else { return }
    schedule { upstream.cancel() }
  }
}
