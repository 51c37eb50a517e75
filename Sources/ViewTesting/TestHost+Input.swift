import Foundation
import MartletCore
import MartletGTK
import MartletPrimitives
import SwiftUI

extension TestHost {
  // MARK: Pointer, in points of the window

  /// Presses the pointer's button.
  public func pointerDown(at point: CGPoint, button: Int = 1) {
    pointer = point
    send(.down, at: point, button: button)
  }

  /// Moves the pointer with the button down.
  public func pointerMove(to point: CGPoint) {
    pointer = point
    send(.moved, at: point)
  }

  /// Releases the button, where the pointer is or elsewhere.
  public func pointerUp(at point: CGPoint? = nil, button: Int = 1) {
    send(.up, at: point ?? pointer ?? .zero, button: button)
    pointer = nil
  }

  /// Takes the pointer away, as the system does when another window comes up.
  public func pointerCancel() {
    send(.cancelled, at: pointer ?? .zero)
    pointer = nil
  }

  /// Clicks at a point, with keys held meanwhile.
  public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) {
    for _ in 0..<max(count, 1) {
      pointer = point
      send(.down, at: point, modifiers: modifiers)
      send(.up, at: point, modifiers: modifiers)
      pointer = nil
    }
  }

  /// Clicks in the middle of a view.
  public func tap(_ view: FoundView, count: Int = 1) {
    tap(at: pointInWindow(view.center, of: view), count: count)
  }

  /// Holds the button down at a point for a time in seconds, then releases it.
  public func press(at point: CGPoint, for duration: Double) {
    pointerDown(at: point)
    advance(by: duration)
    pointerUp(at: point)
  }

  /// Holds the button down in the middle of a view for a time in seconds, then releases it.
  public func press(_ view: FoundView, for duration: Double) {
    press(at: pointInWindow(view.center, of: view), for: duration)
  }

  /// Presses, moves evenly and releases.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.2) {
    pointerDown(at: start)
    let steps = max(Int((duration / Self.frameDuration).rounded()), 1)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      pointerMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    pointerUp(at: end)
  }

  /// Drags a finger over a touch screen, in even steps.
  public func swipe(from start: CGPoint, to end: CGPoint) {
    func finger(_ phase: PointerPhase, at point: CGPoint) {
      _ = window.deliver(.pointer(PointerEvent(phase: phase, location: point, time: time, pointer: 1)))
      update()
    }
    finger(.down, at: start)
    let steps = 10
    for step in 1...steps {
      advance(by: Self.frameDuration)
      let part = CGFloat(step) / CGFloat(steps)
      finger(
        .moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    finger(.up, at: end)
  }

  /// Moves the pointer with no button down; `nil` takes it out of the window.
  public func hover(at point: CGPoint?) {
    _ = window.deliver(.hover(point, time: time))
    update()
  }

  /// Turns the wheel at a point of the window; a positive distance, in points, shows what is further down.
  public func wheel(at point: CGPoint, by distance: CGFloat) {
    let event = ScrollEvent(
      location: point, delta: CGSize(width: 0, height: distance), isPrecise: false, time: time)
    _ = window.deliver(.scroll(event))
    update()
  }

  /// Gives the keyboard to another window, as the user does.
  public func leaveWindow() {
    window.delegate?.surface(window, didChangeActive: false)
    update()
  }

  // MARK: Keyboard

  /// Presses a key and keeps it down.
  public func keyDown(_ name: String, characters: String? = nil) {
    send(.down, name, characters)
  }

  /// Releases a key.
  public func keyUp(_ name: String, characters: String? = nil) {
    send(.up, name, characters)
  }

  /// Moves the keyboard to the next control, or the one before.
  public func tabKey(backward: Bool = false) {
    let name = backward ? "ISO_Left_Tab" : "Tab"
    key(name, characters: "\t")
  }

  /// Presses and releases a key.
  ///
  /// - Parameters:
  ///   - name: the key's X name, such as `Escape`, `Return`, `Left`, `space` or `a`.
  ///   - characters: what it types; a letter types itself if nothing is given.
  ///   - modifiers: the keys held with it.
  public func key(_ name: String, characters: String? = nil, modifiers: EventModifiers = []) {
    send(.down, name, characters, modifiers)
    send(.up, name, characters, modifiers)
  }

  private func send(
    _ phase: KeyEvent.Phase, _ name: String, _ characters: String?, _ modifiers: EventModifiers = []
  ) {
    let typed: String = characters ?? (name == "space" ? " " : name.count == 1 ? name : "")
    let event = KeyEvent(
      phase: phase, name: name, characters: typed, modifiers: modifiers.keyModifiers, time: time)
    _ = window.deliver(.key(event))
    update()
  }

  /// Types a text on the keyboard, key by key, into the view that has it.
  public func type(_ text: String) {
    for character in text {
      let name: String
      switch character {
      case " ": name = "space"
      case "\n": name = "Return"
      case "\t": name = "Tab"
      default: name = String(character)
      }
      key(name, characters: String(character))
    }
  }

  // MARK: Delivery

  private func send(
    _ phase: PointerPhase, at point: CGPoint, button: Int = 1, modifiers: EventModifiers = []
  ) {
    update()
    let event = PointerEvent(
      phase: phase, location: point, time: time, button: button, modifiers: modifiers.keyModifiers)
    _ = window.deliver(.pointer(event))
    update()
  }

  private func pointInWindow(_ point: CGPoint, of view: FoundView) -> CGPoint {
    guard view.isInPopover else { return point }
    for (root, surface) in controller.popupRoots where root === view.item.element.surfaceRoot {
      guard let popup = surface as? HeadlessPopup else { continue }
      return CGPoint(x: point.x + popup.originInWindow.x, y: point.y + popup.originInWindow.y)
    }
    return point
  }
}

extension TestHost {
  /// The addresses that the desktop was asked to open, oldest first.
  public var openedURLs: [URL] { desktop.openedURLs }
}
