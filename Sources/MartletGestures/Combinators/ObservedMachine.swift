/// Calls back as a gesture goes on: `updating`, `onChanged` and `onEnded` are made of it.
///
/// It may sit anywhere in a composed gesture. Its calls are effects, so they run only once arbitration
/// allows.
package struct ObservedMachine<Base: GestureMachine>: GestureMachine {
  package struct Callbacks {
    /// Gets a value and whether it is provisional; not called for the final one.
    package var onUpdate: ((Base.Value, _ isProvisional: Bool) -> Void)?
    package var onEnd: ((Base.Value) -> Void)?
    /// After an end, a failure or a cancel, if `onUpdate` was called before it.
    package var onReset: (() -> Void)?
    /// Values that are the same as the one before cause no update.
    package var isSame: ((Base.Value, Base.Value) -> Bool)?
  }

  /// Whether an update reached its callback, shared with the effects, which may run much later or never.
  private final class Delivery {
    var hasUpdated = false
  }

  private var base: Base
  private var callbacks: Callbacks
  private var lastValue: Base.Value?
  private let delivery = Delivery()

  package init(_ base: Base, _ callbacks: Callbacks) {
    self.base = base
    self.callbacks = callbacks
  }

  package var phase: GesturePhase<Base.Value> { base.phase }
  package var deadline: Double? { base.deadline }
  package var waitsForRivals: Bool { base.waitsForRivals }

  package mutating func advance(
    _ input: GestureInput, _ effects: inout GestureEffects
  ) -> GesturePhase<Base.Value> {
    guard !base.phase.isFinished else { return base.phase }
    // A time that another gesture asked for brings no news; repeating the last value would look like one.
    if case .time(let time) = input, !base.isDue(at: time) { return base.phase }
    let phase = base.advance(input, &effects)
    switch phase {
    case .possible(let value): if let value { appendUpdate(value, isProvisional: true, &effects) }
    case .active(let value): appendUpdate(value, isProvisional: false, &effects)
    case .ended(let value):
      if let onEnd = callbacks.onEnd {
        effects.append(.end) { onEnd(value) }
      }
      appendReset(&effects)
    case .failed: appendReset(&effects)
    }
    return phase
  }

  private mutating func appendUpdate(
    _ value: Base.Value, isProvisional: Bool, _ effects: inout GestureEffects
  ) {
    if let isSame = callbacks.isSame, let lastValue, isSame(lastValue, value) { return }
    lastValue = value
    guard callbacks.onUpdate != nil || callbacks.onReset != nil else { return }
    effects.append(.update) { [onUpdate = callbacks.onUpdate, delivery] in
      delivery.hasUpdated = true
      onUpdate?(value, isProvisional)
    }
  }

  private func appendReset(_ effects: inout GestureEffects) {
    guard let onReset = callbacks.onReset else { return }
    effects.append(.reset) { [delivery] in
      guard delivery.hasUpdated else { return }
      delivery.hasUpdated = false
      onReset()
    }
  }

  package mutating func reset() {
    base.reset()
    lastValue = nil
  }

  package mutating func adopt(_ newer: Self) {
    base.adopt(newer.base)
    callbacks = newer.callbacks
  }
}

extension GestureMachine {
  /// The gesture with callbacks; every event of an active gesture is an update.
  package func observed(
    onUpdate: ((Value, _ isProvisional: Bool) -> Void)? = nil,
    onEnd: ((Value) -> Void)? = nil,
    onReset: (() -> Void)? = nil
  ) -> ObservedMachine<Self> {
    ObservedMachine(self, .init(onUpdate: onUpdate, onEnd: onEnd, onReset: onReset))
  }
}

extension GestureMachine where Value: Equatable {
  /// The gesture with a callback for values that differ from the one before.
  package func observedChanges(
    onUpdate: @escaping (Value, _ isProvisional: Bool) -> Void, onReset: (() -> Void)? = nil
  ) -> ObservedMachine<Self> {
    ObservedMachine(self, .init(onUpdate: onUpdate, onReset: onReset, isSame: ==))
  }
}
