/// A gesture as a pure state machine: events and time in, phases out.
///
/// A machine owns no timer. It states the moment at which it wants to be advanced even if nothing happens,
/// and the host feeds it `.time` then. A late `.time` does no harm, because machines compare times rather
/// than count calls.
package protocol GestureMachine<Value> {
  associatedtype Value

  /// Where the machine stands. After ended or failed it stays there until `reset`.
  var phase: GesturePhase<Value> { get }

  /// When the machine wants the time, in seconds on the host's clock; nil if it waits for events only.
  var deadline: Double? { get }

  /// Whether, once recognised, it waits as long as a rival declared inside it can still succeed.
  ///
  /// True for taps: a single tap has to see whether it is the first half of a double tap. A long press or a
  /// drag is a decision the user has made by holding or moving, so it doesn't wait.
  var waitsForRivals: Bool { get }

  /// Takes one step and appends the callbacks that the step calls for.
  @discardableResult
  mutating func advance(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<Value>

  /// Goes back to the start without any effect. What runs is cancelled first, by `advance(.cancel)`.
  mutating func reset()

  /// Takes parameters and closures from a newer machine of the same shape and keeps the progress made.
  ///
  /// A body may run again in the middle of a gesture, and its new closures must serve the rest of it.
  mutating func adopt(_ newer: Self)
}

extension GestureMachine {
  /// Takes one step where nothing listens, as in tests.
  @discardableResult
  package mutating func advance(_ input: GestureInput) -> GesturePhase<Value> {
    var effects = GestureEffects()
    return advance(input, &effects)
  }

  /// Whether a `.time` at this moment changes anything.
  package func isDue(at time: Double) -> Bool {
    deadline.map { $0 <= time } ?? false
  }
}

/// The earlier of two deadlines, where nil means never.
func earlier(_ first: Double?, _ second: Double?) -> Double? {
  guard let first else { return second }
  guard let second else { return first }
  return min(first, second)
}

/// A user's duration or distance made safe: negative and NaN count as zero, infinity stays.
func sanitized<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
  number > 0 ? number : 0
}
