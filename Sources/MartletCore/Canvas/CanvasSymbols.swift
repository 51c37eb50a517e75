import Foundation
import MartletLayout
import MartletPrimitives

/// A symbol's picture and size.
struct DrawnSymbol {
  /// Drawn with its top left corner at the origin.
  let layer: DisplayLayer
  let size: CGSize
}

/// The symbols of a canvas: laid out in their ideal sizes, and drawn only by the canvas's closure.
///
/// They lie in no window, so pointers, keys and assistive tools don't find them.
final class CanvasSymbols: GroupElement, DetachedRoot {
  private unowned(unsafe) let canvas: ElementNode

  init(of canvas: ElementNode) {
    self.canvas = canvas
    super.init(parent: canvas)
    host.addDetachedRoot(self)
  }

  override func unmount() {
    guard isMounted else { return }
    host.removeDetachedRoot(self)
    super.unmount()
  }

  /// They are no elements of the canvas's container.
  override func appendElements(to list: inout [ElementNode]) {}

  /// What symbols say to views around the canvas is not about anything on screen.
  override var passesPreferences: Bool { false }

  /// A symbol that looks different makes the canvas draw anew, if it draws that symbol.
  override var layerParent: ElementNode? { canvas }

  /// Only the canvas's closure draws symbols; their pictures are made here, so that changes of them are noticed.
  override func makeItems() -> [DisplayItem] {
    for child in childElements { _ = child.displayLayer() }
    return []
  }

  override var hasFixedSize: Bool { true }

  override func placeChildren() {
    for child in layoutChildren { child.place(origin: .zero, size: .unspecified) }
  }

  func layoutIfNeeded() {
    guard needsPlacement || descendantNeedsPlacement else { return }
    place(origin: .zero, size: .zero)
  }

  /// The symbol with a tag; the first one, if there are several.
  func symbol(_ id: AnyHashable) -> DrawnSymbol? {
    _ = displayLayer()
    let found = layoutChildren.first { child in
      guard let tag = child.selectionTag else { return false }
      return tag.value == id || tag.optional == id
    }
    guard let found else { return nil }
    return DrawnSymbol(layer: found.displayLayer(), size: found.size)
  }

  override var viewName: String { "symbols" }
}
