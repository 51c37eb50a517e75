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
    guard case .pointer(var pointer) = event, pointer.phase == .moved || pointer.phase == .up,
      let menu = popups.last, let handler = menu.presentation.root.inputHandler
    else { return nil }
    host.runPasses(at: desktopTime)
    pointer.location = menu.convert(pointer.location, from: root)
    return handler.handle(.pointer(pointer))
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
