import Foundation

/// An operator's place in a pipeline: the subscriber of one upstream, and the subscription of one downstream.
///
/// Subclasses decide what becomes of values and ends. Once ended or cancelled, a stage holds neither side.
class Stage<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible
{
  private enum State {
    case waiting
    case active(any Subscription)
    case ended
  }

  let lock = NSLock()
  /// What `print()` calls the subscription.
  let name: String
  private var state = State.waiting
  private var target: Downstream?

  init(_ downstream: Downstream, _ name: String) {
    target = downstream
    self.name = name
  }

  var description: String { name }

  /// The downstream, or `nil` after the end.
  var downstream: Downstream? { lock.withLock { target } }

  /// The upstream's subscription, while there is one.
  var upstream: (any Subscription)? {
    lock.withLock {
      guard case .active(let subscription) = state else { return nil }
      return subscription
    }
  }

  /// Keeps the subscription and passes this stage on as the downstream's one; a second one is cancelled.
  func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() { end().upstream?.cancel() }

  /// Keeps the first subscription, and cancels any other.
  final func accept(_ subscription: any Subscription) -> Bool {
    let accepted = lock.withLock {
      guard case .waiting = state else { return false }
      state = .active(subscription)
      return true
    }
    if !accepted { subscription.cancel() }
    return accepted
  }

  /// Lets go of both sides, and answers what was held.
  final func end() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock {
      let downstream = target
      target = nil
      guard case .active(let subscription) = state else {
        state = .ended
        return (nil, downstream)
      }
      state = .ended
      return (subscription, downstream)
    }
  }

  /// Cancels the upstream and tells the downstream that this was all.
  final func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = end()
    ended.upstream?.cancel()
    ended.downstream?.receive(completion: completion)
  }

  /// Passes an end of the upstream on.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end().downstream?.receive(completion: completion)
  }
}
