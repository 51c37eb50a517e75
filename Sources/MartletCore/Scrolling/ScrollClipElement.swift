import Foundation
import MartletLayout
import MartletPrimitives

/// The window through which a scroll view's content is seen.
///
/// Scrolling changes the transform of its layer and nothing else: the content is neither evaluated nor measured, unless
/// rows come into view that do not exist yet.
package final class ScrollClipElement: UnaryElement {
  unowned(unsafe) let scroll: ScrollElement
  /// How far the content has been scrolled from its beginning, which is at the right for languages read from there;
  /// beyond the ends while it bounces.
  private(set) var offset = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  /// How far the content stays clear of the edges at its ends: margins, and what lies over the scroll view.
  private(set) var insets = BoxInsets()
  /// The containers whose views the scroll view can stop at.
  var targetLayouts: [WeakTargetLayout] = []
  private let scope: EnvironmentScope
  /// Layouts of rows that turn out to be of other lengths than estimated are done again no more often than this.
  private static let mostRounds = 10
  private var lazyStacks: [WeakStack] = []

  private struct WeakStack {
    weak var stack: LazyStackElement?
  }

  init(scroll: ScrollElement, parent: _ViewNode) {
    self.scroll = scroll
    scope = ScrollElement.contentScope(in: parent.childEnvironment)
    super.init(parent: parent)
  }

  override package var childEnvironment: EnvironmentScope { scope }

  // MARK: Geometry

  var axes: Axis.Set { scroll.axes }

  /// The greatest offset.
  var limit: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal)
        ? max(contentSize.width + insets.left + insets.right - size.width, 0) : 0,
      y: axes.contains(.vertical)
        ? max(contentSize.height + insets.top + insets.bottom - size.height, 0) : 0)
  }

  private var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// The part of the content's space that is seen, by the space's own left and right.
  var visibleRect: CGRect {
    let x = isMirrored ? limit.x - offset.x : offset.x
    return CGRect(origin: CGPoint(x: x - insets.left, y: offset.y - insets.top), size: size)
  }

  /// The offset at which a point of the content's space is the visible part's left upper corner.
  func offset(showing corner: CGPoint) -> CGPoint {
    let x = corner.x + insets.left
    return CGPoint(x: isMirrored ? limit.x - x : x, y: corner.y + insets.top)
  }

  /// A unit point, which counts from where reading begins, by the space's own left and right.
  func leftToRight(_ point: UnitPoint) -> UnitPoint {
    isMirrored ? UnitPoint(x: 1 - point.x, y: point.y) : point
  }

  /// The nearest offset within the limits.
  func clamped(_ offset: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ most: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), most) : 0 }
    return CGPoint(x: clamp(offset.x, limit.x), y: clamp(offset.y, limit.y))
  }

  /// Whole pixels, so that texts are as sharp while they move as at rest.
  private var translation: CGPoint {
    let scale = max(host.displayScale, 1)
    let rect = visibleRect
    return CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
  }

  override package var contentTransform: CGAffineTransform? {
    let translation = translation
    if translation == .zero { return nil }
    return CGAffineTransform(translationX: -translation.x, y: -translation.y)
  }

  private var clips: Bool { readEnvironment { !$0.isScrollClipDisabled } }

  override package var layerClip: DisplayClip? {
    guard clips else { return nil }
    return DisplayClip(path: Path(CGRect(origin: translation, size: size)), style: FillStyle())
  }

  override package func hitTest(_ point: CGPoint) -> ElementNode? {
    !clips || CGRect(origin: .zero, size: size).contains(point) ? super.hitTest(point) : nil
  }

  // MARK: Layout

  /// What the content is offered when the scroll view is offered something.
  func contentProposal(_ proposal: ProposedViewSize, within insets: BoxInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { $0 - insets.left - insets.right },
      height: axes.contains(.vertical) ? nil : proposal.height.map { $0 - insets.top - insets.bottom }
    ).sanitized
  }

  /// The scroll view's own size, and what it reaches over beyond, whatever is offered.
  override package func computeSize(_ proposal: ProposedViewSize) -> CGSize { scroll.seenSize }

  override package func placeChildren() {
    guard let content else { return }
    if insets != scroll.contentInsets {
      insets = scroll.contentInsets
      invalidateLayer()
    }
    let proposal = contentProposal(ProposedViewSize(size), within: insets)
    for _ in 0..<Self.mostRounds {
      let fitted = content.sizeThatFits(proposal)
      contentSize = CGSize(
        width: fitted.width.isFinite ? fitted.width : size.width,
        height: fitted.height.isFinite ? fitted.height : size.height)
      scroll.contentWasMeasured()
      content.place(origin: contentOrigin, size: proposal)
      let isBack = scroll.returnToAnchor()
      if !updateLazyStacks(), !isBack { break }
    }
    scroll.contentWasPlaced()
  }

  /// Content smaller than the scroll view begins where reading does; along two axes it is in the middle.
  private var contentOrigin: CGPoint {
    let rest = CGSize(
      width: max(size.width - insets.left - insets.right - contentSize.width, 0),
      height: max(size.height - insets.top - insets.bottom - contentSize.height, 0))
    if let anchor = scroll.anchor(for: .alignment) {
      return CGPoint(
        x: rest.width * (isMirrored ? 1 - anchor.x : anchor.x), y: rest.height * anchor.y)
    }
    if axes == [.horizontal, .vertical] { return CGPoint(x: rest.width / 2, y: rest.height / 2) }
    let x: CGFloat = axes.contains(.horizontal) ? (isMirrored ? rest.width : 0) : rest.width / 2
    return CGPoint(x: x, y: axes.contains(.vertical) ? 0 : rest.height / 2)
  }

  // MARK: Lazy stacks inside

  func register(_ stack: LazyStackElement) {
    guard !lazyStacks.contains(where: { $0.stack === stack }) else { return }
    lazyStacks.removeAll { $0.stack == nil }
    lazyStacks.append(WeakStack(stack: stack))
  }

  /// Marks the stacks that have to be laid out again; returns whether there are any.
  private func updateLazyStacks() -> Bool {
    var isAny = false
    for stack in lazyStacks.lazy.compactMap(\.stack) where stack.isMounted && stack.clip === self {
      if stack.isLengthStale {
        markPath(from: stack, measuresAnew: true)
      } else if stack.needsOtherWindow {
        markPath(from: stack, measuresAnew: false)
      } else {
        continue
      }
      isAny = true
    }
    return isAny
  }

  /// Has everything from a stack up to here laid out again, and nothing further up: this view's size stays.
  private func markPath(from stack: LazyStackElement, measuresAnew: Bool) {
    var node: ElementNode? = stack
    while let current = node, current !== self {
      if measuresAnew {
        current.measured.removeAll()
        current.measurementsInvalidated()
        current.needsPlacement = true
      } else if current === stack {
        current.needsPlacement = true
      } else {
        current.descendantNeedsPlacement = true
      }
      node = current.parentElement
    }
  }

  // MARK: Scrolling

  /// Scrolls to an offset, which may lie beyond the limits.
  func scroll(to new: CGPoint) {
    guard new != offset, new.x.isFinite, new.y.isFinite else { return }
    offset = new
    invalidateLayer()
    host.scrolling.didScroll()
    host.geometry.geometryMayHaveChanged()
    scroll.geometryMayHaveChanged()
    var needsLayout = false
    for stack in lazyStacks.lazy.compactMap(\.stack) where stack.isMounted && stack.clip === self {
      if stack.needsOtherWindow || !stack.scrolled() {
        stack.needsPlacement = true
        markPath(from: stack, measuresAnew: false)
        needsLayout = true
      }
    }
    if needsLayout { invalidatePlacement() }
  }

  /// Layout found out that what is seen lies elsewhere on the content than was estimated.
  func shift(by length: Double, along axis: Axis) {
    if axis == .vertical {
      offset.y += CGFloat(length)
    } else {
      offset.x += CGFloat(length)
    }
    invalidateLayer()
    scroll.contentWasShifted(by: length, along: axis)
  }

  /// Takes an offset back into the limits, during layout.
  func setOffsetInLayout(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    invalidateLayer()
  }

  override package func environmentValueChanged(_ keys: EnvironmentMask) {
    invalidatePlacement()
    invalidateLayer()
  }

  override package var viewName: String { "scroll content" }
}
