import Foundation
import MartletPrimitives

/// Something that a scroll view shall show, and where.
final class ScrollRequest {
  enum Target {
    case element(ElementNode)
    /// An entry of a lazy stack, which need not exist.
    case entry(LazyStackElement, place: Int)
    /// The beginning or the end of the content.
    case edge(UnitPoint)
    /// A distance from the beginning; `nil` along an axis that stays as it is.
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target: Target
  /// How the target was found, so that it is found again when rows come, go, or turn out to hold others.
  private let search: ScrollSearch?
  /// The listing of rows that the target's place goes by.
  private var listing = 0
  private var isGone = false
  /// Which point of the target lies on the same point of the visible part; `nil` for the shortest way.
  private let anchor: UnitPoint?
  /// The shortest way, once it is decided on which side the target comes into view.
  private var side: UnitPoint?

  init(_ target: Target, anchor: UnitPoint?, search: ScrollSearch? = nil) {
    self.target = target
    self.anchor = anchor
    self.search = search
    noteListing()
  }

  private func noteListing() {
    if case .entry(let stack, _) = target { listing = stack.listingCount }
  }

  /// Looks for the target again, if its place is that of before.
  private func follow() {
    guard let search, !isGone else { return }
    switch target {
    case .entry(let stack, _): if stack.isMounted, stack.listingCount == listing { return }
    case .element(let element): if element.isMounted { return }
    case .edge, .offset: return
    }
    if let found = search.target() { target = found } else { isGone = true }
    noteListing()
  }

  /// The scroll view's window around the target.
  var clip: ScrollClipElement? {
    var node: ElementNode?
    switch target {
    case .element(let element): node = element.parentElement
    case .entry(let stack, _): node = stack.parentElement
    case .edge, .offset: node = nil
    }
    while let current = node {
      if let clip = current as? ScrollClipElement { return clip }
      node = current.parentElement
    }
    return nil
  }

  /// The target's box in the content's space, as far as it is known now.
  private func rect(in clip: ScrollClipElement) -> CGRect? {
    switch target {
    case .element(let element):
      return element.isMounted ? clip.rect(of: element, CGRect(origin: .zero, size: element.size)) : nil
    case .entry(let stack, let place):
      guard stack.isMounted, place < stack.line.count else { return nil }
      if let search, let element = stack.shownElement(search, at: place) {
        return clip.rect(of: element, CGRect(origin: .zero, size: element.size))
      }
      return clip.rect(of: stack, stack.rect(ofEntry: place))
    case .edge, .offset:
      return nil
    }
  }

  /// The offset at which the target is shown; `nil` if it is gone.
  func offset(in clip: ScrollClipElement) -> CGPoint? {
    if case .edge(let point) = target {
      // The middle of an edge says nothing of the other axis.
      return CGPoint(
        x: clip.axes.contains(.horizontal) && point.x != 0.5 ? clip.limit.x * point.x : clip.offset.x,
        y: clip.axes.contains(.vertical) && point.y != 0.5 ? clip.limit.y * point.y : clip.offset.y)
    }
    if case .offset(let x, let y) = target {
      return clip.clamped(CGPoint(x: x ?? clip.offset.x, y: y ?? clip.offset.y))
    }
    follow()
    guard !isGone, let rect = rect(in: clip) else { return nil }
    let visible = clip.insetRect
    let side = anchor.map(clip.leftToRight) ?? self.side ?? Self.side(of: rect, in: visible)
    self.side = anchor == nil ? side : nil
    func corner(
      _ low: CGFloat, _ length: CGFloat, _ share: CGFloat, _ visibleLow: CGFloat, _ visible: CGFloat
    ) -> CGFloat {
      share.isFinite ? low + share * (length - visible) : visibleLow
    }
    let point = CGPoint(
      x: clip.axes.contains(.horizontal)
        ? corner(rect.minX, rect.width, side.x, visible.minX, visible.width) : visible.minX,
      y: clip.axes.contains(.vertical)
        ? corner(rect.minY, rect.height, side.y, visible.minY, visible.height) : visible.minY)
    return clip.clamped(
      clip.offset(showing: CGPoint(x: point.x - clip.insets.left, y: point.y - clip.insets.top)))
  }

  /// The side on which a box comes into view on the shortest way; infinite where it is in view.
  private static func side(of rect: CGRect, in visible: CGRect) -> UnitPoint {
    func side(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if low < visibleLow || high - low > visibleHigh - visibleLow {
        return low == visibleLow ? .infinity : 0
      }
      return high > visibleHigh ? 1 : .infinity
    }
    return UnitPoint(
      x: side(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: side(rect.minY, rect.maxY, visible.minY, visible.maxY))
  }
}

extension ScrollClipElement {
  /// A box of an element inside, in the content's space.
  func rect(of element: ElementNode, _ rect: CGRect) -> CGRect {
    var rect = rect
    var node: ElementNode? = element
    while let current = node, current !== self {
      if current !== element, let transform = current.contentTransform { rect = rect.applying(transform) }
      rect = rect.offsetBy(dx: current.origin.x, dy: current.origin.y)
      node = current.parentElement
    }
    return rect
  }
}
