import Foundation
import MartletPrimitives

/// Says where, and with which outline, the ring of the focusable view around is drawn, if not around all of it.
nonisolated package struct _FocusRingAreaModifier<Outline: InsettableShape>: ElementModifier {
  let outline: Outline

  package init(outline: Outline) {
    self.outline = outline
  }

  package var modifierName: String { "focusRingArea" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    FocusRingAreaElement(modifier, parent: parent)
  }
}

/// An element that draws the ring for the focusable element around it.
protocol FocusRingArea: ElementNode {
  /// Whether it does now.
  var isRingArea: Bool { get }
}

extension FocusRingArea {
  /// Whether the focusable element that this belongs to shows that it has the keyboard.
  var isRingShown: Bool {
    guard isRingArea else { return false }
    return (ownerInside ?? ownerAround)?.isRingShown ?? false
  }

  /// The focusable view that this is applied to, through modifiers alone.
  private var ownerInside: FocusableElement? {
    var node: ElementNode = self
    while !(node is GroupElement), let child = node.childElements.first {
      if let owner = child as? FocusableElement, owner.canTakeFocus { return owner }
      node = child
    }
    return nil
  }

  /// The focusable view that this is a part of.
  private var ownerAround: FocusableElement? {
    var node = parentElement
    while let current = node {
      if let owner = current as? FocusableElement, owner.canTakeFocus { return owner }
      node = current.parentElement
    }
    return nil
  }
}

final class FocusRingAreaElement<Outline: InsettableShape>: ModifierElement<_FocusRingAreaModifier<Outline>>,
  FocusRingArea
{
  override func modifierChanged(from old: _FocusRingAreaModifier<Outline>) {
    if !ValueComparison.areEqual(old.outline, modifier.outline) { invalidateLayer() }
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
  }

  var isRingArea: Bool { true }

  override func makeItems() -> [DisplayItem] {
    guard isRingShown else { return super.makeItems() }
    let box = CGRect(origin: .zero, size: size)
    let path = modifier.outline.inset(by: -FocusRing.outset).path(in: box)
    return super.makeItems() + [FocusRing.item(path, for: self)]
  }
}
