import Foundation
import MartletPrimitives

/// Where the gestures of one host compete for the pointers.
///
/// Each input is handled in three steps that never mix: every machine advances, arbitration decides,
/// callbacks run. So a callback may cancel recognisers, or everything, and finds a settled arena.
package final class GestureArena {
  /// The recognisers of the present press, in order of precedence.
  var members: [GestureRecognizer] = []
  /// The latest event of each pointer that is down.
  private var pressed: [Int: PointerEvent] = [:]
  private var pendingCallbacks: [(recognizer: GestureRecognizer, effect: GestureEffect)] = []
  private var isCallingBack = false
  private var latestTime = 0.0

  package init() {}

  /// Whether any gesture is under way, recognised or not.
  package var isTracking: Bool { !pressed.isEmpty || members.contains { $0.isRunning } }

  /// Whether a gesture with rivals has been recognised and goes on, so that nothing else may claim the
  /// pointer.
  package var hasActiveGesture: Bool {
    members.contains { $0.status == .active && $0.priority != .simultaneous }
  }

  /// When `advance(to:)` has to be called next if nothing happens before, in seconds on the host's clock.
  package var nextDeadline: Double? {
    members.reduce(nil) { earlier($0, $1.deadline) }
  }

  // MARK: Input

  /// Handles a press, move or release.
  ///
  /// Buttons other than the first are not for gestures, and events with a broken location or time use the
  /// last good one.
  /// - Parameter path: The recognisers from the touched view up to the root, innermost first; on one view,
  ///   the first written is the innermost. Asked for at a press only.
  package func handle(_ event: PointerEvent, path: () -> [GestureRecognizer]) {
    // A move or a cancel belongs to the pointer, whatever it says about buttons.
    let isAboutButton = event.phase == .down || event.phase == .up
    guard event.button == 1 || !isAboutButton, let event = repaired(event) else { return }
    advance(to: event.time)
    switch event.phase {
    case .down:
      press(event, path())
    case .moved, .up, .cancelled:
      guard pressed[event.pointer] != nil else { return }
      pressed[event.pointer] = event.phase == .moved ? event : nil
      feed(event, to: members)
    }
    settle()
  }

  /// Lets the clock run to this time, deadline by deadline.
  package func advance(to time: Double) {
    guard time.isFinite else { return }
    while let deadline = nextDeadline, deadline <= time {
      latestTime = max(latestTime, deadline)
      for member in members {
        enqueue(member.feed(time: deadline), of: member)
      }
      arbitrate()
    }
    latestTime = max(latestTime, time)
    settle()
  }

  /// Takes a recogniser out because its view goes away or its gesture is disabled.
  ///
  /// Nothing is called afterwards but resets. A gesture that waited for it may go ahead.
  package func cancel(_ recognizer: GestureRecognizer) {
    // It may have left the arena already and still have a callback to come.
    dropCallbacks { $0 === recognizer }
    fail(recognizer)
    members.removeAll { $0 === recognizer }
    settle()
  }

  /// Ends everything without result, as when the window loses the pointer.
  package func cancelAll() {
    dropCallbacks { _ in true }
    for member in members { fail(member) }
    members = []
    pressed = [:]
    settle()
  }

  // MARK: Steps

  private func repaired(_ event: PointerEvent) -> PointerEvent? {
    var event = event
    if !event.time.isFinite { event.time = latestTime }
    if !event.location.x.isFinite || !event.location.y.isFinite {
      guard let last = pressed[event.pointer] else { return nil }
      event.location = last.location
    }
    return event
  }

  private func press(_ event: PointerEvent, _ path: [GestureRecognizer]) {
    if var lost = pressed.removeValue(forKey: event.pointer) {
      // The release never came; its press can't be a tap any more.
      lost.phase = .cancelled
      lost.time = event.time
      feed(lost, to: members)
      arbitrate()
    }
    if pressed.isEmpty {
      beginPress(ordered(path))
    }
    pressed[event.pointer] = event
    feed(event, to: members.filter { member in path.contains { $0 === member } })
  }

  /// Starts the recognisers of a new press, while those in the middle of several taps go on.
  private func beginPress(_ path: [GestureRecognizer]) {
    let isLeaving = { (member: GestureRecognizer) in !path.contains { $0 === member } }
    for member in members where isLeaving(member) && member.status != .held {
      fail(member)
    }
    arbitrate()
    for member in members where isLeaving(member) {
      fail(member)
    }
    let isTaken = hasActiveGesture
    members = path
    for member in members where !member.isRunning {
      if !isTaken || member.priority == .simultaneous { member.start() }
    }
  }

  private func feed(_ event: PointerEvent, to recognizers: [GestureRecognizer]) {
    for recognizer in recognizers {
      enqueue(recognizer.feed(event), of: recognizer)
    }
  }

  private func fail(_ member: GestureRecognizer) {
    enqueue(member.fail(), of: member)
  }

  // MARK: Callbacks

  func enqueue(_ effects: GestureEffects, of recognizer: GestureRecognizer) {
    pendingCallbacks += effects.all.map { (recognizer, $0) }
  }

  private func dropCallbacks(where isDropped: (GestureRecognizer) -> Bool) {
    pendingCallbacks.removeAll { $0.effect.kind != .reset && isDropped($0.recognizer) }
  }

  /// Decides, forgets the press if it is over, and runs the callbacks.
  private func settle() {
    arbitrate()
    if !isTracking { members = [] }
    guard !isCallingBack else { return }
    isCallingBack = true
    defer { isCallingBack = false }
    while !pendingCallbacks.isEmpty {
      pendingCallbacks.removeFirst().effect.run()
    }
  }
}
