import Foundation

/// A publisher that delivers one value or an error, once somebody has found it out.
///
/// The closure runs when the future is made, not when a subscriber comes; the result is kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting = SubscriberList<() -> Void>()

  /// Makes a future, and runs the closure that is to fulfil the promise, now or later, on any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = FutureSubscription(self, subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start()
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let ready: [() -> Void] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      return waiting.removeAll()
    }
    for deliver in ready { deliver() }
  }

  /// Keeps the closure to run when there is a result, unless there is one already.
  fileprivate func wait(_ deliver: @escaping () -> Void) -> UInt64? {
    lock.withLock { result == nil ? waiting.add(deliver) : nil }
  }

  fileprivate func stopWaiting(_ number: UInt64) {
    let removed = lock.withLock { waiting.remove(number) }
    withExtendedLifetime(removed) {}
  }

  fileprivate var current: Result<Output, Failure>? { lock.withLock { result } }
}

// Unchecked: the lock guards all state, and values cross threads only if they may.
extension Future: @unchecked Sendable where Output: Sendable {}

/// One subscriber's wait for a future.
private final class FutureSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var future: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var isDemanded = false
  private var number: UInt64?

  init(_ future: Future<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
    self.future = future
    self.downstream = downstream
  }

  var description: String { "Future" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { isDemanded = true }
    deliver()
  }

  /// Delivers the result when there is one; an error needs no demand.
  func start() {
    guard let future = lock.withLock({ future }) else { return }
    let number = future.wait { [self] in deliver() }
    let isCancelled = lock.withLock {
      self.number = number
      return self.future == nil
    }
    if isCancelled, let number { future.stopWaiting(number) }
    deliver()
  }

  func cancel() {
    let future = end().future
    let number = lock.withLock { self.number }
    if let number { future?.stopWaiting(number) }
  }

  private func deliver() {
    guard let result = lock.withLock({ future })?.current else { return }
    switch result {
    case .success(let value):
      guard lock.withLock({ isDemanded }), let downstream = end().downstream else { return }
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      end().downstream?.receive(completion: .failure(error))
    }
  }

  private func end() -> (future: Future<Downstream.Input, Downstream.Failure>?, downstream: Downstream?) {
    lock.withLock {
      let ended = (future, downstream)
      future = nil
      downstream = nil
      return ended
    }
  }
}
