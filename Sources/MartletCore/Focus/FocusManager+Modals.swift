import Foundation

extension FocusManager {
  /// Gives the keyboard to a dialog that has opened, and takes it from what is behind in any case.
  func enter(_ modal: ModalRoot) {
    // A view inside may have asked for it already.
    if let focused, focused.isInside(modal) { return }
    // The ring goes on showing only for who was using the keyboard.
    if focused == nil { setRing(false) }
    move(to: modal.firstFocus)
  }

  /// A dialog closes: the keyboard goes back to where it was.
  func modalCloses(_ modal: ModalRoot) {
    if let focused, focused.isInside(modal) { move(to: nil) }
    if let before = modal.focusBefore { request(.back(before)) }
  }

  /// Whether a dialog lies over an element that is to have the keyboard, which then gets it once the dialog has closed.
  func keepBehind(_ element: FocusableElement) -> Bool {
    guard element.isBehindModal, let root = element.surfaceRoot as? SurfaceRoot else { return false }
    // The lowest dialog over the element is the last one to give the keyboard back.
    let over = root.modals.first { !$0.isClosing && !element.isInside($0) }
    over?.focusBefore = element
    return true
  }
}
