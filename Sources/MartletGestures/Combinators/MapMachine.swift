/// Changes what a gesture's value looks like.
package struct MapMachine<Base: GestureMachine, Value>: GestureMachine {
  private var base: Base
  private var transform: (Base.Value) -> Value

  package init(_ base: Base, _ transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  package var phase: GesturePhase<Value> { base.phase.map(transform) }
  package var deadline: Double? { base.deadline }
  package var waitsForRivals: Bool { base.waitsForRivals }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Value> {
    base.advance(input, &effects).map(transform)
  }

  package mutating func reset() {
    base.reset()
  }

  package mutating func adopt(_ newer: Self) {
    base.adopt(newer.base)
    transform = newer.transform
  }
}

extension GestureMachine {
  package func map<Result>(_ transform: @escaping (Value) -> Result) -> MapMachine<Self, Result> {
    MapMachine(self, transform)
  }
}
