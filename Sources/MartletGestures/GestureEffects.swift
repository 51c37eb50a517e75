/// A callback that a machine wants to run.
///
/// Machines never call user code themselves: a gesture that is recognised may still lose to a rival, and
/// user code that runs in the middle of a transition could pull the state away from under it.
package struct GestureEffect {
  package enum Kind: Hashable, Sendable {
    /// A new value, provisional or not.
    case update
    /// The gesture succeeded.
    case end
    /// What updates had set falls back.
    case reset
  }

  package let kind: Kind
  package let run: () -> Void

  package init(_ kind: Kind, run: @escaping () -> Void) {
    self.kind = kind
    self.run = run
  }
}

/// The callbacks one step of a machine asks for, in order.
package struct GestureEffects {
  package private(set) var all: [GestureEffect] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  package mutating func append(_ kind: GestureEffect.Kind, run: @escaping () -> Void) {
    all.append(GestureEffect(kind, run: run))
  }

  package mutating func append(_ other: GestureEffects) {
    all += other.all
  }

  /// Returns the effects and forgets them.
  package mutating func take() -> GestureEffects {
    defer { all = [] }
    return self
  }

  /// What remains for a gesture that lost: its updates and its end never happen, its resets do.
  package var resetsOnly: GestureEffects {
    var result = GestureEffects()
    result.all = all.filter { $0.kind == .reset }
    return result
  }
}
