import Foundation

/// One subscription for several upstreams at once, whose values are delivered as they come.
///
/// Without limit, everything is asked of all upstreams. With a limit, each upstream is asked for one value, and the
/// next one when that was delivered; so at most one value of each waits.
final class MergeStage<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private let gate = DeliveryGate()
  let description: String
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstreams: [Int: any Subscription] = [:]
  private var openCount = 0
  private var lastNumber = 0
  private var waiting = Queue<(number: Int, value: Downstream.Input)>()
  /// Whether more upstreams may still be attached.
  private var isOpen = true
  /// The publisher of publishers, if there is one.
  private var outer: (any Subscription)?

  init(_ downstream: Downstream, _ name: String) {
    self.downstream = downstream
    description = name
  }

  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Takes values from the publisher too; `onEnd` runs when it has finished.
  func attach<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let number: Int? = lock.withLock {
      guard downstream != nil else { return nil }
      lastNumber += 1
      openCount += 1
      return lastNumber
    }
    guard let number else { return }
    publisher.subscribe(MergeLink(stage: self, number: number, onEnd: onEnd))
  }

  /// Forgets the upstreams so far and what they left waiting.
  func detachAll() {
    let (cancelled, values) = lock.withLock {
      let old = (upstreams, waiting)
      upstreams = [:]
      waiting = Queue()
      openCount = 0
      firstNumber = lastNumber + 1
      return old
    }
    withExtendedLifetime(values) {
      for subscription in cancelled.values { subscription.cancel() }
    }
  }

  /// Upstreams with a lower number were detached.
  private var firstNumber = 0

  /// Keeps the subscription to the publisher of publishers.
  func keepOuter(_ subscription: any Subscription) -> Bool {
    lock.withLock {
      guard downstream != nil, outer == nil else { return false }
      outer = subscription
      return true
    }
  }

  func requestOuter(_ demand: Subscribers.Demand) { lock.withLock { outer }?.request(demand) }

  /// Says that no further upstream is attached.
  func close() {
    lock.withLock {
      isOpen = false
      outer = nil
    }
    deliverWaiting()
  }

  func fail(_ error: Downstream.Failure) {
    gate.perform { [self] in
      let ended = end()
      for subscription in ended.subscriptions { subscription.cancel() }
      ended.downstream?.receive(completion: .failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let unlimited: [any Subscription] = lock.withLock {
      let wasLimited = self.demand != .unlimited
      self.demand += demand
      return wasLimited && self.demand == .unlimited ? Array(upstreams.values) : []
    }
    for subscription in unlimited { subscription.request(.unlimited) }
    deliverWaiting()
  }

  func cancel() { for subscription in end().subscriptions { subscription.cancel() } }

  fileprivate func accept(_ subscription: any Subscription, number: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, number >= firstNumber else { return nil }
      upstreams[number] = subscription
      return self.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { subscription.request(demand) } else { subscription.cancel() }
  }

  fileprivate func receive(_ value: Downstream.Input, number: Int) {
    let isCurrent = lock.withLock {
      guard downstream != nil, number >= firstNumber else { return false }
      waiting.append((number, value))
      return true
    }
    if isCurrent { deliverWaiting() }
  }

  fileprivate func finish(number: Int) -> Bool {
    let isCurrent = lock.withLock {
      guard number >= firstNumber, downstream != nil else { return false }
      upstreams[number] = nil
      openCount -= 1
      return true
    }
    return isCurrent
  }

  /// Delivers the values there is demand for, and the end when all is done.
  fileprivate func deliverWaiting() {
    gate.perform { [self] in
      while true {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        if waiting.isEmpty {
          let isDone = !isOpen && openCount == 0
          lock.unlock()
          if isDone { end().downstream?.receive(completion: .finished) }
          return
        }
        guard demand > 0, let (number, value) = waiting.popFirst() else { return lock.unlock() }
        demand -= 1
        let isLimited = demand != .unlimited
        lock.unlock()
        let more = downstream.receive(value)
        if more > 0 { request(more) }
        if isLimited { lock.withLock { upstreams[number] }?.request(.max(1)) }
      }
    }
  }

  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    let (ended, values) = lock.withLock {
      let ended = (downstream, Array(upstreams.values) + (outer.map { [$0] } ?? []))
      let values = waiting
      downstream = nil
      upstreams = [:]
      outer = nil
      waiting = Queue()
      return (ended, values)
    }
    withExtendedLifetime(values) {}
    return ended
  }
}

/// The subscriber of one of the merged upstreams.
private final class MergeLink<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let stage: MergeStage<Downstream>
  private let number: Int
  private let onEnd: () -> Void

  init(stage: MergeStage<Downstream>, number: Int, onEnd: @escaping () -> Void) {
    self.stage = stage
    self.number = number
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) { stage.accept(subscription, number: number) }

  func receive(_ input: Input) -> Subscribers.Demand {
    stage.receive(input, number: number)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      guard stage.finish(number: number) else { return }
      onEnd()
      stage.deliverWaiting()
    case .failure(let error):
      stage.fail(error)
    }
  }
}
