import Foundation

@testable import Combine

/// A subscriber that asks only for what the test says, and records everything.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var received: [Input] = []
  private var ends: [Subscribers.Completion<Failure>] = []
  /// The subscriptions received, until the end or the cancellation.
  private(set) var subscriptions: [any Subscription] = []
  private let initial: Subscribers.Demand
  private let more: (Input) -> Subscribers.Demand

  init(_ initial: Subscribers.Demand = .none, more: @escaping (Input) -> Subscribers.Demand = { _ in .none })
  {
    self.initial = initial
    self.more = more
  }

  var values: [Input] { lock.withLock { received } }
  var completions: [Subscribers.Completion<Failure>] { lock.withLock { ends } }
  var isFinished: Bool {
    guard completions.count == 1, case .finished = completions[0] else { return false }
    return true
  }
  var error: Failure? {
    guard completions.count == 1, case .failure(let error) = completions[0] else { return nil }
    return error
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscriptions.first }?.request(demand) }
  func cancel() {
    let subscription = lock.withLock { subscriptions.first }
    subscription?.cancel()
    subscription?.cancel()
    lock.withLock { subscriptions = [] }
  }

  func receive(subscription: any Subscription) {
    lock.withLock { subscriptions.append(subscription) }
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { received.append(input) }
    return more(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      ends.append(completion)
      subscriptions = []
    }
  }
}

extension Publisher {
  /// Subscribes a probe that asks for everything, or for what is given.
  func probe(_ demand: Subscribers.Demand = .unlimited) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(demand)
    subscribe(probe)
    return probe
  }
}

extension Published.Publisher {
  /// Runs the closure for all values but the current one.
  func dropInitial(_ body: @escaping (Value) -> Void) -> AnyCancellable {
    var isFirst = true
    return sink {
      if !isFirst { body($0) }
      isFirst = false
    }
  }
}

struct TestError: Error, Equatable {
  var code = 0
}

final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func increase() { lock.withLock { count += 1 } }
}

final class Log<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [Value] = []
  var values: [Value] { lock.withLock { entries } }
  func add(_ value: Value) { lock.withLock { entries.append(value) } }
}

final class Box<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
