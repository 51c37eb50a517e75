import Foundation

/// The subscriber through which a subject listens to an upstream publisher.
final class SubjectFeed<Target: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Target.Output
  typealias Failure = Target.Failure

  private let lock = NSLock()
  private var subject: Target?
  private var upstream: (any Subscription)?

  init(subject: Target) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      guard upstream == nil, let subject = self.subject else { return Target?.none }
      upstream = subscription
      return subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    end().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end().upstream?.cancel() }

  private func end() -> (subject: Target?, upstream: (any Subscription)?) {
    lock.withLock {
      let ended = (subject, upstream)
      subject = nil
      upstream = nil
      return ended
    }
  }
}
