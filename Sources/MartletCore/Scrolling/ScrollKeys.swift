import Foundation
import MartletPrimitives

/// Where a key scrolls to.
enum ScrollKey {
  case line(CGSize)
  case page(Int)
  case start
  case end

  /// `nil` for a key that doesn't scroll.
  init?(_ event: KeyEvent) {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option, .command]) else {
      return nil
    }
    let line = ScrollMetrics.lineLength
    switch event.name {
    case "Up", "KP_Up": self = .line(CGSize(width: 0, height: -line))
    case "Down", "KP_Down": self = .line(CGSize(width: 0, height: line))
    case "Left", "KP_Left": self = .line(CGSize(width: -line, height: 0))
    case "Right", "KP_Right": self = .line(CGSize(width: line, height: 0))
    case "Page_Up", "KP_Page_Up": self = .page(-1)
    case "Page_Down", "KP_Page_Down": self = .page(1)
    case "Home", "KP_Home": self = .start
    case "End", "KP_End": self = .end
    case "space": self = .page(event.modifiers.contains(.shift) ? -1 : 1)
    default: return nil
    }
  }
}

/// An element that uses keys pressed inside it which nothing further in used.
protocol KeyResponder: ElementNode {
  /// Returns whether the key was used.
  func respond(to key: KeyEvent) -> Bool
}

extension ScrollElement {
  /// Scrolls by a key; returns false if there is nothing left to scroll that way.
  final func scrollByKey(_ event: KeyEvent) -> Bool {
    guard let key = ScrollKey(event) else { return false }
    let isVertical = axes.contains(.vertical)
    switch key {
    case .line(let size):
      return scrollByKey(contentDelta(CGSize(width: -size.width, height: -size.height)))
    case .page(let direction):
      let length = isVertical ? clip.size.height : clip.size.width
      let way = CGFloat(direction) * length * (1 - ScrollMetrics.pageOverlap)
      return scrollByKey(isVertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0))
    case .start, .end:
      let isStart = if case .start = key { true } else { false }
      let way: CGFloat = isStart ? -1 : 1
      guard canScroll(by: isVertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0)) else {
        return false
      }
      motion = .none
      host.scrolling.show(
        ScrollRequest(.edge(isStart ? .topLeading : .bottomTrailing), anchor: nil), in: self)
      return true
    }
  }

  private func scrollByKey(_ delta: CGSize) -> Bool {
    guard canScroll(by: delta) else { return false }
    scrollSmoothly(by: delta, at: host.now)
    return true
  }
}
