import Foundation
import MartletLayout
import MartletPrimitives

/// Leaves of a view what another one covers.
///
/// The mask is laid out as an overlay is, and nothing more: it is neither hit nor read out, and the view stays to be hit
/// where it was.
nonisolated public struct _MaskModifier<Mask: View>: ElementModifier {
  package var modifierName: String { "mask" }

  let alignment: Alignment
  let mask: Mask

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    MaskElement(modifier, parent: parent)
  }
}

final class MaskElement<Mask: View>: ModifierElement<_MaskModifier<Mask>> {
  private var maskNode: _ViewNode?
  private var mask: ElementNode?

  override init(_ modifier: _MaskModifier<Mask>, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    // Several views make a pile, as in an overlay (fact n045).
    if Mask._elementCount == 1 {
      maskNode = Mask._makeNode(modifier.mask, parent: self)
    } else {
      maskNode = LayoutElement.make(
        ZStackLayout(alignment: modifier.alignment), content: modifier.mask, parent: self)
    }
    resolveMask()
  }

  private func resolveMask() {
    var list: [ElementNode] = []
    maskNode?.appendElements(to: &list)
    mask = list.first
    mask?.parentElement = self
  }

  override func resolveElements() -> Bool {
    let before = mask
    resolveMask()
    let isOtherContent = super.resolveElements()
    return isOtherContent || before !== mask
  }

  override func modifierChanged(from old: _MaskModifier<Mask>) {
    if old.alignment != modifier.alignment { invalidatePlacement() }
    guard let maskNode else { return }
    if Mask._elementCount == 1 {
      Mask._updateNode(maskNode, with: modifier.mask)
    } else {
      let element = unsafeDowncast(maskNode, to: LayoutElement<ZStackLayout>.self)
      element.update(ZStackLayout(alignment: modifier.alignment))
      if let child = element.contentNode { Mask._updateNode(child, with: modifier.mask) }
    }
  }

  override var childElements: [ElementNode] { [content, mask].compactMap { $0 } }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let maskNode { body(maskNode) }
  }

  override func placeChildren() {
    super.placeChildren()
    guard let mask else { return }
    let primary: ViewDimensions = content?.dimensions(in: placedProposal) ?? ViewDimensions(size: size)
    SecondaryLayout(alignment: modifier.alignment).place(
      secondary: mask, primary: primary, layoutDirection: layoutDirection)
  }

  override func makeItems() -> [DisplayItem] {
    var items: [DisplayItem] = []
    content?.appendLayer(to: &items)
    return items
  }

  override var layerEffect: DisplayEffect? {
    DisplayEffect(mask: mask?.displayLayer() ?? DisplayLayer(items: []))
  }
}

extension View {
  /// The view where another one is opaque, and nothing elsewhere.
  ///
  /// - Source: Apple, "mask(alignment:_:)".
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      _MaskModifier(
        alignment: alignment, mask: mask().allowsHitTesting(false).accessibilityHidden(true)))
  }

  /// The view where another one is opaque, and nothing elsewhere.
  ///
  /// - Source: Apple, "mask(_:)".
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(
      _MaskModifier(
        alignment: .center, mask: mask.allowsHitTesting(false).accessibilityHidden(true)))
  }
}
