/// How far a gesture has come.
///
/// The order is possible → active → ended, with failed reachable from the first two. Ended and failed are
/// final until the machine is reset.
package enum GesturePhase<Value> {
  /// Not recognised yet. The value, if any, is provisional: a long press says "pressing" with it.
  case possible(Value?)
  /// Recognised and still changing.
  case active(Value)
  case ended(Value)
  case failed

  package var isPossible: Bool {
    if case .possible = self { true } else { false }
  }

  package var isActive: Bool {
    if case .active = self { true } else { false }
  }

  package var isEnded: Bool {
    if case .ended = self { true } else { false }
  }

  package var isFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// Whether the gesture has happened, so that only arbitration stands between it and its callbacks.
  package var isRecognized: Bool { isActive || isEnded }

  /// Whether nothing more can come of it before a reset.
  package var isFinished: Bool { isEnded || isFailed }

  /// The current value, provisional or not.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package func map<Result>(_ transform: (Value) -> Result) -> GesturePhase<Result> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

extension GesturePhase: Equatable where Value: Equatable {}
extension GesturePhase: Sendable where Value: Sendable {}
