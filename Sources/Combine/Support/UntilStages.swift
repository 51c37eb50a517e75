import Foundation

/// A subscriber that runs a closure at the first value of any publisher, then lets go of it.
final class FirstValueWatch<Input, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var action: (() -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ action: @escaping () -> Void, onCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
    self.action = action
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard action != nil, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let ended = end()
    ended.subscription?.cancel()
    ended.action?()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { end().onCompletion?(completion) }

  func cancel() { end().subscription?.cancel() }

  private typealias Ended = (
    subscription: (any Subscription)?, action: (() -> Void)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  )

  private func end() -> Ended {
    lock.withLock {
      let ended = (subscription, action, onCompletion)
      subscription = nil
      action = nil
      onCompletion = nil
      return ended
    }
  }
}

/// A stage that ends when another publisher delivers a value.
final class PrefixUntilStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let gate = DeliveryGate()
  private var stopWatching: (() -> Void)?
  private var isTriggered = false

  func watch<Other: Publisher>(_ other: Other) {
    let watch = FirstValueWatch<Other.Output, Other.Failure> { [weak self] in self?.trigger() }
    lock.withLock { stopWatching = { watch.cancel() } }
    other.subscribe(watch)
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    // The other publisher may have delivered before the upstream accepted.
    if lock.withLock({ isTriggered }) { trigger() }
  }

  override func request(_ demand: Subscribers.Demand) {
    if !lock.withLock({ isTriggered }) { super.request(demand) }
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    gate.perform { [self] in
      guard let downstream else { return }
      let more = downstream.receive(input)
      if more > 0 { upstream?.request(more) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    takeWatch()?()
    gate.perform { [self] in finish(completion) }
  }

  override func cancel() {
    takeWatch()?()
    super.cancel()
  }

  private func trigger() {
    lock.withLock { isTriggered = true }
    gate.perform { [self] in
      if upstream != nil { stop(.finished) }
    }
  }

  private func takeWatch() -> (() -> Void)? {
    lock.withLock {
      let stop = stopWatching
      stopWatching = nil
      return stop
    }
  }
}

/// A stage that lets nothing pass until another publisher has delivered a value.
final class DropUntilStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
  private let gate = DeliveryGate()
  private var stopWatching: (() -> Void)?
  private var isOpen = false
  private var demand = Subscribers.Demand.none

  func watch<Other: Publisher>(_ other: Other) where Other.Failure == Failure {
    let watch = FirstValueWatch<Other.Output, Failure>(
      { [weak self] in self?.open() },
      onCompletion: { [weak self] completion in
        // A trigger that can't come any more is the end, unless it has come.
        self?.gate.perform { self?.stop(completion) }
      })
    lock.withLock { stopWatching = { watch.cancel() } }
    other.subscribe(watch)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ isOpen }) else { return .max(1) }
    gate.perform { [self] in
      guard let downstream else { return }
      let more = downstream.receive(input)
      if more > 0 { upstream?.request(more) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    takeWatch()?()
    gate.perform { [self] in finish(completion) }
  }

  override func cancel() {
    takeWatch()?()
    super.cancel()
  }

  private func open() { lock.withLock { isOpen = true } }

  private func takeWatch() -> (() -> Void)? {
    lock.withLock {
      let stop = stopWatching
      stopWatching = nil
      return stop
    }
  }
}
