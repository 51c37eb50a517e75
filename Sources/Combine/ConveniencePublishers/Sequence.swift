import Foundation

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements are published.
    public typealias Output = Elements.Element

    /// The sequence to publish.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let subscription = SequenceSubscription(sequence, subscriber, name: "\(sequence)")
      subscriber.receive(subscription: subscription)
      subscription.finishIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Swift.Sequence {
  /// A publisher of this sequence's elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// The subscription to a sequence, which delivers as many elements as were asked for.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Elements.Element == Downstream.Input {
  private let lock = NSLock()
  let description: String
  private var downstream: Downstream?
  private var iterator: Elements.Iterator
  private let completion: Subscribers.Completion<Downstream.Failure>
  // One element ahead, so that the end follows the last element at once.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(
    _ elements: Elements, _ downstream: Downstream, name: String,
    completion: Subscribers.Completion<Downstream.Failure> = .finished
  ) {
    self.downstream = downstream
    self.completion = completion
    description = name
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  /// Ends at once if there is no element.
  func finishIfEmpty() { request(.none) }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    // A request from within the subscriber, or from another thread, is met by the loop that runs already.
    guard !isDelivering else { return lock.unlock() }
    isDelivering = true
    while let downstream {
      guard next != nil else {
        self.downstream = nil
        lock.unlock()
        downstream.receive(completion: completion)
        return
      }
      guard self.demand > 0, let value = next else { break }
      self.demand -= 1
      next = nil
      lock.unlock()
      // The sequence may be the caller's own, so it runs outside of the lock, as the subscriber does.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      next = following
      self.demand += more
    }
    isDelivering = false
    lock.unlock()
  }

  func cancel() {
    let released = lock.withLock {
      let released = downstream
      downstream = nil
      return released
    }
    withExtendedLifetime(released) {}
  }
}
