import Foundation
import MartletGestures
import MartletPrimitives

/// A way of moving or pressing a pointer that means something.
///
/// - Source: Apple, "Gesture".
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the state machine that follows the events.
  nonisolated static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachineBox<
    Value
  >
}

/// Where a gesture is attached.
public struct _GestureContext {
  unowned(unsafe) let element: ElementNode
}

/// A machine whose type is not known to its surroundings.
public struct _GestureMachineBox<Value> {
  let machine: AnyGestureMachine<Value>

  init(_ machine: some GestureMachine<Value>) {
    self.machine = machine.eraseToAny()
  }
}

extension Gesture where Value == Body.Value {
  /// Makes the body's machine.
  nonisolated public static func _makeMachine(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureMachineBox<Value> {
    Body._makeMachine(BodyEvaluation.isolated(gesture) { $0.body }, context)
  }
}

extension Never: Gesture {
  /// Never.
  public typealias Value = Never
}

/// A gesture that the engine knows itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is recognised by the engine")
  }
}

/// Which gestures of a view take part.
///
/// - Source: Apple, "GestureMask".
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
