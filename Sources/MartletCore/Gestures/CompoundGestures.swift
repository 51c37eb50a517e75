import Foundation
import MartletGestures
import MartletPrimitives

/// One gesture after another.
///
/// - Source: Apple, "SequenceGesture".
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first has ended with this value; the second's is there once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let first = First._makeMachine(gesture.first, context).machine
    let second = Second._makeMachine(gesture.second, context).machine
    return _GestureMachineBox(
      SequenceMachine(first, second).map { value in
        switch value {
        case .first(let first): return .first(first)
        case .second(let first, let second): return .second(first, second)
        }
      })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures at once.
///
/// - Source: Apple, "SimultaneousGesture".
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each has to say.
  public struct Value {
    /// The first's value, once there is one.
    public var first: First.Value?
    /// The second's value, once there is one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates the pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let first = First._makeMachine(gesture.first, context).machine
    let second = Second._makeMachine(gesture.second, context).machine
    return _GestureMachineBox(
      SimultaneousMachine(first, second).map { Value(first: $0.first, second: $0.second) })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures; the first goes before the second.
///
/// - Source: Apple, "ExclusiveGesture".
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which one it is.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// The gesture that goes first.
  public var first: First
  /// The one for when the first fails.
  public var second: Second

  /// Creates the choice.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    let first = First._makeMachine(gesture.first, context).machine
    let second = Second._makeMachine(gesture.second, context).machine
    return _GestureMachineBox(
      ExclusiveMachine(first, second).map { value in
        switch value {
        case .first(let first): return .first(first)
        case .second(let second): return .second(second)
        }
      })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture whose type is not known to its surroundings.
///
/// - Source: Apple, "AnyGesture".
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: (_GestureContext) -> _GestureMachineBox<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeMachine(gesture, $0) }
  }

  /// Makes the machine.
  public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<Value> {
    gesture.make(context)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// As the gesture's.
  public typealias Value = Wrapped.Value

  /// Never called.
  public var body: Never {
    preconditionFailure("an optional gesture has no body")
  }

  /// Makes the machine, or one that never succeeds.
  nonisolated public static func _makeMachine(
    _ gesture: Wrapped?, _ context: _GestureContext
  ) -> _GestureMachineBox<Wrapped.Value> {
    guard let gesture else { return _GestureMachineBox(FailedMachine()) }
    return Wrapped._makeMachine(gesture, context)
  }
}

extension Gesture {
  /// This gesture, then another.
  ///
  /// - Source: Apple, "sequenced(before:)".
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another at once.
  ///
  /// - Source: Apple, "simultaneously(with:)".
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another.
  ///
  /// - Source: Apple, "exclusively(before:)".
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
