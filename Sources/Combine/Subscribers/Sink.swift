import Foundation

extension Subscribers {
  /// A subscriber that asks for everything and runs closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private enum State {
      case waiting
      case subscribed(any Subscription)
      case ended
    }

    private let lock = NSLock()
    private var state = State.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Makes a subscriber that runs the given closures.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Always `Sink`.
    public var description: String { "Sink" }

    /// Asks for all values; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Runs the closure for values.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Runs the closure for the end, and releases both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      end().onCompletion?(completion)
    }

    /// Cancels the subscription, and releases both closures.
    public func cancel() {
      if case .subscribed(let subscription) = end().state { subscription.cancel() }
    }

    private typealias Ended = (
      state: State, onValue: ((Input) -> Void)?, onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    )

    /// Takes everything out; the caller releases it outside of the lock.
    private func end() -> Ended {
      lock.withLock {
        let ended = (state, onValue, onCompletion)
        state = .ended
        onValue = nil
        onCompletion = nil
        return ended
      }
    }
  }
}

extension Publisher {
  /// Runs closures for each value and for the end, until the returned cancellable is cancelled or released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until the returned cancellable is cancelled or released.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
