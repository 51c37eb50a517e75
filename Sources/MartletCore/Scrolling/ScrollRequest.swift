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

  let target: Target
  /// Which point of the target lies on the same point of the visible part; `nil` for the shortest way.
  private let anchor: UnitPoint?
  /// The shortest way, once it is decided on which side the target comes into view.
  private var side: UnitPoint?

  init(_ target: Target, anchor: UnitPoint?) {
    self.target = target
    self.anchor = anchor
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
    guard let rect = rect(in: clip) else { return nil }
    let visible = clip.insetRect
    let side = anchor ?? self.side ?? Self.side(of: rect, in: visible)
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

/// A node that gives what is inside an identity by a value.
protocol IdentifiedNode: _ViewNode {
  var identity: AnyHashable { get }
}

extension IdentityNode: IdentifiedNode {
  var identity: AnyHashable { AnyHashable(id) }
}

/// Finds what has an id in a part of the tree.
enum ScrollSearch {
  static func find(_ id: AnyHashable, in node: _ViewNode) -> ScrollRequest.Target? {
    if let node = node as? any IdentifiedNode, node.identity == id, let target = target(for: node) {
      return target
    }
    if let rows = node as? any LazyRowSource {
      if let element = rows.madeElement(ofID: id) { return self.target(around: element) }
      if let index = rows.index(ofID: id), let stack = stack(around: rows),
        let first = stack.firstPlace(of: rows)
      {
        return .entry(stack, place: first + index)
      }
    }
    var found: ScrollRequest.Target?
    node.forEachChild { child in
      if found == nil { found = find(id, in: child) }
    }
    return found
  }

  private static func target(for node: _ViewNode) -> ScrollRequest.Target? {
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return elements.first.map { target(around: $0) }
  }

  /// An element that is shown itself, else the lazy entry it belongs to.
  private static func target(around element: ElementNode) -> ScrollRequest.Target {
    var node: ElementNode? = element
    while let current = node {
      if let row = current as? LazyRowElement, let stack = row.parentElement as? LazyStackElement,
        !stack.window.contains(where: { $0.rows.contains { $0 === row } })
      {
        return .entry(stack, place: row.place)
      }
      node = current.parentElement
    }
    return .element(element)
  }

  private static func stack(around node: _ViewNode) -> LazyStackElement? {
    var node: _ViewNode? = node
    while let current = node {
      if let stack = current as? LazyStackElement { return stack }
      node = current.parent
    }
    return nil
  }
}

extension LazyStackElement {
  /// The place of a source's first entry.
  func firstPlace(of source: any LazyRowSource) -> Int? {
    line.segments.first { segment in
      if case .run(let run) = segment.source { return run.source === source }
      return false
    }?.first
  }
}
