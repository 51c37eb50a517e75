import Foundation
import MartletGestures
import MartletPrimitives

/// A pointer event as one machine sees it, in a view that covers the whole surface.
func pointer(
  _ phase: PointerPhase, _ x: CGFloat = 0, _ y: CGFloat = 0, at time: Double, isInside: Bool = true,
  finger: Int = 0
) -> GestureInput {
  let event = PointerEvent(
    phase: phase, location: CGPoint(x: x, y: y), time: time, pointer: finger)
  return .pointer(
    GesturePointer(event: event, location: event.location, isInside: isInside))
}

extension GestureMachine {
  /// Feeds inputs in order and returns the last phase.
  mutating func run(_ inputs: GestureInput...) -> GesturePhase<Value> {
    for input in inputs { advance(input) }
    return phase
  }
}

/// What callbacks said, in order.
final class Log {
  var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries and forgets them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A window with one view of 100 × 100 points and the gestures on it.
final class Host {
  let arena = GestureArena()
  let log = Log()
  /// Innermost first.
  var path: [GestureRecognizer] = []
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Adds a gesture outside those already there, which logs its end and, if asked, its updates and resets.
  @discardableResult
  func add(
    _ name: String, _ machine: some GestureMachine, _ priority: GesturePriority = .normal,
    logsUpdates: Bool = false, onEnd: @escaping () -> Void = {}
  ) -> GestureRecognizer {
    let observed = machine.observed(
      onUpdate: { [log] _, isProvisional in
        if logsUpdates { log.add(isProvisional ? "\(name) pressing" : "\(name) changed") }
      },
      onEnd: { [log] _ in
        log.add("\(name) ended")
        onEnd()
      },
      onReset: { [log] in
        if logsUpdates { log.add("\(name) reset") }
      })
    let recognizer = GestureRecognizer(observed, priority: priority) { [unowned self] point in
      (point, self.bounds.contains(point))
    }
    path.append(recognizer)
    return recognizer
  }

  func send(
    _ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat, at time: Double, button: Int = 1,
    finger: Int = 0
  ) {
    arena.handle(
      PointerEvent(
        phase: phase, location: CGPoint(x: x, y: y), time: time, button: button, pointer: finger)
    ) { path }
  }

  func press(_ x: CGFloat = 50, _ y: CGFloat = 50, at time: Double) { send(.down, x, y, at: time) }
  func move(_ x: CGFloat, _ y: CGFloat = 50, at time: Double) { send(.moved, x, y, at: time) }
  func release(_ x: CGFloat = 50, _ y: CGFloat = 50, at time: Double) { send(.up, x, y, at: time) }

  func tap(_ x: CGFloat = 50, _ y: CGFloat = 50, at time: Double) {
    press(x, y, at: time)
    release(x, y, at: time + 0.05)
  }
}
