import Foundation
import MartletPrimitives

/// Follows the pointer and the keys in an open menu, as one thing rather than row by row.
///
/// A menu is worked in two ways: click to open, move, click; or press, drag to the row and release. Both end in
/// a release over a row.
package final class MenuTracker: SurfaceInputHandler {
  private unowned(unsafe) let root: SurfaceRoot
  private let dismiss: () -> Void
  /// The menu that this one is a submenu of.
  weak var parent: MenuTracker?
  private(set) weak var highlighted: MenuRowElement?
  /// Where the press that opened the menu went down, until it is released.
  private var openingPress: CGPoint?
  private var hasLeftOpeningPress = false
  private var pointer: CGPoint?
  /// A finger that moves the rows instead of choosing one.
  private var finger: (start: CGFloat, last: CGFloat, isScrolling: Bool)?
  var typeSelection = TypeSelection()
  /// Whether the current row is highlighted from the beginning, because it lies under the pointer.
  var highlightsCurrentRow = false
  /// The least width of the menu, in points.
  var minimumWidth: CGFloat = 0

  init(root: SurfaceRoot, dismiss: @escaping () -> Void) {
    self.root = root
    self.dismiss = dismiss
  }

  /// Closes the menu with all it belongs to.
  package func close() {
    if let parent { parent.close() } else { dismiss() }
  }

  /// Goes back from a submenu; returns whether it is one.
  func closeSubmenu() -> Bool {
    guard parent != nil else { return false }
    dismiss()
    return true
  }

  /// The rows are in their places for the first time.
  func rowsArePlaced() {
    guard highlightsCurrentRow, highlighted == nil, root.isMounted else { return }
    highlightsCurrentRow = false
    if let current = MenuRowElement.all(in: root).first(where: { $0.modifier.isCurrent && $0.isSelectable }) {
      root.host.enqueueAction(of: root) { [weak self, weak current] in
        if let self, let current, highlighted == nil, current.isMounted { highlight(current) }
      }
    }
  }

  // MARK: Events

  package func openedByPress(at location: CGPoint) {
    openingPress = location
  }

  package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .hover(let location, _): move(to: location)
    case .scroll(let scroll):
      scroller?.scroll(by: scroll.delta.height)
      // Another row is under the pointer now, though that has not moved.
      pointer = nil
      move(to: scroll.location)
    case .key(let key): return handle(key)
    case .text, .textInput: return false
    }
    return true
  }

  private func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      openingPress = nil
      finger = event.pointer == 0 ? nil : (event.location.y, event.location.y, false)
      move(to: event.location)
      scroller?.press(at: event.location, in: root)
    case .moved:
      if !scrolls(with: event.location) { move(to: event.location) }
    case .up:
      let isScroll = finger?.isScrolling ?? false
      finger = nil
      if !isScroll { release(at: event.location) }
    case .cancelled:
      finger = nil
    }
  }

  /// Lets a finger that has moved far enough take the rows along.
  private func scrolls(with location: CGPoint) -> Bool {
    guard var moving = finger, let scroller, scroller.canScroll else { return false }
    if !moving.isScrolling, abs(location.y - moving.start) > Self.scrollSlop {
      moving.isScrolling = true
      highlight(nil)
    }
    if moving.isScrolling { scroller.scroll(by: moving.last - location.y) }
    moving.last = location.y
    finger = moving
    return moving.isScrolling
  }

  /// How far a finger moves before it scrolls, in points: as a drag's default (fact n221).
  private static let scrollSlop: CGFloat = 10

  /// A click that opens the menu lets go where it went down, which chooses nothing.
  private func release(at location: CGPoint) {
    move(to: location)
    let isOpeningClick = openingPress != nil && !hasLeftOpeningPress
    let isDrag = openingPress != nil
    openingPress = nil
    hasLeftOpeningPress = false
    if isOpeningClick { return }
    if let row = row(at: location) {
      choose(row)
    } else if isDrag, !CGRect(origin: .zero, size: root.size).contains(location) {
      close()
    }
  }

  private func move(to location: CGPoint?) {
    if let start = openingPress, let location, !hasLeftOpeningPress {
      let distance = hypot(location.x - start.x, location.y - start.y)
      if distance <= Self.clickSlop { return }
      hasLeftOpeningPress = true
    }
    guard location != pointer else { return }
    let before = pointer
    pointer = location
    if let location { scroller?.hover(at: location, in: root) }
    let row: MenuRowElement? = location.flatMap { self.row(at: $0) }
    // An open submenu stays until another row is meant: the pointer may be on its way into it.
    if let highlighted, highlighted.isSubmenuOpen, row == nil || isHeading(from: before, to: location) {
      return
    }
    highlight(row)
    row?.openSubmenu()
  }

  /// Whether the pointer moves more sideways than up or down, as it does on its way into a submenu.
  private func isHeading(from before: CGPoint?, to location: CGPoint?) -> Bool {
    guard let before, let location else { return false }
    let forward: CGFloat = isLeftToRight ? location.x - before.x : before.x - location.x
    return forward > abs(location.y - before.y) / 2
  }

  /// How far a click may move, in points; by eye.
  private static let clickSlop: CGFloat = 4

  /// The row at a point that can be chosen.
  private func row(at location: CGPoint) -> MenuRowElement? {
    if let scroller, scroller.coversRows(at: location, in: root) { return nil }
    var node = root.hitTest(location)
    while let current = node {
      if let row = current as? MenuRowElement { return row.isSelectable ? row : nil }
      node = current.parentElement
    }
    return nil
  }

  // MARK: What the events do

  func highlight(_ row: MenuRowElement?) {
    guard row !== highlighted else { return }
    let before = highlighted
    highlighted = row
    before?.setHighlighted(false)
    row?.setHighlighted(true)
  }

  /// Highlights a row found by keys, and scrolls to it.
  func reveal(_ row: MenuRowElement) {
    highlight(row)
    scroller?.reveal(row)
  }

  func choose(_ row: MenuRowElement) {
    guard row.isSelectable, let action = row.modifier.action else { return }
    action.run()
  }

  var isLeftToRight: Bool { root.readEnvironment { $0.layoutDirection } == .leftToRight }
  var rows: [MenuRowElement] { MenuRowElement.all(in: root).filter(\.isSelectable) }
  var pageHeight: CGFloat { root.size.height }

  /// The part of the menu that scrolls.
  private var scroller: MenuScrollElement? {
    var node: ElementNode? = root.childElements.first
    while let current = node {
      if let found = current as? MenuScrollElement { return found }
      node = current.childElements.first
    }
    return nil
  }
}
