import Foundation
import MartletLayout
import MartletPrimitives

/// Lets a view reach over the edges of the safe area that it touches.
nonisolated public struct _SafeAreaIgnoringModifier: ElementModifier {
  package var modifierName: String { "ignoresSafeArea" }

  let edges: Edge.Set

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    SafeAreaIgnoringElement(modifier, parent: parent)
  }
}

/// The element's own size is that within the safe area; what is inside is larger.
final class SafeAreaIgnoringElement: ModifierElement<_SafeAreaIgnoringModifier>, SafeAreaReader {
  private(set) var usedSafeArea = BoxInsets()

  var safeAreaEdges: Edge.Set { modifier.edges }

  override func placeChildren() {
    let insets = safeAreaInsets(safeAreaEdges)
    usedSafeArea = insets
    host.safeArea.note(self)
    guard let content else { return }
    guard !insets.isZero else {
      super.placeChildren()
      return
    }
    let box = insets.outset(CGRect(origin: .zero, size: size))
    let proposal = ProposedViewSize(box.size)
    let fitted = content.sizeThatFits(proposal)
    content.place(
      origin: CGPoint(x: box.midX - fitted.width / 2, y: box.midY - fitted.height / 2), size: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let guide = super.explicitAlignment(key, size: size, proposal: proposal) else { return nil }
    return guide - (key.axis == .horizontal ? usedSafeArea.left : usedSafeArea.top)
  }

  override func modifierChanged(from old: _SafeAreaIgnoringModifier) {
    invalidatePlacement()
  }
}

extension View {
  /// The view, which reaches over the edges of the safe area that it touches.
  ///
  /// A window here has no area to keep clear of by itself; `safeAreaInset` and `safeAreaPadding` make some.
  ///
  /// - Parameters:
  ///   - regions: what is reached over; there is no on-screen keyboard here, so `.keyboard` alone is nothing.
  ///   - edges: where.
  /// - Source: Apple, "ignoresSafeArea(_:edges:)".
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// The view, which reaches over the edges of the safe area that it touches.
  ///
  /// - Source: Apple, "edgesIgnoringSafeArea(_:)".
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }
}
