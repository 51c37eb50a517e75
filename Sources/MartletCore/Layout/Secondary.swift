import Foundation
import MartletLayout
import MartletPrimitives

/// Puts a view in front of or behind another, which alone decides about the size.
nonisolated public struct _SecondaryModifier<Secondary: View>: ElementModifier {
  package var modifierName: String { layer == .overlay ? "overlay" : "background" }

  enum Layer {
    case overlay
    case background
  }

  let layer: Layer
  let alignment: Alignment
  let secondary: Secondary
  /// Where it reaches over the edges of the safe area.
  var safeAreaEdges: Edge.Set = []

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    SecondaryElement(modifier, parent: parent)
  }
}

final class SecondaryElement<Secondary: View>: ModifierElement<_SecondaryModifier<Secondary>>, SafeAreaReader
{
  private(set) var usedSafeArea = BoxInsets()
  private var secondaryNode: _ViewNode?
  private var secondary: ElementNode?

  override init(_ modifier: _SecondaryModifier<Secondary>, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    // Several views make a pile (fact n045).
    let node: _ViewNode
    if Secondary._elementCount == 1 {
      node = Secondary._makeNode(modifier.secondary, parent: self)
    } else {
      let layout = ZStackLayout(alignment: modifier.alignment)
      node = LayoutElement.make(layout, content: modifier.secondary, parent: self)
    }
    secondaryNode = node
    resolveSecondary()
  }

  private func resolveSecondary() {
    var list: [ElementNode] = []
    secondaryNode?.appendElements(to: &list)
    secondary = list.first
    secondary?.parentElement = self
  }

  override func resolveElements() -> Bool {
    let before = secondary
    resolveSecondary()
    let isOtherContent = super.resolveElements()
    return isOtherContent || before !== secondary
  }

  override func modifierChanged(from old: _SecondaryModifier<Secondary>) {
    if old.alignment != modifier.alignment || old.safeAreaEdges != modifier.safeAreaEdges {
      invalidatePlacement()
    }
    guard let node = secondaryNode else { return }
    if Secondary._elementCount == 1 {
      Secondary._updateNode(node, with: modifier.secondary)
    } else {
      let element = unsafeDowncast(node, to: LayoutElement<ZStackLayout>.self)
      element.update(ZStackLayout(alignment: modifier.alignment))
      if let child = element.contentNode { Secondary._updateNode(child, with: modifier.secondary) }
    }
  }

  override var childElements: [ElementNode] {
    let both = modifier.layer == .overlay ? [content, secondary] : [secondary, content]
    return both.compactMap { $0 }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondaryNode { body(secondaryNode) }
  }

  override func placeChildren() {
    super.placeChildren()
    guard let secondary else { return }
    if reachesOver(secondary) { return }
    let primary: ViewDimensions = content?.dimensions(in: placedProposal) ?? ViewDimensions(size: size)
    SecondaryLayout(alignment: modifier.alignment).place(
      secondary: secondary, primary: primary, layoutDirection: layoutDirection)
  }

  var safeAreaEdges: Edge.Set { modifier.safeAreaEdges }

  /// Places what reaches over the edges of the safe area; returns whether it does.
  private func reachesOver(_ secondary: ElementNode) -> Bool {
    guard !safeAreaEdges.isEmpty else { return false }
    usedSafeArea = safeAreaInsets(safeAreaEdges)
    host.safeArea.note(self)
    if usedSafeArea.isZero { return false }
    let box = usedSafeArea.outset(CGRect(origin: .zero, size: size))
    secondary.place(origin: box.origin, size: ProposedViewSize(box.size))
    return true
  }
}

extension View {
  /// The view with another one in front of it.
  ///
  /// - Source: Apple, "overlay(alignment:content:)".
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(layer: .overlay, alignment: alignment, secondary: content()))
  }

  /// The view with another one in front of it.
  ///
  /// - Source: Apple, "overlay(_:alignment:)".
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(layer: .overlay, alignment: alignment, secondary: overlay))
  }

  /// The view with a style painted in front of it.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - edges: where it reaches over the edges of the safe area that the view touches.
  /// - Source: Apple, "overlay(_:ignoresSafeAreaEdges:)".
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        layer: .overlay, alignment: .center,
        secondary: Rectangle().fill(style), safeAreaEdges: edges))
  }

  /// The view with a filled shape in front of it.
  ///
  /// - Source: Apple, "overlay(_:in:fillStyle:)".
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(
        layer: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }

  /// The view with another one behind it.
  ///
  /// - Source: Apple, "background(alignment:content:)".
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryModifier(layer: .background, alignment: alignment, secondary: content()))
  }

  /// The view with another one behind it.
  ///
  /// - Source: Apple, "background(_:alignment:)".
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(layer: .background, alignment: alignment, secondary: background))
  }

  /// The view with a style painted behind it.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - edges: where it reaches over the edges of the safe area that the view touches.
  /// - Source: Apple, "background(_:ignoresSafeAreaEdges:)".
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _SecondaryModifier(
        layer: .background, alignment: .center,
        secondary: Rectangle().fill(style), safeAreaEdges: edges))
  }

  /// The view with a filled shape behind it.
  ///
  /// - Source: Apple, "background(_:in:fillStyle:)".
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _SecondaryModifier(
        layer: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }
}
