import Foundation
import MartletPrimitives

/// Keyframes of one value, one after the other.
///
/// - Source: Apple, "KeyframeTrackContent".
public protocol KeyframeTrackContent<Value> {
  /// What moves.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the body; a keyframe's own is the keyframe itself.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes it is made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Adds the keyframes to a path.
  func _appendKeyframes(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the body's.
  public func _appendKeyframes(to path: inout _KeyframePath<Value>) { body._appendKeyframes(to: &path) }
}

extension KeyframeTrackContent where Body == Self {
  /// The keyframe itself.
  public var body: Self { self }
}

/// Moves to a value along a timing curve.
///
/// - Source: Apple, "LinearKeyframe".
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = LinearKeyframe<Value>

  private let keyframe: _KeyframePath<Value>.Keyframe

  /// Moves to a value.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long it takes, in seconds.
  ///   - timingCurve: how the way is spread over that time.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _KeyframePath<Value>.Keyframe(kind: .linear(timingCurve), target: to, duration: duration)
  }

  /// Adds itself.
  public func _appendKeyframes(to path: inout _KeyframePath<Value>) { path.append(keyframe) }
}

/// Moves to a value as a spring does.
///
/// - Source: Apple, "SpringKeyframe".
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = SpringKeyframe<Value>

  private let keyframe: _KeyframePath<Value>.Keyframe

  /// Moves to a value.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long it takes, in seconds; until the spring is at rest if `nil`.
  ///   - spring: the spring.
  ///   - startVelocity: how fast it moves at first; as fast as before if `nil`.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = _KeyframePath<Value>.Keyframe(
      kind: .spring(spring, duration: duration), target: to, startVelocity: startVelocity?.animatableData)
  }

  /// Adds itself.
  public func _appendKeyframes(to path: inout _KeyframePath<Value>) { path.append(keyframe) }
}

/// Moves to a value along a curve that goes on smoothly from one keyframe to the next.
///
/// - Source: Apple, "CubicKeyframe".
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = CubicKeyframe<Value>

  private let keyframe: _KeyframePath<Value>.Keyframe

  /// Moves to a value.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long it takes, in seconds.
  ///   - startVelocity: how fast it moves at first; such that it goes on smoothly if `nil`.
  ///   - endVelocity: how fast it moves in the end; such that it goes on smoothly if `nil`.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = _KeyframePath<Value>.Keyframe(
      kind: .cubic, target: to, duration: duration, startVelocity: startVelocity?.animatableData,
      endVelocity: endVelocity?.animatableData)
  }

  /// Adds itself.
  public func _appendKeyframes(to path: inout _KeyframePath<Value>) { path.append(keyframe) }
}

/// Is at a value at once.
///
/// - Source: Apple, "MoveKeyframe".
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe itself.
  public typealias Body = MoveKeyframe<Value>

  private let keyframe: _KeyframePath<Value>.Keyframe

  /// Is at a value at once.
  public init(_ to: Value) {
    keyframe = _KeyframePath<Value>.Keyframe(kind: .move, target: to)
  }

  /// Adds itself.
  public func _appendKeyframes(to path: inout _KeyframePath<Value>) { path.append(keyframe) }
}

/// Puts keyframes of one value together.
///
/// - Source: Apple, "KeyframeTrackContentBuilder".
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One of two.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where ConditionalValue == First.Value, ConditionalValue == Second.Value, ConditionalValue: Animatable {
    /// What moves.
    public typealias Value = ConditionalValue
    /// Itself.
    public typealias Body = Conditional<ConditionalValue, First, Second>

    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    /// Adds the one that is there.
    public func _appendKeyframes(to path: inout _KeyframePath<ConditionalValue>) {
      switch storage {
      case .first(let content): content._appendKeyframes(to: &path)
      case .second(let content): content._appendKeyframes(to: &path)
      }
    }
  }

  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Takes the first one as it is.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  /// Puts one behind others.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    KeyframeList<Value>(append: { path in
      accumulated._appendKeyframes(to: &path)
      next._appendKeyframes(to: &path)
    })
  }

  /// Puts many one after the other.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> some KeyframeTrackContent<
    Value
  >
  where K.Value == Value {
    KeyframeList<Value>(append: { path in
      for component in components { component._appendKeyframes(to: &path) }
    })
  }

  /// None.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeList<Value>(append: { _ in })
  }

  /// The first of two.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> Conditional<Value, A, B> where A.Value == Value, B.Value == Value {
    Conditional(storage: .first(component))
  }

  /// The second of two.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> Conditional<Value, A, B> where A.Value == Value, B.Value == Value {
    Conditional(storage: .second(component))
  }
}

struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
  typealias Body = KeyframeList<Value>

  let append: (inout _KeyframePath<Value>) -> Void

  func _appendKeyframes(to path: inout _KeyframePath<Value>) { append(&path) }
}
