import Foundation
import MartletPrimitives

/// Brings wheel, keys and requests to the scroll views of a host.
package final class ScrollCoordinator {
  private unowned(unsafe) let host: ViewHost
  private var searches: [Search] = []
  private var requests: [(request: ScrollRequest, scroll: ScrollElement)] = []
  private var animated: [(request: ScrollRequest, scroll: ScrollElement, animation: Animation)] = []
  private var hasScrolled = false
  /// The scroll view that the user moved or pressed last; keys that nobody else wants go there.
  private weak var active: ScrollElement?
  /// The scroll view that a finger lies on, and which finger.
  private weak var touched: ScrollElement?
  private var touchedBy = 0
  /// The scroll view that the fingers on the touchpad move.
  private weak var padTarget: ScrollElement?

  /// What a `ScrollViewProxy` asked for.
  private struct Search {
    let search: ScrollSearch
    let anchor: UnitPoint?
    let animation: Animation?
  }

  init(host: ViewHost) {
    self.host = host
  }

  // MARK: Input

  /// Gives a turn of the wheel to the innermost scroll view under the pointer that can still move that way.
  func handle(_ event: ScrollEvent, in root: SurfaceRoot) -> Bool {
    if event.isEnd {
      padTarget?.fingersLeftPad(at: event.time)
      padTarget = nil
      return false
    }
    guard event.location.x.isFinite, event.location.y.isFinite, event.delta.width.isFinite,
      event.delta.height.isFinite, event.modifiers.isDisjoint(with: [.control, .command])
    else { return false }
    var delta = event.delta
    if event.modifiers.contains(.shift), delta.width == 0 { delta = CGSize(width: delta.height, height: 0) }
    for scroll in scrollViews(around: root.hitTest(event.location)) {
      let change = scroll.contentDelta(CGSize(width: -delta.width, height: -delta.height))
      guard scroll.canScroll(by: change) else { continue }
      active = scroll
      if event.isPrecise {
        padTarget = scroll
        scroll.scrollAtOnce(by: change, at: event.time)
      } else {
        scroll.scrollSmoothly(by: change, at: event.time)
      }
      return true
    }
    return false
  }

  /// A finger touches a scroll view, or leaves it.
  func fingerChanged(_ pointer: PointerEvent, at hit: ElementNode?) {
    switch pointer.phase {
    case .down:
      touched = scrollViews(around: hit).first(where: \.isScrollEnabled)
      touchedBy = pointer.pointer
      touched?.isTouched = true
    case .up, .cancelled:
      guard touchedBy == pointer.pointer else { return }
      touched?.isTouched = false
      touched = nil
    case .moved: break
    }
  }

  /// A press stops what moves under it, and decides where keys go.
  func pointerPressed(at hit: ElementNode?) {
    let scrolls = scrollViews(around: hit)
    for scroll in scrolls { scroll.stopMotion() }
    if let first = scrolls.first { active = first }
  }

  /// A key that no view around the keyboard wanted.
  ///
  /// - Parameter scope: what the keyboard is confined to: the surface, or the dialog in front.
  func handleUnused(_ key: KeyEvent, in scope: ElementNode) -> Bool {
    guard ScrollKey(key) != nil else { return false }
    let target: ScrollElement?
    if let active, active.isMounted, active.isInside(scope) {
      target = active
    } else {
      target = Self.firstScrollView(in: scope)
    }
    for scroll in scrollViews(around: target) where scroll.respond(to: key) { return true }
    return false
  }

  private func scrollViews(around element: ElementNode?) -> [ScrollElement] {
    var result: [ScrollElement] = []
    var node = element
    while let current = node {
      if let scroll = current as? ScrollElement { result.append(scroll) }
      node = current.parentElement
    }
    return result
  }

  private static func firstScrollView(in element: ElementNode) -> ScrollElement? {
    if let scroll = element as? ScrollElement, scroll.isScrollEnabled { return scroll }
    for child in element.childElements {
      if let found = firstScrollView(in: child) { return found }
    }
    return nil
  }

  // MARK: Requests

  /// Asks for something with an id, once views and layout are up to date.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, in scope: _ViewNode, animation: Animation?) {
    searches.append(Search(search: ScrollSearch(id: id, in: scope), anchor: anchor, animation: animation))
    host.updateQueue.requestUpdate()
  }

  /// Asks a scroll view to show something, once layout is up to date.
  func show(_ request: ScrollRequest, in scroll: ScrollElement) {
    requests.append((request, scroll))
  }

  /// Has a scroll view show something, once views and layout are up to date.
  func show(_ target: ScrollRequest.Target, in scroll: ScrollElement, animation: Animation?) {
    let request = ScrollRequest(target, anchor: nil)
    if let animation {
      animated.append((request, scroll, animation))
    } else {
      scroll.isMovedByCode()
      requests.append((request, scroll))
    }
    host.updateQueue.requestUpdate()
  }

  /// An animated way came to its end: from now on the target's place is known, not estimated.
  func finish(_ request: ScrollRequest, in scroll: ScrollElement) {
    show(request, in: scroll)
  }

  /// Shows an element in all scroll views around it, by the shortest way.
  package func reveal(_ element: ElementNode) {
    var node = element.parentElement
    while let current = node {
      if let clip = current as? ScrollClipElement {
        let request = ScrollRequest(.element(element), anchor: nil)
        if let offset = request.offset(in: clip) { clip.scroll.move(to: offset) }
      }
      node = current.parentElement
    }
  }

  /// Does what was asked for.
  func resolve() {
    // Before the window has a size there is no place to scroll to.
    guard !searches.isEmpty || !requests.isEmpty || !animated.isEmpty, host.root.windowSize != nil else {
      return
    }
    let waiting = searches
    searches = []
    for search in waiting {
      guard let target = search.search.target() else { continue }
      let request = ScrollRequest(target, anchor: search.anchor, search: search.search)
      guard let clip = request.clip, let offset = request.offset(in: clip) else { continue }
      if let animation = search.animation {
        go(to: offset, request, in: clip, animation)
      } else {
        clip.scroll.isMovedByCode()
        requests.append((request, clip.scroll))
      }
    }
    let gradual = animated
    animated = []
    for (request, scroll, animation) in gradual where scroll.isMounted {
      guard let offset = request.offset(in: scroll.clip) else { continue }
      go(to: offset, request, in: scroll.clip, animation)
    }
    let direct = requests
    requests = []
    for (request, scroll) in direct where scroll.isMounted { showNow(request, in: scroll) }
  }

  private func go(
    to offset: CGPoint, _ request: ScrollRequest, in clip: ScrollClipElement, _ animation: Animation
  ) {
    let way = ScrollAnimation(request, from: clip.offset, to: offset, animation: animation, at: host.now)
    clip.scroll.start(.shown(way), at: host.now)
  }

  /// What comes into view on the way may be of other lengths than estimated, or hold rows that nobody knew of, so this is
  /// done until nothing moves.
  private func showNow(_ request: ScrollRequest, in scroll: ScrollElement) {
    for _ in 0..<Self.mostJumps {
      guard let offset = request.offset(in: scroll.clip) else { return }
      let isThere = offset == scroll.clip.offset
      scroll.move(to: offset)
      let isLaidOut = host.layoutSurfaces()
      if host.hasContainersToFlatten {
        host.flattenContainers()
        _ = host.layoutSurfaces()
      } else if isThere, !isLaidOut {
        return
      }
    }
  }

  private static let mostJumps = 8

  // MARK: State

  func didScroll() { hasScrolled = true }

  /// Whether anything scrolled since the last call.
  func takeHasScrolled() -> Bool {
    defer { hasScrolled = false }
    return hasScrolled
  }
}
