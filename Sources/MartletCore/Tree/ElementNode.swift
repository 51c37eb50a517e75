import Foundation
import MartletLayout
import MartletPrimitives

/// A node that layout places and that draws: a leaf, a container, or a modifier around one element.
///
/// Flags follow one scheme: `needsPlacement` means this element places its children anew;
/// `descendantNeedsPlacement` means one below does.
package class ElementNode: _ViewNode, LayoutNode {
  /// The element whose `childElements` list holds this one.
  package final unowned(unsafe) var parentElement: ElementNode?

  // MARK: Geometry, in points

  /// The top left corner in the parent element's content space.
  package final var origin: CGPoint = .zero
  package final var size: CGSize = .zero
  /// The proposal it was placed with.
  package final var placedProposal: ProposedViewSize = .unspecified
  package final var pendingPlacement: ChildPlacement?
  final var measured = MeasureCache()
  final var needsPlacement = true
  final var descendantNeedsPlacement = false
  /// Which of its group's children it is, back to front.
  final var indexInGroup: Int32 = 0

  /// Whether the element has had a place before: a first one is taken at once.
  private final var isPlaced = false
  private final var move: AttributeAnimation<AnimatablePair<CGFloat, CGFloat>>?

  // MARK: Drawing

  private final var layer: DisplayLayer?

  override init(
    parent: _ViewNode, environment: EnvironmentScope? = nil, transactionScope: TransactionScope? = nil
  ) {
    super.init(parent: parent, environment: environment, transactionScope: transactionScope)
  }

  override init(host: ViewHost, environment: EnvironmentScope) {
    super.init(host: host, environment: environment)
  }

  override package func appendElements(to list: inout [ElementNode]) {
    list.append(self)
  }

  /// Containers want all their rows, unless they are lazy ones.
  override package var buildsRowsLazily: Bool? { false }

  /// The elements placed, drawn and hit inside this one, back to front.
  package var childElements: [ElementNode] { [] }

  /// Collects the children's elements anew, if they changed.
  func flatten() {}

  /// Siblings with a greater one are drawn in front.
  package var zIndex: Double { 0 }

  // MARK: Layout

  /// The size for a proposal; overridden by each kind of element.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children in `size`.
  package func placeChildren() {}

  /// Whether the size is the same whatever happens inside, so that changes need not be told further up.
  package var hasFixedSize: Bool { false }

  /// Unknown, unless an element says otherwise.
  package func shortestLengthBounds(along axis: Axis) -> ClosedRange<CGFloat>? { nil }

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = measured.size(for: proposal) { return known }
    host.counters.measures += 1
    if StackRoom.isUsedUp(host.stackFloor) { StackRoom.fail(at: self) }
    let size = sanitized(computeSize(proposal))
    measured.insert(size, for: proposal)
    return size
  }

  /// Sizes that are no sizes are reported once and replaced by 0.
  private final func sanitized(_ size: CGSize) -> CGSize {
    let isFine = size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
    if isFine { return size }
    func fix(_ value: CGFloat) -> CGFloat { value.isNaN || value < 0 ? 0 : value }
    if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
      Diagnostics.warnOnce(
        "bad-size-\(viewName)-\(ownerDescription)",
        "\(viewName) in \(ownerDescription) has the size \(size.width) × \(size.height); 0 is used. "
          + "Check the numbers given to frame, padding or the layout.")
    }
    return CGSize(width: fix(size.width), height: fix(size.height))
  }

  package final func place(origin: CGPoint, size proposal: ProposedViewSize) {
    let origin = CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    if self.origin != origin {
      if isPlaced { moves(to: origin) }
      self.origin = origin
      invalidateLayer()
    }
    let newSize = placeable(sizeThatFits(proposal))
    if newSize != size || placedProposal != proposal || needsPlacement {
      if newSize != size {
        let old = size
        size = newSize
        if isPlaced { sizeChanged(from: old) }
      }
      isPlaced = true
      placedProposal = proposal
      needsPlacement = false
      descendantNeedsPlacement = false
      invalidateLayer()
      if StackRoom.isUsedUp(host.stackFloor) { StackRoom.fail(at: self) }
      placeChildren()
    } else if descendantNeedsPlacement {
      placeDescendants()
    }
  }

  /// A view of an infinite size can't be placed: reported once, and replaced by 0.
  private final func placeable(_ size: CGSize) -> CGSize {
    if size.width.isFinite, size.height.isFinite { return size }
    Diagnostics.warnOnce(
      "infinite-size-\(viewName)-\(ownerDescription)",
      "\(viewName) in \(ownerDescription) has the size \(size.width) × \(size.height) where it is placed; 0 is used. "
        + "A layout has to offer its subviews finite sizes, and to take one itself, when it is placed.")
    return CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  private final func placeDescendants() {
    descendantNeedsPlacement = false
    for child in childElements where child.needsPlacement || child.descendantNeedsPlacement {
      if child.needsPlacement {
        child.place(origin: child.origin, size: child.placedProposal)
      } else {
        child.placeDescendants()
      }
    }
  }

  /// The element's size may have changed: those around measure and place again, up to the first whose
  /// size can't depend on it.
  package final func invalidateLayout() {
    measured.removeAll()
    measurementsInvalidated()
    needsPlacement = true
    var node: ElementNode = self
    while let parent = node.parentElement {
      // Without a measured size and waiting to be placed, all above has been told already.
      if parent.needsPlacement, parent.measured.isEmpty { return }
      parent.needsPlacement = true
      if parent.hasFixedSize {
        parent.markDescendantNeedsPlacement()
        return
      }
      parent.measured.removeAll()
      parent.measurementsInvalidated()
      node = parent
    }
    host.layoutRequested()
  }

  /// Sizes kept from earlier measurements of the children are out of date.
  package func measurementsInvalidated() {}

  /// Only the children's places changed, not this element's size.
  package final func invalidatePlacement() {
    needsPlacement = true
    markDescendantNeedsPlacement()
  }

  private final func markDescendantNeedsPlacement() {
    var node = parentElement
    while let current = node, !current.descendantNeedsPlacement {
      current.descendantNeedsPlacement = true
      node = current.parentElement
    }
    host.layoutRequested()
  }

  package var layoutPriority: Double { 0 }

  package var spacing: ViewSpacing { .standard }

  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Whether an element below may have an explicit guide for a key, so that it is worth asking.
  final func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    host.mayHaveGuides || key == VerticalAlignment.firstTextBaseline.key
      || key == VerticalAlignment.lastTextBaseline.key
  }

  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  // MARK: Drawing

  /// What the element draws, in its own space.
  package func makeItems() -> [DisplayItem] {
    var items: [DisplayItem] = []
    for child in childElements { child.appendLayer(to: &items) }
    return items
  }

  package var layerOpacity: Double { 1 }
  package var layerClip: DisplayClip? { nil }
  /// Filters, mask, blend mode and the like, but for the projection; `nil` for none.
  package var layerEffect: DisplayEffect? { nil }
  /// Maps what is inside into the element's own space; `nil` for identity.
  package var contentTransform: CGAffineTransform? { nil }
  /// Maps what is inside into perspective, after the transform; `nil` for none.
  package var contentProjection: ProjectionTransform? { nil }
  /// Whether places of what is inside are told as if it were not transformed.
  package var isIgnoredByLayout: Bool { false }

  final func appendLayer(to items: inout [DisplayItem]) {
    let layer = displayLayer()
    if !layer.items.isEmpty { items.append(.layer(layer)) }
  }

  /// The picture of the element and all inside, made anew only if something in it changed.
  package final func displayLayer() -> DisplayLayer {
    if let layer { return layer }
    if StackRoom.isUsedUp(host.stackFloor) { StackRoom.fail(at: self) }
    let opacity = layerOpacity
    let items: [DisplayItem] = opacity <= 0 ? [] : makeItems()
    host.counters.displayItems += 1
    host.counters.layerItems += items.count
    var effect = layerEffect
    if let projection = contentProjection {
      effect = effect ?? DisplayEffect()
      effect?.projection = projection
    }
    let made = DisplayLayer(
      offset: shownOrigin, transform: contentTransform, opacity: opacity, clip: layerClip, effect: effect,
      items: items)
    layer = made
    return made
  }

  package final func invalidateLayer() {
    var node: ElementNode? = self
    while let current = node, current.layer != nil {
      current.layer = nil
      node = current.layerParent
      node?.layerInvalidated(of: current)
    }
    host.displayRequested()
  }

  /// The picture of an element that is part of this one's has to be made anew.
  package func layerInvalidated(of child: ElementNode) {}

  /// The element whose picture this one's is part of.
  package var layerParent: ElementNode? { parentElement }

  // MARK: Hit testing

  /// The front-most element at a point of this element's own space.
  package func hitTest(_ point: CGPoint) -> ElementNode? {
    guard let inside = contentPoint(at: point) else { return nil }
    for child in childElements.reversed() {
      let local = CGPoint(x: inside.x - child.origin.x, y: inside.y - child.origin.y)
      if let hit = child.hitTest(local) { return hit }
    }
    return nil
  }

  /// The point of the content that is seen at a point of this element's own space; `nil` if there is none.
  package func contentPoint(at point: CGPoint) -> CGPoint? {
    var point = point
    if let projection = contentProjection {
      guard let seen = projection.inverse.flatMap({ point.projected(by: $0) }) else { return nil }
      point = seen
    }
    guard let transform = contentTransform else { return point }
    return transform.inverse.map { point.applying($0) }
  }

  /// The transform that places are told by: in perspective, that of the content's middle.
  private final var placeTransform: CGAffineTransform? {
    isIgnoredByLayout ? nil : contentTransformForPlaces()
  }

  package func contentTransformForPlaces() -> CGAffineTransform? {
    let transform = contentTransform
    guard let projection = contentProjection else { return transform }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let flat = projection.flattened(at: transform.map { middle.applying($0) } ?? middle)
    return transform?.concatenating(flat) ?? flat
  }

  /// The transform from this element's own space to its surface's.
  package final var transformToSurface: CGAffineTransform {
    var result = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
    var node = parentElement
    while let current = node {
      if let transform = current.placeTransform { result = result.concatenating(transform) }
      result.tx += current.origin.x
      result.ty += current.origin.y
      node = current.parentElement
    }
    return result
  }

  /// The box that the element covers on its surface.
  package final var frameInSurface: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToSurface)
  }

  package final var surfaceRoot: ElementNode {
    var node: ElementNode = self
    while let parent = node.parentElement { node = parent }
    return node
  }

  // MARK: Animation

  /// Where the element is drawn, which is not its place while layout's move is animated.
  private final var shownOrigin: CGPoint {
    guard let move else { return origin }
    let shown = move.presented(at: host.now)
    return CGPoint(x: shown.first, y: shown.second)
  }

  /// The element has glided to its place.
  package func moveEnded() {}

  /// Whether the element glides to its place.
  package final var isMoving: Bool { move != nil }

  /// Layout moves the element: under an animated transaction it glides, together with all inside.
  private final func moves(to new: CGPoint) {
    let old = AnimatablePair(origin.x, origin.y)
    AttributeAnimation.move(&move, of: self, from: old, to: AnimatablePair(new.x, new.y))
  }

  /// Layout gave the element another size; leaves that can be drawn in any size animate it.
  package func sizeChanged(from old: CGSize) {}

  /// Moves all that is animated to a time; returns whether there is more to come.
  final func advanceAnimations(to time: Double) -> Bool {
    var goesOn = animate(to: time)
    if let running = move {
      if running.goesOn(at: time) {
        goesOn = true
      } else {
        move = nil
        moveEnded()
      }
      invalidateLayer()
    }
    return goesOn
  }

  /// Moves to the presentation values at a time; returns whether there is more to come.
  package func animate(to time: Double) -> Bool { false }

  override package func unmount() {
    guard isMounted else { return }
    super.unmount()
    host.elementDisappeared(self)
    parentElement = nil
  }

  // MARK: Accessibility

  /// What assistive tools and tests see of this element itself; `nil` if it is only structure.
  package var accessibility: AccessibilityProperties? { nil }
}

