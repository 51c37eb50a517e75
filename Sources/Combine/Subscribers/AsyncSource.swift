import Foundation

/// The subscriber behind an asynchronous sequence: one waiting reader at a time, one value asked for at a time.
// Unchecked: the lock guards all state.
final class AsyncSource<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Reading = Result<Input?, Failure>

  /// Cancels the subscription when the iterator and all its copies are gone.
  final class Handle {
    let source: AsyncSource

    init(_ source: AsyncSource) { self.source = source }

    deinit { source.cancel() }
  }

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var readers: [CheckedContinuation<Unchecked<Reading>, Never>] = []
  // Values nobody waits for: the reader was cancelled, or the publisher sent more than it was asked for.
  private var kept = Queue<Input>()
  private var pendingDemand = Subscribers.Demand.none
  private var end: Reading?

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard end == nil, self.subscription == nil else { return nil }
      self.subscription = subscription
      return pendingDemand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let reader: CheckedContinuation<Unchecked<Reading>, Never>? = lock.withLock {
      guard end == nil else { return nil }
      guard readers.isEmpty else { return readers.removeFirst() }
      kept.append(input)
      return nil
    }
    reader?.resume(returning: Unchecked(.success(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finish(.success(nil))
    case .failure(let error): finish(.failure(error))
    }
  }

  func cancel() {
    let subscription = lock.withLock { self.subscription }
    finish(.success(nil))
    subscription?.cancel()
  }

  func next() async -> Reading {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in read(continuation) }.value
    } onCancel: {
      cancel()
    }
  }

  private func read(_ continuation: CheckedContinuation<Unchecked<Reading>, Never>) {
    var answer: Reading?
    let subscription: (any Subscription)? = lock.withLock {
      if let value = kept.popFirst() {
        answer = .success(value)
      } else if let end {
        answer = end
        // An error is thrown once.
        self.end = .success(nil)
      } else {
        readers.append(continuation)
        if self.subscription == nil { pendingDemand += 1 }
        return self.subscription
      }
      return nil
    }
    if let answer { continuation.resume(returning: Unchecked(answer)) }
    subscription?.request(.max(1))
  }

  private func finish(_ reading: Reading) {
    let waiting = lock.withLock {
      if end == nil { end = reading }
      subscription = nil
      let waiting = readers
      readers = []
      if !waiting.isEmpty { end = .success(nil) }
      return waiting
    }
    for (index, reader) in waiting.enumerated() {
      reader.resume(returning: Unchecked(index == 0 ? reading : .success(nil)))
    }
  }
}
