import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// A view that scrolls its content: what it is offered is its size, and input moves the content in it.
package class ScrollElement: UnaryElement, GestureCarrier, KeyResponder, SafeAreaReader, RelativeContainer {
  package private(set) final var axes: Axis.Set
  final var showsIndicators: Bool
  package private(set) final var clip: ScrollClipElement!
  private(set) final var indicators: [ScrollIndicatorElement] = []
  final var motion = ScrollMotion.none {
    didSet { motionChanged() }
  }
  /// What users are told of the motion.
  private(set) final var phase = ScrollPhase.idle
  /// What modifiers around have to do with this view.
  private(set) final var connections: [ScrollConnection] = []
  final var isReportPending = false
  /// Whether the content keeps to the default anchor when sizes change.
  private(set) final var followsAnchor = false
  private final var hasContentBeenMeasured = false
  /// How far the view reaches over what its surroundings keep clear of content.
  private(set) final var usedSafeArea = BoxInsets()
  final var relativeElements: [WeakRelative] = []
  final var containerSize = CGSize.zero
  final var isRelativePlacementStale = false
  final var lastStep = 0.0
  /// Where the present drag by a finger began.
  final var dragStart: CGPoint?
  final var velocityOfPad = ScrollVelocity()
  /// Where the present scroll by a touchpad began.
  final var padStart: CGPoint?
  private final var dragRecognizer: GestureRecognizer?
  /// What shows that the content can be, or is being, fetched anew.
  private(set) final var refresh: ScrollRefreshElement?

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
    if readEnvironment({ $0.theme.idiom == .touch && $0.refresh != nil }) {
      refresh = ScrollRefreshElement(scroll: self)
      refresh?.parentElement = self
    }
    connections = readEnvironment { $0.scrollConnections.list }
    for connection in connections { connection.join(self) }
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

  override package var childElements: [ElementNode] {
    guard let refresh else { return [clip] + indicators }
    return [refresh, clip] + indicators
  }

  override package func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    for indicator in indicators { body(indicator) }
    if let refresh { body(refresh) }
  }

  // MARK: Layout

  /// Along the axes that scroll what is offered, else the content's size (facts n119 and n120).
  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = clip.content else { return .zero }
    let margins = contentMargins
    measureRelative(
      to: CGSize(
        width: finite(proposal.width, size.width) - margins.left - margins.right,
        height: finite(proposal.height, size.height) - margins.top - margins.bottom),
      within: clip)
    let fitted = content.sizeThatFits(clip.contentProposal(proposal, within: margins))
    func length(_ offered: CGFloat?, _ ideal: CGFloat, _ scrolls: Bool) -> CGFloat {
      guard scrolls, let offered, offered.isFinite else { return ideal }
      return offered
    }
    return CGSize(
      width: length(
        proposal.width, fitted.width + margins.left + margins.right, axes.contains(.horizontal)),
      height: length(
        proposal.height, fitted.height + margins.top + margins.bottom, axes.contains(.vertical)))
  }

  private func finite(_ length: CGFloat?, _ other: CGFloat) -> CGFloat {
    guard let length, length.isFinite else { return other }
    return length
  }

  override package func placeChildren() {
    usedSafeArea = safeAreaInsets()
    host.safeArea.note(self)
    let margins = contentMargins
    let isOtherContainer = placeRelative(
      to: margins.inset(CGRect(origin: .zero, size: size)).size, within: clip)
    if clip.size != seenSize || clip.insets != contentInsets || isOtherContainer {
      clip.measured.removeAll()
      clip.needsPlacement = true
    }
    let seen = usedSafeArea.outset(CGRect(origin: .zero, size: size))
    clip.place(origin: seen.origin, size: ProposedViewSize(seen.size))
    refresh?.place(origin: .zero, size: ProposedViewSize(size))
    let track = indicatorMargins.inset(CGRect(origin: .zero, size: size))
    for indicator in indicators { indicator.place(origin: track.origin, size: ProposedViewSize(track.size)) }
  }

  // MARK: Insets

  final var safeAreaEdges: Edge.Set { .all }

  private var contentMargins: BoxInsets {
    BoxInsets(readEnvironment { $0.scrollContentMargins.content }, layoutDirection)
  }

  private var indicatorMargins: BoxInsets {
    BoxInsets(readEnvironment { $0.scrollContentMargins.indicators }, layoutDirection)
  }

  /// How far the content stays clear of the edges of what is seen.
  final var contentInsets: BoxInsets {
    var insets = contentMargins
    insets.top += usedSafeArea.top + (refresh?.height ?? 0)
    insets.left += usedSafeArea.left
    insets.bottom += usedSafeArea.bottom
    insets.right += usedSafeArea.right
    return insets
  }

  /// The size of the window that the content is seen through.
  final var seenSize: CGSize { usedSafeArea.outset(CGRect(origin: .zero, size: size)).size }

  /// A value that layout or drawing depend on has changed.
  package func environmentChanged() {
    invalidateLayout()
    clip.invalidateLayer()
  }

  override package func environmentValueChanged(_ keys: EnvironmentMask) {
    environmentChanged()
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
    if !hasContentBeenMeasured {
      hasContentBeenMeasured = true
      if let anchor = anchor(for: .initialOffset) { clip.setOffsetInLayout(offset(at: anchor)) }
      followsAnchor = isAtAnchor
    } else {
      returnToAnchor()
    }
    guard !motion.mayOvershoot else { return }
    clip.setOffsetInLayout(clip.clamped(clip.offset))
  }

  final func contentWasPlaced() {
    for indicator in indicators { indicator.geometryChanged() }
    refresh?.geometryChanged()
    geometryMayHaveChanged()
  }

  /// More or less room above the content: what is seen stays, and is drawn back if it lies beyond the end.
  final func makeRoom(_ height: CGFloat) {
    clip.setOffsetInLayout(CGPoint(x: clip.offset.x, y: clip.offset.y + height))
    start(.fling(velocity: .zero), at: host.now)
    invalidatePlacement()
  }

  // MARK: Anchors

  final func anchor(for role: ScrollAnchorRole) -> UnitPoint? { readEnvironment { $0.scrollAnchors[role] } }

  private func offset(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: clip.limit.x * anchor.x, y: clip.limit.y * anchor.y)
  }

  /// Goes back to the anchor during layout; returns whether it was elsewhere.
  @discardableResult
  final func returnToAnchor() -> Bool {
    guard followsAnchor, let anchor = anchor(for: .sizeChanges), case .none = motion else { return false }
    let wanted = offset(at: anchor)
    guard wanted != clip.offset else { return false }
    clip.setOffsetInLayout(wanted)
    return true
  }

  private var isAtAnchor: Bool {
    guard let anchor = anchor(for: .sizeChanges) else { return false }
    let wanted = clip.clamped(offset(at: anchor))
    return abs(wanted.x - clip.offset.x) < 1 && abs(wanted.y - clip.offset.y) < 1
  }

  // MARK: Connections

  /// Whether it is the user, not code, who moves the content.
  private(set) final var isMovedByUser = false

  /// Code moves the content to a place, at once.
  final func isMovedByCode() {
    motion = .none
    isMovedByUser = false
  }

  /// Whether a finger lies on the view.
  final var isTouched = false {
    didSet { reportPhase() }
  }

  private func motionChanged() {
    // At rest it stays what it was: the last step is told of when the motion is over.
    if motion.phase != .idle { isMovedByUser = motion.phase != .animating }
    reportPhase()
  }

  private func reportPhase() {
    let before = phase
    let now: ScrollPhase = isTouched && motion.phase == .idle ? .tracking : motion.phase
    phase = now
    guard before != now, !connections.isEmpty else { return }
    for connection in connections where connection.scroll === self {
      connection.phaseChanged(self, from: before, to: now)
    }
  }

  final func flashIndicators() {
    for indicator in indicators { indicator.flash() }
  }

  /// Whether content can be pulled beyond its ends along an axis.
  final func bounces(_ axis: Axis) -> Bool {
    guard theme.scrolling.bounces else { return false }
    let behavior = readEnvironment {
      axis == .vertical ? $0.verticalScrollBounceBehavior : $0.horizontalScrollBounceBehavior
    }
    return !behavior.needsSize || (axis == .vertical ? clip.limit.y : clip.limit.x) > 0
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
    followsAnchor = isAtAnchor
    refresh?.geometryChanged()
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
    guard usedSafeArea.outset(CGRect(origin: .zero, size: size)).contains(point) else {
      return readEnvironment { $0.isScrollClipDisabled } ? super.hitTest(point) : nil
    }
    return super.hitTest(point) ?? self
  }

  override package func animate(to time: Double) -> Bool { stepMotion(to: time) }

  override package func unmount() {
    guard isMounted else { return }
    if let dragRecognizer { host.cancelGesture(dragRecognizer, of: self) }
    super.unmount()
    for connection in connections { connection.leave(self) }
  }

  // MARK: Accessibility

  override package var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .scrollArea) }
  override package var viewName: String { "ScrollView" }
}
