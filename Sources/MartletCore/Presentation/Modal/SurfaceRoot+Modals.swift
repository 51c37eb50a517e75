import Foundation
import MartletLayout
import MartletPrimitives

extension SurfaceRoot {
  /// The dialog in front that keeps input from what is behind it, if it is not on its way out.
  package var topModal: ModalRoot? { modals.last { !$0.isClosing && !$0.letsInputThrough } }

  /// What the user can act on: the dialog in front, or all of the surface.
  var activeScope: ElementNode { topModal ?? self }

  func placeModals() {
    for modal in modals { modal.place(origin: .zero, size: ProposedViewSize(size)) }
  }

  /// A size that has room for the open dialogs, too.
  func sizeWithModals(_ size: CGSize) -> CGSize {
    modals.reduce(size) { size, modal in
      let needed = modal.neededSize
      return CGSize(width: max(size.width, needed.width), height: max(size.height, needed.height))
    }
  }
}

extension ElementNode {
  /// Whether a dialog keeps the user from acting on the element.
  package final var isBehindModal: Bool {
    guard let root = surfaceRoot as? SurfaceRoot, let modal = root.topModal else { return false }
    return !isInside(modal)
  }

  final func isInside(_ outer: ElementNode) -> Bool {
    var node: ElementNode? = self
    while let current = node {
      if current === outer { return true }
      node = current.parentElement
    }
    return false
  }
}

extension ViewHost {
  /// A dialog comes up: what the pointer was doing ends, and popovers beside it close.
  func modalOpens(_ modal: ModalRoot, on surface: SurfaceRoot) {
    arena.cancelAll()
    modal.focusBefore = focus.focused
    focus.request(.modal(modal))
    let beside = presentations.filter { $0.parentRoot === surface && !$0.owner.isInside(modal) }
    guard !beside.isEmpty else { return }
    enqueueAction(of: modal) { for popover in beside { popover.owner.presentationWasDismissed() } }
  }
}
