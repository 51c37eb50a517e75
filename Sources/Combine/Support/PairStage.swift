import Foundation

/// One subscription for two upstreams whose values are delivered as tuples.
///
/// Subclasses keep the values and say which tuple is next. They are called with the lock held.
class PairStage<A, B, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (A, B) {
  private let lock = NSLock()
  private let gate = DeliveryGate()
  let description: String
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [any Subscription] = []
  private(set) final var isFirstDone = false
  private(set) final var isSecondDone = false

  init(_ downstream: Downstream, name: String) {
    self.downstream = downstream
    description = name
  }

  /// Keeps a value of the first upstream, and says whether it needs another one to make a tuple.
  ///
  /// A value that is replaced is left in its place, to be released outside of the lock.
  func keep(first: inout A?) -> Bool { false }

  /// Keeps a value of the second upstream, and says whether it needs another one to make a tuple.
  func keep(second: inout B?) -> Bool { false }

  /// The next tuple, which is forgotten thereby.
  func takeNext() -> (A, B)? { nil }

  /// Whether no tuple can follow.
  var isExhausted: Bool { true }

  final func start() { lock.withLock { downstream }?.receive(subscription: self) }

  final func attach<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == P.Failure {
    first.subscribe(
      link(keep: { [self] in keep(first: &$0) }, markDone: { [self] in isFirstDone = true }))
    second.subscribe(
      link(keep: { [self] in keep(second: &$0) }, markDone: { [self] in isSecondDone = true }))
  }

  final func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let upstreams = lock.withLock {
      self.demand += demand
      return subscriptions
    }
    for upstream in upstreams { upstream.request(demand) }
    deliver()
  }

  final func cancel() { for subscription in end().subscriptions { subscription.cancel() } }

  private func link<Value>(keep: @escaping (inout Value?) -> Bool, markDone: @escaping () -> Void)
    -> AnySubscriber<Value, Downstream.Failure>
  {
    AnySubscriber(
      receiveSubscription: { [self] in accept($0) },
      receiveValue: { [self] value in
        var kept: Value? = .some(value)
        let needsMore: Bool? = lock.withLock { downstream == nil ? nil : keep(&kept) }
        guard let needsMore else { return .none }
        deliver()
        return needsMore ? .max(1) : .none
      },
      receiveCompletion: { [self] completion in
        switch completion {
        case .finished:
          lock.withLock { markDone() }
          deliver()
        case .failure:
          gate.perform { [self] in stop(completion) }
        }
      })
  }

  private func accept(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      subscriptions.append(subscription)
      // No tuple is delivered before both upstreams are there, so this is all that was asked for.
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func deliver() {
    gate.perform { [self] in
      while true {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        guard demand > 0, let value = takeNext() else {
          let isDone = isExhausted
          lock.unlock()
          if isDone { stop(.finished) }
          return
        }
        demand -= 1
        lock.unlock()
        request(downstream.receive(value))
      }
    }
  }

  private func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = end()
    for subscription in ended.subscriptions { subscription.cancel() }
    ended.downstream?.receive(completion: completion)
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    lock.withLock {
      let ended = (downstream, subscriptions)
      downstream = nil
      subscriptions = []
      return ended
    }
  }
}

/// Delivers the latest values of both upstreams whenever one of them changes.
final class CombineLatestStage<A, B, Downstream: Subscriber>: PairStage<A, B, Downstream>
where Downstream.Input == (A, B) {
  private var first: A?
  private var second: B?
  private var isChanged = false

  init(_ downstream: Downstream) { super.init(downstream, name: "CombineLatest") }

  override func keep(first: inout A?) -> Bool {
    swap(&first, &self.first)
    isChanged = true
    return self.second == nil
  }

  override func keep(second: inout B?) -> Bool {
    swap(&second, &self.second)
    isChanged = true
    return self.first == nil
  }

  override func takeNext() -> (A, B)? {
    guard isChanged, let first, let second else { return nil }
    isChanged = false
    return (first, second)
  }

  override var isExhausted: Bool {
    guard isFirstDone, isSecondDone else { return false }
    return !isChanged || first == nil || second == nil
  }
}

/// Delivers the first values of both upstreams together, then the second ones, and so on.
final class ZipStage<A, B, Downstream: Subscriber>: PairStage<A, B, Downstream>
where Downstream.Input == (A, B) {
  private var firsts = Queue<A>()
  private var seconds = Queue<B>()

  init(_ downstream: Downstream) { super.init(downstream, name: "Zip") }

  override func keep(first: inout A?) -> Bool {
    if let first { firsts.append(first) }
    return false
  }

  override func keep(second: inout B?) -> Bool {
    if let second { seconds.append(second) }
    return false
  }

  override func takeNext() -> (A, B)? {
    guard !firsts.isEmpty, !seconds.isEmpty, let first = firsts.popFirst(), let second = seconds.popFirst()
    else { return nil }
    return (first, second)
  }

  override var isExhausted: Bool { (isFirstDone && firsts.isEmpty) || (isSecondDone && seconds.isEmpty) }
}
