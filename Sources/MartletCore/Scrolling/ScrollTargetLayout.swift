import Foundation
import MartletLayout
import MartletPrimitives

/// Marks the container whose views a scroll view can stop at.
nonisolated public struct _ScrollTargetLayoutModifier: ElementModifier {
  package var modifierName: String { "scrollTargetLayout" }

  let isEnabled: Bool

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ScrollTargetLayoutElement(modifier, parent: parent)
  }
}

/// A view that a scroll view can stop at.
struct ScrollTargetView {
  /// The value given by `id(_:)`, and that given by `ForEach`, as far as there are any.
  let ids: [AnyHashable]

  /// The first of the ids that is of a type.
  func id<ID: Hashable>(of type: ID.Type) -> ID? {
    ids.lazy.compactMap { $0.base as? ID ?? ($0 as? ID) }.first
  }

  /// Its box in the content's space.
  let rect: CGRect
}

final class ScrollTargetLayoutElement: ModifierElement<_ScrollTargetLayoutModifier> {
  override init(_ modifier: _ScrollTargetLayoutModifier, parent: _ViewNode) {
    super.init(modifier, parent: parent)
    var node: _ViewNode? = parent
    while let current = node {
      if let clip = current as? ScrollClipElement {
        clip.targetLayouts.append(WeakTargetLayout(layout: self))
        return
      }
      node = current.parent
    }
  }

  var isEnabled: Bool { modifier.isEnabled }

  private var container: ElementNode? {
    var element: ElementNode? = content
    while let current = element as? UnaryElement { element = current.content }
    return element
  }

  /// The views that lie in a part of the content, in order.
  ///
  /// Those of a lazy container need not exist; their places are what is known of them.
  func targets(in area: CGRect, of clip: ScrollClipElement) -> [ScrollTargetView] {
    if let lazy = container as? LazyStackElement { return lazy.targets(in: area, of: clip) }
    guard let group = container as? GroupElement else { return [] }
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    var outline = ContentOutline()
    group.contentNode?.appendOutline(to: &outline)
    for item in outline.items {
      if let id = item.id { ids[ObjectIdentifier(item.element)] = id }
    }
    return group.layoutChildren.compactMap { child in
      let rect = clip.rect(of: child, CGRect(origin: .zero, size: child.size))
      guard rect.intersects(area) else { return nil }
      let own = child.ownIdentity(below: group) ?? child.listedIdentity
      return ScrollTargetView(ids: [own, ids[ObjectIdentifier(child)]].compactMap(\.self), rect: rect)
    }
  }
}

struct WeakTargetLayout {
  weak var layout: ScrollTargetLayoutElement?
}

extension ElementNode {
  /// The value given by `id(_:)` around the element, inside a container.
  fileprivate func ownIdentity(below container: _ViewNode) -> AnyHashable? {
    var node: _ViewNode? = self
    while let current = node, current !== container {
      if let identified = current as? any IdentifiedNode { return identified.identity }
      node = current.parent
    }
    return nil
  }
}

extension LazyStackElement {
  func targets(in area: CGRect, of clip: ScrollClipElement) -> [ScrollTargetView] {
    guard line.count > 0, !hidesRows else { return [] }
    let whole = clip.rect(of: self, CGRect(origin: .zero, size: size))
    var low = axis == .vertical ? area.minY - whole.minY : area.minX - whole.minX
    var high = axis == .vertical ? area.maxY - whole.minY : area.maxX - whole.minX
    if axis == .horizontal, readEnvironment({ $0.layoutDirection }) == .rightToLeft {
      (low, high) = (whole.maxX - area.maxX, whole.maxX - area.minX)
    }
    guard high > 0 else { return [] }
    let first = rowRange(of: line.entry(at: max(Double(low), 0))).lowerBound
    let last = rowRange(of: line.entry(at: Double(high))).upperBound
    return (first..<min(last, line.count)).compactMap { place in
      guard case let segment = line.segments[line.segment(of: place)], segment.role == .row else {
        return nil
      }
      let ids: [AnyHashable?]
      switch segment.source {
      case .gap: return nil
      case .single(let item):
        ids = [item.element.ownIdentity(below: self) ?? item.element.listedIdentity, item.id]
      case .run(let run):
        let index = place - segment.first
        ids = [run.source.existingRow(at: index)?.listedIdentity, run.source.rowID(at: index)]
      }
      var rect = clip.rect(of: self, rect(ofEntry: place))
      if axis == .vertical, rect.width == 0 {
        rect.size.width = size.width
      } else if axis == .horizontal, rect.height == 0 {
        rect.size.height = size.height
      }
      guard rect.intersects(area) else { return nil }
      return ScrollTargetView(ids: ids.compactMap(\.self), rect: rect)
    }
  }
}

extension ScrollClipElement {
  /// The views that the scroll view can stop at, in a part of the content.
  func targets(in area: CGRect) -> [ScrollTargetView] {
    targetLayouts.removeAll { $0.layout == nil }
    return targetLayouts.compactMap(\.layout).filter { $0.isMounted && $0.isEnabled }
      .flatMap { $0.targets(in: area, of: self) }
  }

  /// The part of the content that is seen within the insets.
  var insetRect: CGRect { insets.inset(visibleRect) }

  /// The view at a point of the visible part; by default the first one in sight.
  func target(at anchor: UnitPoint?) -> ScrollTargetView? {
    let visible = insetRect
    // A view of which less than a point is left is gone.
    let area = visible.insetBy(dx: 1, dy: 1)
    let views = targets(in: area)
    guard let anchor, anchor != .topLeading, anchor != .top, anchor != .leading else {
      return views.first
    }
    let point = leftToRight(anchor).point(in: area)
    func distance(_ view: ScrollTargetView) -> CGFloat {
      let x = max(view.rect.minX - point.x, point.x - view.rect.maxX, 0)
      let y = max(view.rect.minY - point.y, point.y - view.rect.maxY, 0)
      return hypot(axes.contains(.horizontal) ? x : 0, axes.contains(.vertical) ? y : 0)
    }
    return views.min { distance($0) < distance($1) }
  }
}

extension View {
  /// The view, a container whose views are what the scroll view around can stop at, and tell its position by.
  ///
  /// - Source: Apple, "scrollTargetLayout(isEnabled:)".
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
