import Foundation
import MartletPrimitives

/// Connects what takes text with the input methods of the surfaces.
extension WindowController {
  /// Tells the surface with the caret about it, and the others that they have none.
  func syncTextInput() {
    if host.textInput.needsReset {
      host.textInput.needsReset = false
      textSurface?.resetTextInput()
    }
    // While a popup is open the keyboard is its own: what is typed must not go to a field below it.
    let top: SurfaceRoot = keyboardRoot
    guard let client = host.focus.textClient, let state = client.textInputState, client.surfaceRoot === top,
      let surface = surface(of: top)
    else {
      leaveTextSurface()
      return
    }
    if textSurface !== surface { leaveTextSurface() }
    if textState == state, textSurface != nil { return }
    textSurface = surface
    textState = state
    surface.setTextInput(state)
  }

  /// Shows the bar over text and the arrow elsewhere.
  func syncPointerShape() {
    let rootOfText = host.hover.rootOfText
    window.setPointer(rootOfText === host.root ? .text : .arrow)
    for popup in popupRoots { popup.surface.setPointer(rootOfText === popup.root ? .text : .arrow) }
  }

  private func leaveTextSurface() {
    let left = textSurface
    // First, because the input method may have something to say about it.
    textSurface = nil
    textState = nil
    left?.setTextInput(nil)
  }

  private func surface(of root: ElementNode) -> (any Surface)? {
    if root === host.root { return window }
    return popupRoots.first { $0.root === root }?.surface
  }

  /// Finished text; returns whether anything took it.
  func deliverText(_ text: String) -> Bool {
    guard let client = host.focus.textClient else { return false }
    client.insertText(text)
    // Who types wants to see where it goes.
    if let focused = host.focus.focused { host.scrolling.reveal(focused) }
    return true
  }

  /// What an input method still says while it is told to stop, in the middle of an update or another event.
  func deliverWithinReset(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text): return deliverText(text)
    case .textInput(.preedit(let preedit)): return deliverTextInput(.preedit(preedit), in: host.root)
    default: return false
    }
  }

  func deliverTextInput(_ event: TextInputEvent, in root: SurfaceRoot) -> Bool {
    switch event {
    case .preview(let key):
      return host.focus.preview(key, in: root)
    case .preedit(let preedit):
      guard let client = host.focus.textClient else { return false }
      client.setPreedit(preedit)
      return true
    case .deleteSurrounding(let offset, let count):
      return host.focus.textClient?.deleteSurrounding(offset: offset, count: count) ?? false
    }
  }

  package func surroundingText(of surface: any Surface) -> SurroundingText? {
    host.focus.textClient?.surroundingText
  }

  func windowActivityChanged(_ isActive: Bool) {
    guard host.textInput.setWindowActive(isActive) else { return }
    host.focus.textClient?.windowActivityChanged()
    host.focus.focused?.ringChanged()
  }
}

extension Surface {
  fileprivate func setPointer(_ shape: PointerShape) {
    if pointerShape != shape { pointerShape = shape }
  }
}

extension PopupController {
  func surroundingText(of surface: any Surface) -> SurroundingText? {
    window.surroundingText(of: surface)
  }
}
