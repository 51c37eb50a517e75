import Foundation
import MartletLayout
import MartletPrimitives

/// The wheel above a scroll view's content that shows how far it was pulled, and turns while it is refreshed.
final class ScrollRefreshElement: ElementNode {
  private unowned(unsafe) let scroll: ScrollElement
  private(set) var isRefreshing = false
  private var startTime = 0.0

  init(scroll: ScrollElement) {
    self.scroll = scroll
    super.init(parent: scroll)
  }

  private var metrics: RefreshMetrics { .standard }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  // MARK: Life

  /// How much room the content leaves above.
  var height: CGFloat { isRefreshing ? metrics.height : 0 }

  private var action: RefreshAction? {
    let scope = EnvironmentValues(scope: scroll.environment)
    return scroll.theme.idiom == .touch && scroll.axes.contains(.vertical) ? scope.refresh : nil
  }

  /// How far the content is pulled beyond its upper end.
  private var pull: CGFloat { max(-scroll.clip.offset.y, 0) }

  /// A finger let go; returns whether the content is being refreshed now.
  func fingerLifted() -> Bool {
    guard !isRefreshing, pull >= metrics.threshold, let action else { return false }
    isRefreshing = true
    startTime = host.now
    scroll.makeRoom(metrics.height)
    host.startAnimating(self)
    let run = action.action
    let finish = RefreshEnd(element: self)
    Task { @MainActor in
      await run()
      finish.call()
    }
    return true
  }

  fileprivate func finish() {
    guard isMounted, isRefreshing else { return }
    isRefreshing = false
    scroll.makeRoom(-metrics.height)
    invalidateLayer()
  }

  func geometryChanged() {
    if pull > 0 || isRefreshing || isDrawn { invalidateLayer() }
  }

  override func animate(to time: Double) -> Bool {
    invalidateLayer()
    return isRefreshing
  }

  // MARK: Drawing

  private var isDrawn = false

  override func makeItems() -> [DisplayItem] {
    let share = isRefreshing ? 1 : min(pull / metrics.threshold, 1)
    isDrawn = share > 0 && (isRefreshing || action != nil)
    guard isDrawn else { return [] }
    let isDark = readEnvironment { $0.colorScheme } == .dark
    let middle = CGPoint(x: size.width / 2, y: max(metrics.height, pull) / 2)
    let turn = isRefreshing ? Int((host.now - startTime) / metrics.period * Double(metrics.spokes)) : 0
    let shown = Int((Double(share) * Double(metrics.spokes)).rounded(.down))
    return (0..<shown).map { spoke in
      let angle = 2 * Double.pi * Double(spoke) / Double(metrics.spokes) - Double.pi / 2
      // While it turns, the foremost spoke is darkest, and the others fade behind it.
      let age =
        isRefreshing ? Double((turn + metrics.spokes - spoke) % metrics.spokes) / Double(metrics.spokes) : 0
      let color = ResolvedColor(
        hex: isDark ? 0xFFFFFF : 0x000000, opacity: Float(metrics.opacity * (1 - 0.75 * age)))
      var path = Path()
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      path.move(to: CGPoint(x: middle.x + x * metrics.innerRadius, y: middle.y + y * metrics.innerRadius))
      path.addLine(to: CGPoint(x: middle.x + x * metrics.outerRadius, y: middle.y + y * metrics.outerRadius))
      return .stroke(path, .color(color), StrokeStyle(lineWidth: metrics.lineWidth, lineCap: .round))
    }
  }

  override var accessibility: AccessibilityProperties? { nil }
  override var viewName: String { "refresh indicator" }
}

/// Brings the end of an action back to its element.
private final class RefreshEnd: @unchecked Sendable {
  // Made and called on the main actor; the action in between never sees it.
  weak var element: ScrollRefreshElement?

  init(element: ScrollRefreshElement) { self.element = element }

  func call() {
    guard let element else { return }
    element.host.enqueueAction { [weak element] in element?.finish() }
    element.host.updateQueue.requestUpdate()
  }
}

/// What the wheel of a refresh looks like.
///
/// Lengths in points, times in seconds.
private struct RefreshMetrics {
  /// UIRefreshControl is 60 points high, as remembered; the rest is by eye.
  let height: CGFloat = 60
  let threshold: CGFloat = 70
  let innerRadius: CGFloat = 5.5
  let outerRadius: CGFloat = 10.5
  let lineWidth: CGFloat = 2.5
  let spokes = 8
  let period = 0.8
  let opacity = 0.5

  static let standard = RefreshMetrics()
}
