import Foundation

/// A subject that holds a value, gives it to every new subscriber, and publishes each new one.
///
/// A subscriber that asks late gets the latest value only. Any thread may read, write and send.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var core = SubjectCore<Output, Failure>()
  private var current: Output

  /// Makes a subject that holds the given value.
  public init(_ value: Output) { current = value }

  deinit {
    for upstream in core.keptUpstreams { upstream.cancel() }
    for member in core.members.members { member.abandon() }
  }

  /// The value, published as a new one whenever it is set.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sets the value and publishes it; after the end it does nothing.
  public func send(_ value: Output) {
    let (members, old): ([SubjectMember<Output, Failure>], Output?) = lock.withLock {
      guard core.completion == nil else { return ([], nil) }
      let old = current
      current = value
      return (core.members.members, old)
    }
    // The old value goes outside of the lock, as releasing it may run code that reads this subject.
    withExtendedLifetime(old) {}
    for member in members { member.offer(value) }
  }

  /// Ends all subscriptions, and every later one at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    let members = lock.withLock { core.end(completion) }
    for member in members ?? [] { member.finish(completion) }
  }

  /// Keeps the subscription and asks it for all its values.
  public func send(subscription: any Subscription) {
    _ = lock.withLock { core.keep(subscription) }
    subscription.request(.unlimited)
  }

  /// Attaches a subscriber, which gets the current value as soon as it asks.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    lock.lock()
    if let completion = core.completion {
      lock.unlock()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let number = core.members.reserveNumber()
    let outlet = SubjectOutlet(subscriber, "CurrentValueSubject", policy: .keepLatest, initial: current) {
      [weak self] in
      self?.remove(number)
    }
    core.members.insert(outlet, number: number)
    lock.unlock()
    subscriber.receive(subscription: outlet)
  }

  private func remove(_ number: UInt64) {
    _ = lock.withLock { core.members.remove(number) }
  }
}

// Unchecked: the lock guards all state, and values cross threads only if they may.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
