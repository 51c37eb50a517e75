/// What a gathering operator wants after one value.
enum GatherStep<Failure: Error> {
  /// Another value.
  case more
  /// No further value: the result is known.
  case done
  /// To end with an error.
  case fail(Failure)
}

/// A stage that takes all values and delivers at most one result, when it is asked for.
final class GatherStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream> {
  private let onValue: (Input) -> GatherStep<Downstream.Failure>
  private let onError: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private var isDemanded = false
  private var pending: Downstream.Input?

  init(
    _ downstream: Downstream, _ name: String, onError: @escaping (Failure) -> Downstream.Failure,
    onValue: @escaping (Input) -> GatherStep<Downstream.Failure>, result: @escaping () -> Downstream.Input?
  ) {
    self.onValue = onValue
    self.onError = onError
    self.result = result
    super.init(downstream, name)
  }

  override func receive(subscription: any Subscription) {
    guard accept(subscription) else { return }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil, !hasResult else { return .none }
    switch onValue(input) {
    case .more: break
    case .done:
      let subscription = upstream
      conclude()
      subscription?.cancel()
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard !hasResult else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): finish(.failure(onError(error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let value = lock.withLock {
      isDemanded = true
      let value = pending
      pending = nil
      return value
    }
    if let value { deliver(value) }
  }

  private var hasResult: Bool { lock.withLock { pending != nil } }

  private func conclude() {
    guard let value = result() else { return finish(.finished) }
    let isDemanded = lock.withLock {
      if !self.isDemanded { pending = value }
      return self.isDemanded
    }
    if isDemanded { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    let downstream = end().downstream
    _ = downstream?.receive(value)
    downstream?.receive(completion: .finished)
  }
}

extension GatherStage where Failure == Downstream.Failure {
  /// Makes a stage that passes errors on.
  convenience init(
    _ downstream: Downstream, _ name: String,
    onValue: @escaping (Input) -> GatherStep<Downstream.Failure>, result: @escaping () -> Downstream.Input?
  ) {
    self.init(downstream, name, onError: { $0 }, onValue: onValue, result: result)
  }
}

extension GatherStage where Downstream.Failure == any Error {
  /// Makes a stage that ends with the error that its closure throws.
  convenience init(
    _ downstream: Downstream, _ name: String,
    throwing onValue: @escaping (Input) throws -> GatherStep<any Error>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      downstream, name, onError: { $0 },
      onValue: { input in
        do { return try onValue(input) } catch { return .fail(error) }
      }, result: result)
  }
}
