import Foundation
import MartletPrimitives

/// What an animation is given, and remembers, from one frame to the next.
///
/// - Source: Apple, "AnimationContext".
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers.
  public var state: AnimationState<Value>

  /// A Boolean value that tells whether the animation counts as done although it may still move a little.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// Returns the same context with another state, for an animation that wraps one of another vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}

/// Names a value that an animation remembers.
///
/// - Source: Apple, "AnimationStateKey".
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before one is set.
  static var defaultValue: Value { get }
}

/// The values that an animation remembers, by key.
///
/// - Source: Apple, "AnimationState".
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The motion a spring took over; it has a place of its own because it is read at every frame.
  var takenMotion: TakenMotion<Value>?

  /// When a merged animation began, for `logicallyComplete(after:)`; in seconds.
  var logicalStart: Double = 0

  /// Creates a state that holds nothing.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
