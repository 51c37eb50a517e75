import Foundation
import MartletLayout
import MartletPrimitives

/// Keeps a view clear of the edges of its space.
nonisolated public struct _SafeAreaPaddingModifier: ElementModifier {
  package var modifierName: String { "safeAreaPadding" }

  let insets: EdgeInsets

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    SafeAreaPaddingElement(modifier, parent: parent)
  }

  var arrangement: PaddingLayout { PaddingLayout(insets: insets) }
}

final class SafeAreaPaddingElement: ModifierElement<_SafeAreaPaddingModifier>, SafeAreaSource {
  override init(_ modifier: _SafeAreaPaddingModifier, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    host.safeArea.sourceCount += 1
  }

  var safeContent: ElementNode? { content }
  var unsafeInsets: BoxInsets { BoxInsets(modifier.arrangement.insets, layoutDirection) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.map { modifier.arrangement.sizeThatFits(proposal, child: $0) } ?? .zero
  }

  override func placeChildren() {
    guard let content else { return }
    modifier.arrangement.place(
      child: content, size: size, proposal: placedProposal, layoutDirection: layoutDirection)
  }

  override var spacing: ViewSpacing { content.map { modifier.arrangement.spacing(child: $0) } ?? .zero }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, mayHaveGuide(key) else { return nil }
    return modifier.arrangement.explicitAlignment(key, child: content, size: size, proposal: proposal)
  }

  override func modifierChanged(from old: _SafeAreaPaddingModifier) {
    invalidateLayout()
  }

  override func unmount() {
    guard isMounted else { return }
    host.safeArea.sourceCount -= 1
    super.unmount()
  }
}

extension View {
  /// The view, whose safe area ends before the edges of its space.
  ///
  /// Unlike with padding, scroll views and backgrounds inside go on to the edge.
  ///
  /// - Units: points.
  /// - Source: Apple, "safeAreaPadding(_:)".
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// The view, whose safe area ends before some edges of its space, by 16 points if no length is given.
  ///
  /// - Source: Apple, "safeAreaPadding(_:_:)"; the default is that of padding, fact n086.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? LayoutDefaults.padding, on: edges))
  }

  /// The view, whose safe area ends before the edges of its space.
  ///
  /// - Source: Apple, "safeAreaPadding(_:)".
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
