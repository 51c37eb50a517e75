import Foundation

/// What a subject sees of one of its subscribers.
class SubjectMember<Output, Failure: Error> {
  func offer(_ value: Output) {}
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  /// Releases the subscriber of a subject that goes without an end.
  func abandon() {}
}

/// The subscription of one subscriber to a subject.
///
/// It doesn't hold the subject: a subject nobody can send to any more may go, and its subscribers with it.
final class SubjectOutlet<Downstream: Subscriber>: SubjectMember<Downstream.Input, Downstream.Failure>,
  Subscription, CustomStringConvertible
{
  /// What happens to a value nobody asked for.
  enum Policy {
    case drop
    /// The latest one is delivered when demand comes.
    case keepLatest
  }

  private let lock = NSLock()
  private let gate = DeliveryGate()
  let description: String
  private let policy: Policy
  private var downstream: Downstream?
  private var leave: (() -> Void)?
  private var demand = Subscribers.Demand.none
  private var kept: Downstream.Input?

  init(
    _ downstream: Downstream, _ name: String, policy: Policy, initial: Downstream.Input? = nil,
    leave: @escaping () -> Void
  ) {
    description = name
    self.downstream = downstream
    self.policy = policy
    self.leave = leave
    kept = initial
  }

  override func offer(_ value: Downstream.Input) {
    deliver { [self] in
      if demand > 0 {
        demand -= 1
        kept = nil
        return value
      }
      if policy == .keepLatest { kept = value }
      return nil
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    guard policy == .keepLatest else { return lock.withLock { self.demand += demand } }
    deliver { [self] in
      self.demand += demand
      return takeKept()
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.perform { [self] in
      lock.lock()
      let downstream = self.downstream
      end()
      downstream?.receive(completion: completion)
    }
  }

  override func abandon() {
    lock.lock()
    end()
  }

  func cancel() {
    lock.lock()
    let leave = self.leave
    end()
    leave?()
  }

  /// Delivers the value that the closure picks under the lock, and then what the new demand lets through.
  private func deliver(_ pick: @escaping () -> Downstream.Input?) {
    gate.perform { [self] in
      lock.lock()
      // Held until the lock is open, as releasing it runs code of others.
      let earlier = kept
      defer { withExtendedLifetime(earlier) {} }
      var next = downstream == nil ? nil : pick()
      while let value = next, let downstream {
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        next = takeKept()
      }
      lock.unlock()
    }
  }

  /// The kept value if there is one and demand for it; call it with the lock held.
  private func takeKept() -> Downstream.Input? {
    guard let value = kept, demand > 0 else { return nil }
    demand -= 1
    kept = nil
    return value
  }

  /// Lets go of everything, and of the lock before that, as releasing runs code of others.
  private func end() {
    let released = (downstream, leave, kept)
    downstream = nil
    leave = nil
    kept = nil
    demand = .none
    lock.unlock()
    withExtendedLifetime(released) {}
  }
}
