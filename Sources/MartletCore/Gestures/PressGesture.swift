import Foundation
import MartletGestures
import MartletPrimitives

/// A press as buttons know it: the value says whether the pressed pointer is inside now, and it ends when
/// the pointer is released inside.
nonisolated package struct PressGesture: PrimitiveGesture {
  package typealias Value = Bool

  package init() {}

  /// Makes the machine.
  nonisolated public static func _makeMachine(
    _ gesture: PressGesture, _ context: _GestureContext
  ) -> _GestureMachineBox<Bool> {
    _GestureMachineBox(PressMachine())
  }
}
