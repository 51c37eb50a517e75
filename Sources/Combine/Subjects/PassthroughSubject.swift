import Foundation

/// A subject that passes values on to the subscribers of the moment, and remembers none.
///
/// A subscriber that has not asked for a value misses it. Any thread may send; one subscriber is never called by
/// two threads at once.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var core = SubjectCore<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    for upstream in core.keptUpstreams { upstream.cancel() }
    for member in core.members.members { member.abandon() }
  }

  /// Passes a value on to every subscriber that has asked for one.
  public func send(_ value: Output) {
    let members = lock.withLock { core.members.members }
    for member in members { member.offer(value) }
  }

  /// Ends all subscriptions, and every later one at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    let members = lock.withLock { core.end(completion) }
    for member in members ?? [] { member.finish(completion) }
  }

  /// Keeps the subscription, and asks it for all its values once the subject has a subscriber.
  public func send(subscription: any Subscription) {
    if lock.withLock({ core.keep(subscription) }) { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    lock.lock()
    if let completion = core.completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let number = core.members.reserveNumber()
    let outlet = SubjectOutlet(subscriber, "PassthroughSubject", policy: .drop) { [weak self] in
      self?.remove(number)
    }
    core.members.insert(outlet, number: number)
    let upstreams = core.wantUpstream()
    lock.unlock()
    subscriber.receive(subscription: outlet)
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  private func remove(_ number: UInt64) {
    _ = lock.withLock { core.members.remove(number) }
  }
}

// Unchecked: the lock guards all state, and values cross threads only if they may.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
