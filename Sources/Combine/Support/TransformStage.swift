/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Deliver the value.
  case emit(Output)
  /// Deliver nothing, and ask for another value instead.
  case skip
  /// End without this value.
  case finish
  /// Deliver the value as the last one.
  case emitAndFinish(Output)
  /// End with an error.
  case fail(Failure)
}

/// A stage that makes of each value at most one, as most operators do.
///
/// What an operator has to remember lives in the closure, made anew for each subscription; a publisher never calls
/// from two threads at once.
final class TransformStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream> {
  private let onValue: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let onCompletion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream, _ name: String,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
    super.init(downstream, name)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    switch onValue(input) {
    case .emit(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .finish:
      stop(.finished)
    case .emitAndFinish(let output):
      _ = downstream.receive(output)
      stop(.finished)
    case .fail(let error):
      stop(.failure(error))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(onCompletion(completion)) }
}

extension TransformStage where Failure == Downstream.Failure {
  /// Makes a stage that passes errors on.
  convenience init(
    _ downstream: Downstream, _ name: String,
    onValue: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.init(downstream, name, onCompletion: { $0 }, onValue: onValue)
  }
}

extension TransformStage where Downstream.Failure == any Error {
  /// Makes a stage that ends with the error that its closure throws.
  convenience init(
    _ downstream: Downstream, _ name: String,
    throwing onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(downstream, name, onCompletion: { $0.eraseError() }) { input in
      do { return try onValue(input) } catch { return .fail(error) }
    }
  }
}
