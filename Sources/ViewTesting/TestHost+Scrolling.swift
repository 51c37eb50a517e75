import Foundation
import MartletCore
import MartletPrimitives
import SwiftUI

extension TestHost {
  /// What turns the content.
  public enum ScrollDevice: Sendable {
    /// A wheel, which moves in steps; views smooth them.
    case wheel
    /// A touchpad, which content follows at once.
    case touchpad
  }

  /// Turns the wheel, or moves two fingers on the touchpad, at a point; by default in the middle of the window.
  ///
  /// - Parameter delta: in points; positive moves the content up and to the left. A click of the wheel is 48.
  /// - Returns: whether a view used it.
  @discardableResult
  public func scroll(
    by delta: CGSize, at point: CGPoint? = nil, with device: ScrollDevice = .wheel,
    modifiers: EventModifiers = []
  ) -> Bool {
    let location = point ?? CGPoint(x: window.size.width / 2, y: window.size.height / 2)
    update()
    let isUsed = window.deliver(
      .scroll(
        ScrollEvent(
          location: location, delta: delta, isPrecise: device == .touchpad, modifiers: modifiers.keyModifiers,
          time: time)))
    update()
    return isUsed
  }

  /// Lifts the fingers from the touchpad: the content glides on.
  public func endScroll(at point: CGPoint? = nil) {
    let location = point ?? CGPoint(x: window.size.width / 2, y: window.size.height / 2)
    _ = window.deliver(
      .scroll(ScrollEvent(location: location, delta: .zero, isPrecise: true, isEnd: true, time: time)))
    update()
  }

  /// Clicks in the middle of a view with keys held.
  public func tap(_ view: FoundView, modifiers: EventModifiers) {
    for phase in [PointerPhase.down, .up] {
      update()
      _ = window.deliver(
        .pointer(
          PointerEvent(phase: phase, location: view.center, time: time, modifiers: modifiers.keyModifiers)))
    }
    update()
  }

  /// Touches a point with a finger, moves it evenly and lifts it.
  public func touchDrag(from start: CGPoint, to end: CGPoint, duration: Double = 0.2, lifts: Bool = true) {
    sendTouch(.down, at: start)
    let steps = max(Int((duration / Self.frameDuration).rounded()), 1)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      sendTouch(
        .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if lifts { sendTouch(.up, at: end) }
  }

  /// Touches the middle of a view with a finger and lifts it.
  public func touchTap(_ view: FoundView) {
    sendTouch(.down, at: view.center)
    sendTouch(.up, at: view.center)
  }

  /// Lifts the finger that `touchDrag(lifts: false)` left on the screen.
  public func touchLift(at point: CGPoint) {
    sendTouch(.up, at: point)
  }

  private func sendTouch(_ phase: PointerPhase, at point: CGPoint) {
    update()
    _ = window.deliver(.pointer(PointerEvent(phase: phase, location: point, time: time, pointer: 1)))
    update()
  }

  /// Scrolls a view into sight that exists, in all scroll views around it.
  public func scrollToReveal(_ view: FoundView) {
    controller.host.scrolling.reveal(view.item.element)
    update()
  }

  /// The window's size in points.
  public var windowSize: CGSize { window.size }

  /// How many rows of lists and lazy stacks do not exist, because they are too far out of sight.
  public var unbuiltRowCount: Int {
    update()
    return controller.host.root.unbuiltRowCount
  }
}
