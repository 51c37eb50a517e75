import Foundation
import MartletPrimitives

extension WindowController {
  /// Gives an event to an open menu; `nil` if it is none of a menu's business.
  ///
  /// A press that opened a menu stays with the surface it began on, so what follows it arrives there, too.
  func deliverToMenu(_ event: InputEvent, in root: SurfaceRoot) -> Bool? {
    if let handler = root.inputHandler {
      // The rows may still have to find their places.
      host.runPasses(at: desktopTime)
      return handler.handle(event)
    }
    guard case .pointer(var pointer) = event else { return nil }
    if pointer.phase == .down { return opensContextMenu(pointer, in: root) ? true : nil }
    guard pointer.phase != .cancelled, root === host.root,
      let first = popups.first(where: { $0.presentation.root.inputHandler != nil })
    else { return nil }
    host.runPasses(at: desktopTime)
    let target = popups.last { covers($0, pointer.location) } ?? first
    let origin = originInWindow(of: target)
    pointer.location = CGPoint(x: pointer.location.x - origin.x, y: pointer.location.y - origin.y)
    return target.presentation.root.inputHandler?.handle(.pointer(pointer))
  }

  private func covers(_ popup: PopupController, _ location: CGPoint) -> Bool {
    popup.presentation.root.inputHandler != nil
      && CGRect(origin: originInWindow(of: popup), size: popup.presentation.root.size).contains(location)
  }

  private func originInWindow(of popup: PopupController) -> CGPoint {
    let origin = popup.surface.frameInParent.origin
    guard let outer = popups.first(where: { $0.presentation.root === popup.presentation.parentRoot }) else {
      return origin
    }
    let around = originInWindow(of: outer)
    return CGPoint(x: origin.x + around.x, y: origin.y + around.y)
  }

  /// Gives a press of the secondary button, or of the primary one with Control, to the view that wants it.
  private func opensContextMenu(_ press: PointerEvent, in root: SurfaceRoot) -> Bool {
    guard press.button == 3 || (press.button == 1 && press.modifiers.contains(.control)) else { return false }
    host.runPasses(at: press.time)
    var node = root.hitTest(press.location)
    while let current = node {
      if let element = current as? SecondaryPressElement, element.press(at: press.location) { return true }
      node = current.parentElement
    }
    return false
  }

  /// Closes open menus, as when the window is left.
  func closeMenus() {
    for popup in popups.reversed() { popup.presentation.root.inputHandler?.close() }
  }
}

extension PopupController {
  /// A point of another surface as a point of this one's content.
  func convert(_ point: CGPoint, from root: SurfaceRoot) -> CGPoint {
    guard root === presentation.parentRoot else { return point }
    let origin = surface.frameInParent.origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Tells a menu that a button is held, and where it went down.
  func opened(byPressAt location: CGPoint, in root: SurfaceRoot) {
    presentation.root.inputHandler?.openedByPress(at: convert(location, from: root))
  }
}
