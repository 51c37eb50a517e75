import Foundation
import MartletGestures
import MartletLayout
import MartletPrimitives

/// The bar that shows where the visible part lies in the content: there while it moves, and gone a moment later.
///
/// On the desktop the mouse can drag it.
package final class ScrollIndicatorElement: ElementNode, GestureCarrier, HoverTarget {
  let axis: Axis
  private unowned(unsafe) let scroll: ScrollElement
  private var opacity = 0.0
  /// Fades from the opacity at a time on; `nil` while it stays.
  private var fadeStart: Double?
  private var hideTimer: HostTimer?
  private var isHovered = false
  private var isDragged = false
  private var dragRecognizer: GestureRecognizer?

  init(axis: Axis, scroll: ScrollElement) {
    self.axis = axis
    self.scroll = scroll
    super.init(parent: scroll)
    dragRecognizer = GestureRecognizer(IndicatorDragMachine(indicator: self)) { [unowned self] point in
      (convertFromSurface(point), true)
    }
  }

  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  // MARK: Geometry

  private var metrics: ScrollMetrics { scroll.theme.scrolling }
  private var isWide: Bool { (isHovered || isDragged) && scroll.theme.idiom == .desktop }

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// Whether there is something to show and the view wants it shown.
  private var isWanted: Bool {
    guard scroll.showsIndicators, scroll.axes.contains(axis == .vertical ? .vertical : .horizontal) else {
      return false
    }
    let visibility = readEnvironment {
      axis == .vertical ? $0.verticalScrollIndicatorVisibility : $0.horizontalScrollIndicatorVisibility
    }
    guard !visibility.hides else { return false }
    return limit > 0.5
  }

  private var trackLength: CGFloat { max(along(size) - 2 * metrics.indicatorInset, 0) }

  /// How far the content can be scrolled.
  private var limit: CGFloat { axis == .vertical ? scroll.clip.limit.y : scroll.clip.limit.x }

  /// How far it is, from its upper or left end.
  private var position: CGFloat {
    let clip: ScrollClipElement = scroll.clip
    return axis == .vertical
      ? clip.visibleRect.minY + clip.insets.top : clip.visibleRect.minX + clip.insets.left
  }

  private var knobLength: CGFloat {
    let seen = along(scroll.clip.size)
    let share = min(seen / max(seen + limit, 1), 1)
    // Beyond the ends the bar gets shorter.
    let position = self.position
    let limit = self.limit
    let beyond = max(-position, position - limit, 0)
    return min(
      max(trackLength * share - beyond, beyond > 0 ? metrics.indicatorWidth : metrics.shortestIndicator),
      trackLength)
  }

  private var knob: CGRect {
    let share = limit > 0 ? min(max(position / limit, 0), 1) : 0
    let length = knobLength
    let start = metrics.indicatorInset + (trackLength - length) * share
    let width = isWide ? metrics.hoveredIndicatorWidth : metrics.indicatorWidth
    let isRightToLeft = readEnvironment { $0.layoutDirection } == .rightToLeft
    if axis == .horizontal {
      return CGRect(x: start, y: size.height - metrics.indicatorInset - width, width: length, height: width)
    }
    let x = isRightToLeft ? metrics.indicatorInset : size.width - metrics.indicatorInset - width
    return CGRect(x: x, y: start, width: width, height: length)
  }

  func geometryChanged() {
    if opacity > 0 { invalidateLayer() }
  }

  // MARK: Drawing

  override package var layerOpacity: Double { isWanted ? opacity : 0 }

  override package func makeItems() -> [DisplayItem] {
    let isDark = readEnvironment { $0.colorScheme } == .dark
    let strength = isWide ? metrics.hoveredIndicatorOpacity : metrics.indicatorOpacity
    let color = ResolvedColor(hex: isDark ? 0xFFFFFF : 0x000000, opacity: Float(strength))
    let knob = self.knob
    let radius = min(knob.width, knob.height) / 2
    let path = Path(roundedRect: knob, cornerSize: CGSize(width: radius, height: radius))
    return [.fill(path, .color(color), FillStyle())]
  }

  override package func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
  }

  // MARK: Appearing and going

  /// The content moved.
  func flash() {
    guard isWanted else { return }
    fadeStart = nil
    if opacity != 1 {
      opacity = 1
      invalidateLayer()
    }
    hideLater()
  }

  private func hideLater() {
    hideTimer?.cancel()
    guard !isHovered, !isDragged else { return }
    hideTimer = host.timers.schedule(at: host.now + metrics.indicatorDelay) { [weak self] in
      guard let self, isMounted else { return }
      fadeStart = host.now
      host.startAnimating(self)
    }
  }

  override package func animate(to time: Double) -> Bool {
    guard let start = fadeStart else { return false }
    opacity = max(1 - (time - start) / metrics.fadeDuration, 0)
    invalidateLayer()
    if opacity == 0 { fadeStart = nil }
    return opacity > 0
  }

  // MARK: Mouse

  private var canBeDragged: Bool {
    scroll.theme.idiom == .desktop && isWanted && opacity > 0 && scroll.isScrollEnabled
  }

  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    guard canBeDragged else { return nil }
    let reach = metrics.hoveredIndicatorWidth + 2 * metrics.indicatorInset
    let knob = self.knob
    let area =
      axis == .vertical
      ? CGRect(x: knob.midX - reach / 2, y: knob.minY, width: reach, height: knob.height)
      : CGRect(x: knob.minX, y: knob.midY - reach / 2, width: knob.width, height: reach)
    return area.contains(point) ? self : nil
  }

  func hoverChanged(_ isHovered: Bool) {
    guard self.isHovered != isHovered else { return }
    self.isHovered = isHovered
    invalidateLayer()
    hideLater()
  }

  var recognizer: GestureRecognizer? { dragRecognizer }
  var gestureMask: GestureMask { .all }
  var isGestureEnabled: Bool { canBeDragged }

  fileprivate func dragBegan() {
    isDragged = true
    scroll.stopMotion()
    scroll.dragStart = scroll.clip.offset
    hideTimer?.cancel()
    invalidateLayer()
  }

  fileprivate func dragged(by translation: CGSize) {
    let start = scroll.dragStart ?? scroll.clip.offset
    let way = max(trackLength - knobLength, 1)
    let limit = scroll.clip.limit
    if axis == .vertical {
      scroll.move(to: CGPoint(x: start.x, y: start.y + translation.height / way * limit.y))
    } else {
      let x = readEnvironment { $0.layoutDirection } == .rightToLeft ? -translation.width : translation.width
      scroll.move(to: CGPoint(x: start.x + x / way * limit.x, y: start.y))
    }
  }

  fileprivate func dragEnded() {
    isDragged = false
    scroll.dragStart = nil
    invalidateLayer()
    hideLater()
  }

  override package func unmount() {
    guard isMounted else { return }
    hideTimer?.cancel()
    host.hover.elementDisappeared(self)
    if let dragRecognizer { host.cancelGesture(dragRecognizer, of: self) }
    super.unmount()
  }

  override package var viewName: String { "scroll indicator" }
}

/// Follows the mouse from the press on.
private struct IndicatorDragMachine: GestureMachine {
  private weak var indicator: ScrollIndicatorElement?
  private var drag = DragMachine(minimumDistance: 0)
  private(set) var phase = GesturePhase<DragValue>.possible(nil)

  init(indicator: ScrollIndicatorElement) {
    self.indicator = indicator
  }

  var deadline: Double? { nil }
  var waitsForRivals: Bool { false }

  mutating func advance(_ input: GestureInput, _ effects: inout GestureEffects) -> GesturePhase<DragValue> {
    guard !phase.isFinished else { return phase }
    let wasDragging = phase.isActive
    phase = drag.advance(input)
    if phase.isRecognized, let value = phase.value {
      if !wasDragging { effects.append(.update) { [weak indicator] in indicator?.dragBegan() } }
      effects.append(.update) { [weak indicator] in indicator?.dragged(by: value.translation) }
    }
    if wasDragging, phase.isFinished { effects.append(.reset) { [weak indicator] in indicator?.dragEnded() } }
    return phase
  }

  mutating func reset() {
    drag.reset()
    phase = .possible(nil)
  }

  mutating func adopt(_ newer: IndicatorDragMachine) {}
}
