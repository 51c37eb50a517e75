import Foundation

/// The value and the subscribers of one published property.
final class PublishedStorage<Value>: WillChangeLink, @unchecked Sendable {
  private var current: Value
  private var members = SubscriberList<SubjectMember<Value, Never>>()
  // What `assign(to:)` listens to, by the identity of its subscribers.
  private var upstreams: [ObjectIdentifier: any Subscription] = [:]

  init(_ value: Value) { current = value }

  deinit {
    for upstream in upstreams.values { upstream.cancel() }
    for member in members.members { member.abandon() }
  }

  var value: Value { lock.withLock { current } }

  /// Announces the new value, then stores it.
  func set(_ newValue: Value) {
    publisher?.send()
    let members = lock.withLock { self.members.members }
    for member in members { member.offer(newValue) }
    let old = lock.withLock {
      let old = current
      current = newValue
      return old
    }
    // The old value goes outside of the lock, as releasing it may run code that reads this property.
    withExtendedLifetime(old) {}
  }

  /// Keeps an upstream's subscription while the property lives.
  func keep(_ subscription: any Subscription, of feed: ObjectIdentifier) {
    lock.withLock { upstreams[feed] = subscription }
  }

  /// Releases the subscription of an upstream that has ended.
  func dropUpstream(_ feed: ObjectIdentifier) {
    _ = lock.withLock { upstreams.removeValue(forKey: feed) }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    lock.lock()
    let number = members.reserveNumber()
    let outlet = SubjectOutlet(subscriber, "Published", policy: .keepLatest, initial: current) {
      [weak self] in
      guard let self else { return }
      _ = self.lock.withLock { self.members.remove(number) }
    }
    members.insert(outlet, number: number)
    lock.unlock()
    subscriber.receive(subscription: outlet)
  }
}
