import Foundation

/// The publisher of an observable object's changes; it publishes just before each change.
///
/// Any thread may send. Subscribers are called on the thread that sends, in the order in which they subscribed.
public final class ObservableObjectPublisher: Publisher {
  /// The publisher says that something will change, not what.
  public typealias Output = Void

  /// The publisher never fails.
  public typealias Failure = Never

  private let lock = NSLock()
  private var observers = SubscriberList<WillChangeObservation>()

  /// Makes a publisher without subscribers.
  public init() {}

  deinit {
    for observer in observers.members { observer.cancel() }
  }

  /// Tells all subscribers that the object will change.
  public func send() {
    for observer in lock.withLock({ observers.members }) { observer.notify() }
  }

  /// Attaches a subscriber; announcements nobody asked for are dropped.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    lock.lock()
    let number = observers.reserveNumber()
    let outlet = SubjectOutlet(subscriber, "ObservableObjectPublisher", policy: .drop) { [weak self] in
      self?.remove(number)
    }
    let observation = WillChangeObservation { outlet.offer(()) }
    observation.onCancel { outlet.abandon() }
    observers.insert(observation, number: number)
    lock.unlock()
    subscriber.receive(subscription: outlet)
  }

  /// Attaches a closure, which costs less than a subscriber.
  func observe(_ body: @escaping () -> Void) -> WillChangeObservation {
    let observation = WillChangeObservation(body)
    lock.lock()
    let number = observers.add(observation)
    lock.unlock()
    observation.onCancel { [weak self] in self?.remove(number) }
    return observation
  }

  private func remove(_ number: UInt64) {
    _ = lock.withLock { observers.remove(number) }
  }
}

// Unchecked: the lock guards the observers.
extension ObservableObjectPublisher: @unchecked Sendable {}
