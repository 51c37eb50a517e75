import Foundation
import MartletPrimitives

/// How a gesture stands to the others on the way from the touched view to the root.
package enum GesturePriority: Hashable, Sendable {
  /// `.gesture`: gives way to those declared inside it.
  case normal
  /// `.simultaneousGesture`: has no rivals.
  case simultaneous
  /// `.highPriorityGesture`: goes before those declared inside it.
  case high
}

/// One gesture on one view: a machine and its standing in the arena.
///
/// A view with a gesture keeps one recogniser as long as it lives, so that a body that runs again in the
/// middle of a gesture only renews its closures.
package final class GestureRecognizer {
  /// Where a point of the surface is for this gesture's view.
  package typealias HitTest = (_ globalLocation: CGPoint) -> (location: CGPoint, isInside: Bool)

  enum Status {
    /// Not in the arena, failed, cancelled, or ended and told so.
    case finished
    case possible
    /// Recognised, but not allowed to say so yet.
    case held
    /// Allowed, and going on.
    case active
  }

  package var priority: GesturePriority
  private let hitTest: HitTest
  private var machine: any GestureMachine
  /// A gesture of another type, which takes over at the next press.
  private var successor: (any GestureMachine)?

  private(set) var status = Status.finished
  /// The callbacks of a recognised gesture until it is allowed to make them.
  private var heldEffects = GestureEffects()
  /// The rivals that decide about a held gesture, which is dropped if one of them succeeds; nil before
  /// arbitration.
  var awaitedRivals: [GestureRecognizer]?

  /// - Parameter hitTest: Converts locations at the moment of each event; must not change the arena.
  package init(
    _ machine: any GestureMachine, priority: GesturePriority = .normal, hitTest: @escaping HitTest
  ) {
    self.machine = machine
    self.priority = priority
    self.hitTest = hitTest
  }

  /// Takes over the parameters and closures of a newer gesture value.
  package func adopt(_ newer: any GestureMachine) {
    successor = adoptIfSameType(&machine, newer) ? nil : newer
  }

  /// Whether a gesture is under way, recognised or not.
  package var isRunning: Bool { status != .finished }

  var deadline: Double? {
    status == .finished ? nil : machine.deadline
  }

  var waitsForRivals: Bool { machine.waitsForRivals }

  // MARK: Steps, called by the arena

  func start() {
    if let successor {
      machine = successor
      self.successor = nil
    }
    machine.reset()
    heldEffects = GestureEffects()
    awaitedRivals = nil
    status = .possible
  }

  /// Feeds an event and returns the callbacks that may run now.
  func feed(_ event: PointerEvent) -> GestureEffects {
    guard status != .finished else { return GestureEffects() }
    let (location, isInside) = hitTest(event.location)
    return advance(.pointer(GesturePointer(event: event, location: location, isInside: isInside)))
  }

  /// Tells the time if it is due and returns the callbacks that may run now.
  func feed(time: Double) -> GestureEffects {
    guard status != .finished, machine.isDue(at: time) else { return GestureEffects() }
    return advance(.time(time))
  }

  private func advance(_ input: GestureInput) -> GestureEffects {
    var effects = GestureEffects()
    let progress = advanceMachine(&machine, input, &effects)
    switch (status, progress) {
    case (.finished, _):
      return GestureEffects()
    case (.possible, .possible), (.active, .recognized), (.active, .possible):
      return effects
    case (.active, .ended), (.active, .failed):
      status = .finished
      return effects
    case (.possible, .recognized), (.possible, .ended), (.held, .recognized), (.held, .ended),
      (.held, .possible):
      status = .held
      heldEffects.append(effects)
      return GestureEffects()
    case (.possible, .failed), (.held, .failed):
      heldEffects.append(effects)
      return finish()
    }
  }

  /// Lets a recognised gesture speak and returns what it has to say.
  func permit() -> GestureEffects {
    status = isMachineFinished(machine) ? .finished : .active
    awaitedRivals = nil
    return heldEffects.take()
  }

  /// Fails the gesture, whatever it has reached, and returns the resets.
  func fail() -> GestureEffects {
    guard status != .finished else { return GestureEffects() }
    _ = advanceMachine(&machine, .cancel, &heldEffects)
    return finish()
  }

  private func finish() -> GestureEffects {
    status = .finished
    awaitedRivals = nil
    return heldEffects.take().resetsOnly
  }
}

/// A phase without its value.
private enum Progress {
  case possible
  case recognized
  case ended
  case failed
}

private func advanceMachine(
  _ machine: inout some GestureMachine, _ input: GestureInput, _ effects: inout GestureEffects
) -> Progress {
  switch machine.advance(input, &effects) {
  case .possible: .possible
  case .active: .recognized
  case .ended: .ended
  case .failed: .failed
  }
}

private func isMachineFinished(_ machine: some GestureMachine) -> Bool {
  machine.phase.isFinished
}
