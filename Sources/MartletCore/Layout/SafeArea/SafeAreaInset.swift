import Foundation
import MartletLayout
import MartletPrimitives

/// Puts a bar over an edge of a view's space, and keeps the view clear of it.
nonisolated public struct _SafeAreaInsetModifier<Bar: View>: ElementModifier {
  package var modifierName: String { "safeAreaInset" }

  let edge: Edge
  /// Where the bar lies along the edge.
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    SafeAreaInsetElement(modifier, parent: parent)
  }

  /// The axis across the edge.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
}

final class SafeAreaInsetElement<Bar: View>: ModifierElement<_SafeAreaInsetModifier<Bar>>, SafeAreaSource {
  private var barNode: _ViewNode?
  private var bar: ElementNode?

  override init(_ modifier: _SafeAreaInsetModifier<Bar>, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    host.safeArea.sourceCount += 1
    // Several views stand below each other, as they do in a window (fact n044).
    barNode =
      Bar._elementCount == 1
      ? Bar._makeNode(modifier.bar, parent: self)
      : LayoutElement.make(VStackLayout(), content: modifier.bar, parent: self)
    resolveBar()
  }

  private func resolveBar() {
    var list: [ElementNode] = []
    barNode?.appendElements(to: &list)
    bar = list.first
    bar?.parentElement = self
  }

  override func resolveElements() -> Bool {
    let before = bar
    resolveBar()
    let isOtherContent = super.resolveElements()
    return isOtherContent || before !== bar
  }

  override func modifierChanged(from old: _SafeAreaInsetModifier<Bar>) {
    if old.edge != modifier.edge || old.alignment != modifier.alignment || old.spacing != modifier.spacing {
      invalidateLayout()
    }
    guard let node = barNode else { return }
    if Bar._elementCount == 1 {
      Bar._updateNode(node, with: modifier.bar)
    } else if let child = unsafeDowncast(node, to: LayoutElement<VStackLayout>.self).contentNode {
      Bar._updateNode(child, with: modifier.bar)
    }
  }

  override var childElements: [ElementNode] { [content, bar].compactMap { $0 } }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let barNode { body(barNode) }
  }

  // MARK: Layout

  /// What the bar is offered: the length of its edge.
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: modifier.axis, nil, cross: proposal[modifier.axis.crossAxis])
  }

  /// How much of the space the bar takes, with the distance to the view.
  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    guard let bar else { return 0 }
    let length = bar.sizeThatFits(barProposal(proposal)).length(along: modifier.axis)
    return (length + distance(to: bar)).sanitizedLength
  }

  private func distance(to bar: ElementNode) -> CGFloat {
    if let spacing = modifier.spacing { return spacing.isFinite ? spacing : 0 }
    guard let content else { return 0 }
    let isBefore = modifier.edge == .top || modifier.edge == .leading
    let (first, second) = isBefore ? (bar, content) : (content, bar)
    return first.spacing.distance(to: second.spacing, along: modifier.axis)
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    EdgeInsets(inset(proposal), on: Edge.Set(modifier.edge))
  }

  private func arrangement(_ proposal: ProposedViewSize) -> PaddingLayout {
    PaddingLayout(insets: insets(proposal))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    return arrangement(proposal).sizeThatFits(proposal, child: content)
  }

  override func placeChildren() {
    let own = ProposedViewSize(size)
    if let content {
      arrangement(own).place(
        child: content, size: size, proposal: ProposedViewSize(size), layoutDirection: layoutDirection)
    }
    guard let bar else { return }
    let proposal = barProposal(own)
    let dimensions = bar.dimensions(in: proposal)
    var origin = alignedOrigin(modifier.alignment, of: dimensions, in: size)
    switch modifier.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - dimensions.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - dimensions.width
    }
    bar.settle(
      ChildPlacement(origin: origin, proposal: proposal), containerWidth: size.width,
      layoutDirection: layoutDirection)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let content, mayHaveGuide(key) else { return nil }
    return arrangement(proposal).explicitAlignment(key, child: content, size: size, proposal: proposal)
  }

  // MARK: Safe area

  var safeContent: ElementNode? { content }
  var unsafeInsets: BoxInsets { BoxInsets(insets(ProposedViewSize(size)), layoutDirection) }

  override func unmount() {
    guard isMounted else { return }
    host.safeArea.sourceCount -= 1
    super.unmount()
  }
}

extension View {
  /// The view with a bar over its upper or lower edge, of which it is kept clear.
  ///
  /// A scroll view inside goes on below the bar, and its content can be scrolled out from there.
  ///
  /// - Parameters:
  ///   - edge: where the bar lies.
  ///   - alignment: where it lies along the edge.
  ///   - spacing: between bar and view, in points; `nil` leaves it to both.
  ///   - content: the bar.
  /// - Source: Apple, "safeAreaInset(edge:alignment:spacing:content:)".
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, bar: content()))
  }

  /// The view with a bar over its leading or trailing edge, of which it is kept clear.
  ///
  /// - Parameters:
  ///   - edge: where the bar lies.
  ///   - alignment: where it lies along the edge.
  ///   - spacing: between bar and view, in points; `nil` leaves it to both.
  ///   - content: the bar.
  /// - Source: Apple, "safeAreaInset(edge:alignment:spacing:content:)".
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
  }
}
