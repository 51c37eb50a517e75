import Foundation
import MartletLayout
import MartletPrimitives

/// An element that holds the elements of its content.
package class GroupElement: ElementNode {
  package final var contentNode: _ViewNode?
  private final var elements: [ElementNode] = []
  private final var needsFlatten = false

  private final var backToFront: [ElementNode] = []

  override package var childElements: [ElementNode] { backToFront }

  /// The children in the order that layout goes through them.
  package final var layoutChildren: [ElementNode] { elements }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    if let contentNode { body(contentNode) }
  }

  /// Called once the content has its node.
  package final func contentIsReady() {
    childElementsChanged()
  }

  @discardableResult
  override package final func childElementsChanged() -> Bool {
    if !needsFlatten {
      needsFlatten = true
      host.flattenRequested(self)
    }
    return true
  }

  /// Collects the content's elements anew.
  override final func flatten() {
    guard needsFlatten, isMounted else { return }
    needsFlatten = false
    var list: [ElementNode] = []
    contentNode?.appendElements(to: &list)
    elements = list
    backToFront = order(list)
    for element in elements { element.parentElement = self }
    for (index, element) in backToFront.enumerated() { element.indexInGroup = Int32(index) }
    stretches = []
    elementsChanged()
    invalidateLayout()
    invalidateLayer()
  }

  /// Sorts by z-index; equal ones keep their order.
  private final func order(_ list: [ElementNode]) -> [ElementNode] {
    guard list.contains(where: { $0.zIndex != 0 }) else { return list }
    return list.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  package func elementsChanged() {}

  // MARK: Drawing

  /// How many children's pictures are kept as one where there are many of them: a change of one child then takes the
  /// pictures of its stretch, and not of all children, to make, to compare and to draw.
  private static let stretchLength = 32
  private final var stretches: [DisplayLayer?] = []

  override package final func layerInvalidated(of child: ElementNode) {
    let stretch = Int(child.indexInGroup) / Self.stretchLength
    if stretches.indices.contains(stretch) { stretches[stretch] = nil }
  }

  override package func makeItems() -> [DisplayItem] {
    let children = childElements
    guard children.count > 2 * Self.stretchLength else { return super.makeItems() }
    let count = (children.count + Self.stretchLength - 1) / Self.stretchLength
    if stretches.count != count { stretches = Array(repeating: nil, count: count) }
    var items: [DisplayItem] = []
    items.reserveCapacity(count)
    for index in 0..<count {
      let layer = stretches[index] ?? stretch(index, of: children)
      stretches[index] = layer
      if !layer.items.isEmpty { items.append(.layer(layer)) }
    }
    return items
  }

  private final func stretch(_ index: Int, of children: [ElementNode]) -> DisplayLayer {
    let start = index * Self.stretchLength
    var items: [DisplayItem] = []
    for child in children[start..<min(start + Self.stretchLength, children.count)] {
      child.appendLayer(to: &items)
    }
    host.counters.layerItems += items.count
    return DisplayLayer(items: items)
  }
}

/// A container laid out by a `Layout`: the built-in stacks and those of users are the same to it.
final class LayoutElement<L: Layout>: GroupElement {
  /// What the view asked for.
  private var model: L
  /// What is laid out now, which differs while animated.
  private var layout: L
  private var cache: L.Cache?
  private var isCacheStale = false
  private var knownSpacing: ViewSpacing?
  private var subviews = LayoutSubviews([], layoutDirection: .leftToRight)
  private var animation: AttributeAnimation<L.AnimatableData>?

  init(_ layout: L, parent: _ViewNode) {
    model = layout
    self.layout = layout
    super.init(parent: parent)
    if !(layout is HStackLayout || layout is VStackLayout || layout is ZStackLayout || layout is GridLayout) {
      host.mayHaveGuides = true
    }
  }

  func update(_ new: L) {
    if ValueComparison.areEqual(model, new) { return }
    let oldData = model.animatableData
    let oldAxis = stackAxis
    model = new
    layout = new
    // Spacers and dividers inside ask for the axis, through whatever is around them.
    if stackAxis != oldAxis {
      for child in layoutChildren { child.forgetGeometry() }
    }
    AttributeAnimation.change(&animation, of: self, from: oldData, to: new.animatableData)
    if let animation { layout.animatableData = animation.presented(at: host.now) }
    invalidateCacheAndLayout()
  }

  override func animate(to time: Double) -> Bool {
    guard let running = animation else { return false }
    let goesOn = running.goesOn(at: time)
    layout.animatableData = running.presented(at: time)
    if !goesOn { animation = nil }
    invalidateCacheAndLayout()
    return goesOn
  }

  private func invalidateCacheAndLayout() {
    cache = nil
    knownSpacing = nil
    invalidateLayout()
  }

  private var layoutDirection: LayoutDirection { readEnvironment { $0.layoutDirection } }

  override func elementsChanged() {
    subviews = LayoutSubviews(layoutChildren, layoutDirection: layoutDirection, layoutType: L.self)
    cache = nil
    knownSpacing = nil
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    elementsChanged()
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func placeChildren() {
    withCache { layout.place(size: size, proposal: placedProposal, subviews: subviews, cache: &$0) }
  }

  /// Kept, because stacks in stacks ask for it at each level all the way down.
  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
    knownSpacing = spacing
    return spacing
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    return withCache {
      layout.explicitAlignment(key, size: size, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// The cache is made when first needed and brought up to date after the children changed.
  private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
    var current: L.Cache
    if var known = cache {
      cache = nil
      if isCacheStale { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    let result = work(&current)
    cache = current
    return result
  }

  override func measurementsInvalidated() {
    isCacheStale = true
    knownSpacing = nil
  }

  /// The axis along which the layout stacks its children, if it does.
  var stackAxis: Axis? {
    if let erased = layout as? AnyLayout { return erased.wrappedLayoutProperties.stackOrientation }
    return L.layoutProperties.stackOrientation
  }

  override var viewName: String {
    let name = "\(L.self)"
    return name.hasSuffix("Layout") ? String(name.dropLast("Layout".count)) : name
  }
}
