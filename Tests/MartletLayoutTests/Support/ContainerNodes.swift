import Foundation
import MartletLayout
import MartletPrimitives

/// A node with a unary layout around a child, as the engine makes of a modifier.
final class ModifiedNode: TestNode {
  let layout: any UnaryLayout
  let child: TestNode
  var layoutDirection = LayoutDirection.leftToRight

  init(_ layout: any UnaryLayout, _ child: TestNode) {
    self.layout = layout
    self.child = child
    super.init { layout.sizeThatFits($0, child: child) }
    spacing = layout.spacing(child: child)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    _ = super.explicitAlignment(key, size: size, proposal: proposal)
    return layout.explicitAlignment(key, child: child, size: size, proposal: proposal)
  }

  override func place(origin: CGPoint, size proposal: ProposedViewSize) {
    super.place(origin: origin, size: proposal)
    layout.place(
      child: child, size: answer(proposal).sanitizedSize, proposal: proposal, layoutDirection: layoutDirection
    )
  }
}

/// A node with a layout and children, as the engine makes of a container.
final class ContainerNode<L: Layout>: TestNode {
  let layout: L
  let subviews: LayoutSubviews
  var cache: L.Cache

  init(_ layout: L, _ children: [TestNode], direction: LayoutDirection = .leftToRight) {
    self.layout = layout
    subviews = LayoutSubviews(children, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
    super.init { _ in .zero }
    answer = { [unowned self] proposal in
      self.layout.sizeThatFits(proposal: proposal, subviews: self.subviews, cache: &self.cache)
    }
    spacing = layout.spacing(subviews: subviews, cache: &cache)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(key, size: size, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func place(origin: CGPoint, size proposal: ProposedViewSize) {
    super.place(origin: origin, size: proposal)
    layout.place(size: answer(proposal).sanitizedSize, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension TestNode {
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ModifiedNode {
    ModifiedNode(FixedFrameLayout(width: width, height: height, alignment: alignment), self)
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedNode {
    ModifiedNode(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
      self)
  }

  func padding(_ length: CGFloat) -> ModifiedNode {
    ModifiedNode(PaddingLayout(insets: EdgeInsets(length)), self)
  }

  func fixedSize() -> ModifiedNode {
    ModifiedNode(FixedSizeLayout(), self)
  }

  /// Places the node at the origin, offered `width` × `height`.
  @discardableResult
  func laidOut(_ width: CGFloat?, _ height: CGFloat?) -> Self {
    place(origin: .zero, size: ProposedViewSize(width: width, height: height))
    return self
  }
}

func hstack(
  alignment: VerticalAlignment = .center, spacing: CGFloat? = 0, _ children: [TestNode],
  direction: LayoutDirection = .leftToRight
) -> ContainerNode<HStackLayout> {
  ContainerNode(HStackLayout(alignment: alignment, spacing: spacing), children, direction: direction)
}

func vstack(
  alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [TestNode],
  direction: LayoutDirection = .leftToRight
) -> ContainerNode<VStackLayout> {
  ContainerNode(VStackLayout(alignment: alignment, spacing: spacing), children, direction: direction)
}

func zstack(alignment: Alignment = .center, _ children: [TestNode]) -> ContainerNode<ZStackLayout> {
  ContainerNode(ZStackLayout(alignment: alignment), children)
}
