import Foundation
import MartletPrimitives

extension HeadlessWindow {
  /// Delivers what a user does, as a desktop would: popups grab input.
  ///
  /// A press outside of an open popup asks the topmost one to close and is swallowed up to its
  /// release. Keys go to the topmost popup, which Escape asks to close unless it is used otherwise.
  ///
  /// - Parameter event: places are points of the window, wherever the popups are.
  /// - Returns: whether the event was used.
  @discardableResult
  package func deliver(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let pointer):
      return deliver(pointer)
    case .hover(let point, let time):
      return deliverHover(point, time: time)
    case .scroll(var scroll):
      guard let target = target(at: scroll.location) else { return false }
      scroll.location = target.local(scroll.location)
      return target.send(.scroll(scroll))
    case .key(let key):
      let target = keyTarget
      if target.textInput != nil {
        if target.type(key) { return true }
      } else if target.send(event) {
        return true
      }
      guard key.phase == .down, key.name == "Escape", target is HeadlessPopup else { return false }
      target.delegate?.surfaceDidRequestClose(target)
      return true
    case .text, .textInput:
      return keyTarget.send(event)
    }
  }

  /// The popup opened last, which may belong to another popup.
  package var topmostPopup: HeadlessPopup? {
    var topmost = popups.last
    while let inner = topmost?.popups.last { topmost = inner }
    return topmost
  }

  /// The popup opened last that grabs input.
  private var grabbingPopup: HeadlessPopup? { allPopups.last { $0.request.grabsInput } }

  /// Where keys go: to a popup that grabs no input only while it has the caret.
  package var keyTarget: HeadlessSurface {
    grabbingPopup ?? allPopups.last { $0.textInput != nil } ?? self
  }

  /// The open popups, inner ones behind those they belong to.
  private var allPopups: [HeadlessPopup] {
    func all(_ popups: [HeadlessPopup]) -> [HeadlessPopup] { popups.flatMap { [$0] + all($0.popups) } }
    return all(popups)
  }

  private func deliver(_ event: PointerEvent) -> Bool {
    var event = event
    let isEnd = event.phase == .up || event.phase == .cancelled
    if event.phase == .down, grabs[event.pointer] == nil {
      if let target = target(at: event.location) {
        grabs[event.pointer] = .surface(target)
      } else if let popup = grabbingPopup {
        grabs[event.pointer] = .nobody
        popup.delegate?.surfaceDidRequestClose(popup)
        return true
      }
    }
    defer {
      if isEnd { grabs[event.pointer] = nil }
    }
    switch grabs[event.pointer] {
    case .nobody:
      return true
    case .surface(let target):
      event.location = target.local(event.location)
      return target.send(.pointer(event))
    case nil:
      guard let target = target(at: event.location) else { return false }
      event.location = target.local(event.location)
      return target.send(.pointer(event))
    }
  }

  private func deliverHover(_ point: CGPoint?, time: Double) -> Bool {
    let target = point.flatMap { self.target(at: $0) }
    if let hovered, hovered !== target { _ = hovered.send(.hover(nil, time: time)) }
    hovered = target
    guard let target, let point else { return false }
    return target.send(.hover(target.local(point), time: time))
  }

  /// The surface at a point of the window: while a popup grabs input, only popups take part.
  private func target(at point: CGPoint) -> HeadlessSurface? {
    // One that grabs nothing takes what is over it, and no more.
    let free = allPopups.last { popup in
      !popup.request.grabsInput && CGRect(origin: popup.originInWindow, size: popup.size).contains(point)
    }
    if let free { return free }
    guard var popup = grabbingPopup else { return self }
    while true {
      if CGRect(origin: popup.originInWindow, size: popup.size).contains(point) { return popup }
      guard let outer = popup.parent as? HeadlessPopup else { return nil }
      popup = outer
    }
  }
}

extension HeadlessSurface {
  /// What holds a pointer from press to release.
  enum Grab {
    case surface(HeadlessSurface)
    /// The press closed a popup and belongs to nobody.
    case nobody
  }

  func send(_ event: InputEvent) -> Bool {
    delegate?.surface(self, received: event) ?? false
  }

  /// From the window's points to the surface's own.
  fileprivate func local(_ point: CGPoint) -> CGPoint {
    guard let popup = self as? HeadlessPopup else { return point }
    let origin = popup.originInWindow
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
