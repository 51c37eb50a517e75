import Foundation
import MartletLayout
import MartletPrimitives

/// Makes a menu's rows as high as the screen has room for, and scrolls them if they are higher.
nonisolated package struct _MenuScrollModifier: ElementModifier {
  package init() {}

  package var modifierName: String { "menuScroll" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    MenuScrollElement(modifier, parent: parent)
  }
}

/// Holds a menu's rows; what doesn't fit is reached by wheel, keys, or the arrows at its ends.
final class MenuScrollElement: ModifierElement<_MenuScrollModifier> {
  private var offset: CGFloat = 0
  private var contentHeight: CGFloat = 0
  private var isOpened = false
  private var lastHover: CGPoint?

  /// The height of the strip with an arrow at an end where there is more; by eye.
  private static let arrowHeight: CGFloat = 16
  /// How far the pointer over an arrow scrolls each time it moves, in points: about a row.
  private static let hoverStep: CGFloat = 22
  /// What a menu keeps free of the screen, in points; by eye.
  private static let screenMargin: CGFloat = 8

  private var tracker: MenuTracker? { (surfaceRoot as? SurfaceRoot)?.inputHandler as? MenuTracker }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    let ideal: CGFloat = content.sizeThatFits(.unspecified).width
    let width: CGFloat = max(ideal, tracker?.minimumWidth ?? 0)
    let height: CGFloat = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    let most: CGFloat = max(host.largestPopup().height - 2 * Self.screenMargin, Self.arrowHeight * 4)
    return CGSize(width: width, height: min(height, most))
  }

  override func placeChildren() {
    guard let content else { return }
    let proposal = ProposedViewSize(width: size.width, height: nil)
    contentHeight = content.sizeThatFits(proposal).height
    offset = limited(offset)
    content.place(origin: CGPoint(x: 0, y: -offset), size: proposal)
    guard !isOpened else { return }
    isOpened = true
    if contentHeight > size.height, let current = currentRow {
      let middle: CGFloat = current.frameInSurface.midY - frameInSurface.minY + offset
      offset = limited(middle - size.height / 2)
      content.place(origin: CGPoint(x: 0, y: -offset), size: proposal)
    }
    tracker?.rowsArePlaced()
  }

  private var currentRow: MenuRowElement? {
    MenuRowElement.all(in: self).first(where: \.modifier.isCurrent)
  }

  private func limited(_ offset: CGFloat) -> CGFloat { max(0, min(offset, contentHeight - size.height)) }

  // MARK: Scrolling

  func scroll(by distance: CGFloat) {
    let new = limited(offset + (distance.isFinite ? distance : 0))
    guard new != offset else { return }
    offset = new
    invalidatePlacement()
    invalidateLayer()
    if host.root.windowSize != nil { (surfaceRoot as? SurfaceRoot)?.layoutIfNeeded() }
  }

  /// Scrolls until a row can be seen, clear of the arrows.
  func reveal(_ row: MenuRowElement) {
    let frame = row.frameInSurface
    let own = frameInSurface
    let top = own.minY + Self.arrowHeight
    let bottom = own.maxY - Self.arrowHeight
    if frame.minY < top { scroll(by: frame.minY - top) }
    if frame.maxY > bottom { scroll(by: frame.maxY - bottom) }
  }

  var canScroll: Bool { contentHeight > size.height + 0.5 }
  /// Fingers need no arrows.
  private var hasArrows: Bool { readEnvironment { $0.theme.idiom } == .desktop }
  private var hasMoreAbove: Bool { hasArrows && offset > 0.5 }
  private var hasMoreBelow: Bool { hasArrows && offset < contentHeight - size.height - 0.5 }

  /// Which arrow lies at a point of the surface: -1 for the upper one.
  private func arrow(at location: CGPoint) -> CGFloat? {
    let frame = frameInSurface
    guard frame.contains(location) else { return nil }
    if hasMoreAbove, location.y < frame.minY + Self.arrowHeight { return -1 }
    if hasMoreBelow, location.y > frame.maxY - Self.arrowHeight { return 1 }
    return nil
  }

  func coversRows(at location: CGPoint, in root: SurfaceRoot) -> Bool { arrow(at: location) != nil }

  /// The pointer over an arrow scrolls as it moves.
  func hover(at location: CGPoint, in root: SurfaceRoot) {
    if let direction = arrow(at: location), location != lastHover {
      scroll(by: direction * Self.hoverStep)
    }
    lastHover = location
  }

  /// A press on an arrow scrolls by a page.
  func press(at location: CGPoint, in root: SurfaceRoot) {
    if let direction = arrow(at: location) {
      scroll(by: direction * (size.height - 2 * Self.arrowHeight))
    }
  }

  // MARK: Drawing

  override var layerClip: DisplayClip? {
    guard contentHeight > size.height else { return nil }
    return DisplayClip(path: Path(CGRect(origin: .zero, size: size)), style: FillStyle())
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    CGRect(origin: .zero, size: size).contains(point) ? super.hitTest(point) : nil
  }

  override func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidateLayer()
  }

  override func makeItems() -> [DisplayItem] {
    var items = super.makeItems()
    if hasMoreAbove { items += arrowItems(at: 0, pointsUp: true) }
    if hasMoreBelow { items += arrowItems(at: size.height - Self.arrowHeight, pointsUp: false) }
    return items
  }

  private func arrowItems(at y: CGFloat, pointsUp: Bool) -> [DisplayItem] {
    let (ground, ink) = readEnvironment { values in
      let isDark = values.colorScheme == .dark
      let colors = values.theme.colors
      return (colors.color(.popoverBackground, isDark: isDark), colors.color(.primary, isDark: isDark))
    }
    let strip = CGRect(x: 0, y: y, width: size.width, height: Self.arrowHeight)
    let half: CGFloat = 4.5
    let tip: CGFloat = pointsUp ? -2 : 2
    var chevron = Path()
    chevron.move(to: CGPoint(x: strip.midX - half, y: strip.midY - tip))
    chevron.addLine(to: CGPoint(x: strip.midX, y: strip.midY + tip))
    chevron.addLine(to: CGPoint(x: strip.midX + half, y: strip.midY - tip))
    let stroke = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    return [
      .fill(Path(strip), .color(ground), FillStyle()), .stroke(chevron, .color(ink), stroke),
    ]
  }
}
