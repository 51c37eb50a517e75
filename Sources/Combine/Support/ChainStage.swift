import Foundation

/// One subscription for several upstreams that follow each other, as when one that failed is replaced.
///
/// It remembers how many values are still asked for, and asks the next upstream for them.
final class ChainStage<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  let description: String
  private var downstream: Downstream?
  private var current: (any Subscription)?
  private var outstanding = Subscribers.Demand.none

  init(_ downstream: Downstream, _ name: String) {
    self.downstream = downstream
    description = name
  }

  /// Hands itself to the downstream; call it before the first upstream is attached.
  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Takes values from the publisher until it ends, then calls the closure.
  func attach<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(ChainLink(chain: self, onCompletion: onCompletion))
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock {
      outstanding += demand
      return current
    }
    subscription?.request(demand)
  }

  func cancel() { end().current?.cancel() }

  fileprivate func adopt(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      current = subscription
      return outstanding
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  fileprivate func release() { lock.withLock { current = nil } }

  fileprivate func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      outstanding -= 1
      return self.downstream
    }
    guard let more = downstream?.receive(value) else { return .none }
    lock.withLock { outstanding += more }
    return more
  }

  private func end() -> (downstream: Downstream?, current: (any Subscription)?) {
    lock.withLock {
      let ended = (downstream, current)
      downstream = nil
      current = nil
      return ended
    }
  }
}

/// The subscriber of one upstream of a chain.
private final class ChainLink<Failure: Error, Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input

  private let chain: ChainStage<Downstream>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(chain: ChainStage<Downstream>, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.chain = chain
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { chain.adopt(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { chain.deliver(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    chain.release()
    onCompletion(completion)
  }
}