extension CGAffineTransform {
  /// The transform that undoes this one; `nil` if there is none.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return inverted()
  }
}

/// The last few sizes an element gave, by proposal.
///
/// A stack asks a child for at most three sizes a pass (least, most, final), a grid for six, and stacks in stacks for
/// more. The first two are kept in place, because most elements are never asked for more.
struct MeasureCache {
  private struct Entry {
    // A missing dimension is kept as NaN, which no proposal has, and compared by its bits.
    let width: UInt64
    let height: UInt64
    let size: CGSize

    static let none = Entry(width: 0, height: 0, size: .zero)
  }

  private var count: UInt8 = 0
  /// Where the next entry goes once all are taken.
  private var oldest: UInt8 = 0
  private var first = Entry.none
  private var second = Entry.none
  private var others: [Entry] = []
  private static let capacity = 16

  var isEmpty: Bool { count == 0 }

  private static func key(_ length: CGFloat?) -> UInt64 {
    guard let length else { return UInt64.max }
    // -0 and 0 are one length.
    return (length + 0).bitPattern
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let width = Self.key(proposal.width)
    let height = Self.key(proposal.height)
    if first.width == width, first.height == height { return first.size }
    guard count > 1 else { return nil }
    if second.width == width, second.height == height { return second.size }
    for entry in others where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(width: Self.key(proposal.width), height: Self.key(proposal.height), size: size)
    if count == Self.capacity {
      replaceOldest(with: entry)
      return
    }
    switch count {
    case 0: first = entry
    case 1: second = entry
    default: others.append(entry)
    }
    count += 1
  }

  private mutating func replaceOldest(with entry: Entry) {
    switch oldest {
    case 0: first = entry
    case 1: second = entry
    default: others[Int(oldest) - 2] = entry
    }
    oldest = (oldest + 1) % UInt8(Self.capacity)
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    oldest = 0
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}

extension ElementNode {
  /// Measures and places everything below anew, because the pixels have another size.
  package final func forgetGeometry() {
    measured.removeAll()
    measurementsInvalidated()
    needsPlacement = true
    invalidateLayer()
    for child in childElements { child.forgetGeometry() }
  }
}
