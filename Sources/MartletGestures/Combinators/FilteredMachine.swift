import Foundation
import MartletPrimitives

/// Changes the pointers a gesture sees, or keeps them from it.
///
/// One wrapper for two needs: a gesture measured in another coordinate space gets its locations rewritten; a
/// gesture with modifier keys doesn't see presses without them.
package struct FilteredMachine<Base: GestureMachine>: GestureMachine {
  private var base: Base
  private var filter: (GesturePointer) -> GesturePointer?

  /// - Parameter filter: Returns what the gesture is to see; nil for a press that fails it, and for any other
  ///   event that it doesn't see.
  package init(_ base: Base, filter: @escaping (GesturePointer) -> GesturePointer?) {
    self.base = base
    self.filter = filter
  }

  package var phase: GesturePhase<Base.Value> { base.phase }
  package var deadline: Double? { base.deadline }
  package var waitsForRivals: Bool { base.waitsForRivals }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Base.Value> {
    guard case .pointer(let pointer) = input else { return base.advance(input, &effects) }
    if let filtered = filter(pointer) { return base.advance(.pointer(filtered), &effects) }
    return pointer.phase == .down ? base.advance(.cancel, &effects) : base.phase
  }

  package mutating func reset() {
    base.reset()
  }

  package mutating func adopt(_ newer: Self) {
    base.adopt(newer.base)
    filter = newer.filter
  }
}

extension GestureMachine {
  /// The gesture with its locations in another coordinate space.
  package func located(
    by convert: @escaping (GesturePointer) -> CGPoint
  ) -> FilteredMachine<Self> {
    FilteredMachine(self) { pointer in
      var converted = pointer
      converted.location = convert(pointer)
      return converted
    }
  }

  /// The gesture for presses with these keys held; more keys do no harm.
  package func requiring(_ modifiers: KeyModifiers) -> FilteredMachine<Self> {
    FilteredMachine(self) { pointer in
      let isRefused = pointer.phase == .down && !pointer.event.modifiers.isSuperset(of: modifiers)
      return isRefused ? nil : pointer
    }
  }
}
