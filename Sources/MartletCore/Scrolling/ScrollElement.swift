import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// A view that scrolls its content: what it is offered is its size, and input moves the content in it.
package class ScrollElement: UnaryElement, GestureCarrier, KeyResponder {
  package private(set) final var axes: Axis.Set
  final var showsIndicators: Bool
  package private(set) final var clip: ScrollClipElement!
  private(set) final var indicators: [ScrollIndicatorElement] = []
  final var motion = ScrollMotion.none
  final var lastStep = 0.0
  /// Where the present drag by a finger began.
  final var dragStart: CGPoint?
  final var velocityOfPad = ScrollVelocity()
  private final var dragRecognizer: GestureRecognizer?

  init(axes: Axis.Set, showsIndicators: Bool, parent: _ViewNode) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(parent: parent)
    clip = ScrollClipElement(scroll: self, parent: self)
    setContent(clip)
    indicators = [Axis.vertical, .horizontal].map { ScrollIndicatorElement(axis: $0, scroll: self) }
    for indicator in indicators { indicator.parentElement = self }
    dragRecognizer = GestureRecognizer(ScrollDragMachine(scroll: self)) { [unowned self] point in
      (convertFromSurface(point), true)
    }
  }

  final func update(axes: Axis.Set, showsIndicators: Bool) {
    if self.axes != axes {
      self.axes = axes
      clip.invalidateLayout()
    }
    if self.showsIndicators != showsIndicators {
      self.showsIndicators = showsIndicators
      invalidateLayer()
    }
  }

  override package var childElements: [ElementNode] { [clip] + indicators }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for indicator in indicators { body(indicator) }
  }

  // MARK: Layout

  /// Along the axes that scroll what is offered, else the content's size (facts n119 and n120).
  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = clip.content else { return .zero }
    let fitted = content.sizeThatFits(clip.contentProposal(proposal))
    func length(_ offered: CGFloat?, _ ideal: CGFloat, _ scrolls: Bool) -> CGFloat {
      guard scrolls, let offered, offered.isFinite else { return ideal }
      return offered
    }
    return CGSize(
      width: length(proposal.width, fitted.width, axes.contains(.horizontal)),
      height: length(proposal.height, fitted.height, axes.contains(.vertical)))
  }

  override package func placeChildren() {
    if clip.size != size {
      clip.measured.removeAll()
      clip.needsPlacement = true
    }
    clip.place(origin: .zero, size: placedProposal)
    for indicator in indicators { indicator.place(origin: .zero, size: ProposedViewSize(size)) }
  }

  /// A scroll view is not as far from its neighbours as what happens to be in it.
  override package var spacing: ViewSpacing { .standard }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  override package var layoutPriority: Double { 0 }
  override package var zIndex: Double { 0 }

  // MARK: Limits

  final var theme: Theme { readEnvironment { $0.theme } }
  package final var isScrollEnabled: Bool { readEnvironment { $0.isScrollEnabled } }

  /// The content's size is known: an offset beyond its end goes back, unless it bounces there.
  final func contentWasMeasured() {
    guard !motion.mayOvershoot else { return }
    clip.setOffsetInLayout(clip.clamped(clip.offset))
  }

  final func contentWasPlaced() {
    for indicator in indicators { indicator.geometryChanged() }
  }

  final func contentWasShifted(by length: Double, along axis: Axis) {
    motion.shift(by: CGFloat(length), along: axis)
    if axis == .vertical {
      dragStart?.y += CGFloat(length)
    } else {
      dragStart?.x += CGFloat(length)
    }
  }

  /// Whether content lies further in a direction, given as a change of the offset.
  package final func canScroll(by delta: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    let limit = clip.limit
    let offset = motion.wheelTarget ?? clip.offset
    func can(_ delta: CGFloat, _ value: CGFloat, _ most: CGFloat) -> Bool {
      (delta > 0 && value < most - 0.01) || (delta < 0 && value > 0.01)
    }
    return can(delta.width, offset.x, limit.x) || can(delta.height, offset.y, limit.y)
  }

  /// Scrolls, and shows the indicators.
  final func move(to offset: CGPoint, overshooting: Bool = false) {
    let target = overshooting ? offset : clip.clamped(offset)
    guard target != clip.offset else { return }
    let before = clip.offset
    clip.scroll(to: target)
    for indicator in indicators {
      let hasMoved = indicator.axis == .vertical ? before.y != target.y : before.x != target.x
      if hasMoved { indicator.flash() }
      indicator.geometryChanged()
    }
  }

  /// Keys that nothing inside used.
  func respond(to key: KeyEvent) -> Bool { scrollByKey(key) }

  // MARK: Gestures

  final var recognizer: GestureRecognizer? { dragRecognizer }
  final var gestureMask: GestureMask { .all }
  /// What is disabled can still be scrolled, as on Apple's systems.
  final var isGestureEnabled: Bool { isScrollEnabled }

  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    return super.hitTest(point) ?? self
  }

  override package func animate(to time: Double) -> Bool { stepMotion(to: time) }

  override package func unmount() {
    guard isMounted else { return }
    if let dragRecognizer { host.cancelGesture(dragRecognizer, of: self) }
    super.unmount()
  }

  // MARK: Accessibility

  override package var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .scrollArea) }
  override package var viewName: String { "ScrollView" }
}
