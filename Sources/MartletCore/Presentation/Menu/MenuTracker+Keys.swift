import Foundation
import MartletPrimitives

extension MenuTracker {
  /// Does what a key does in a menu; all keys end here while it is open.
  func handle(_ key: KeyEvent) -> Bool {
    guard key.phase != .up else { return true }
    switch key.name {
    case "Escape", "Tab", "ISO_Left_Tab": close()
    case "Down", "KP_Down": step(1)
    case "Up", "KP_Up": step(-1)
    case "Right", "KP_Right", "Left", "KP_Left": sidestep(key.name.hasSuffix("Right"))
    case "Home", "KP_Home": if let row = rows.first { reveal(row) }
    case "End", "KP_End": if let row = rows.last { reveal(row) }
    case "Page_Down", "KP_Page_Down": page(1)
    case "Page_Up", "KP_Page_Up": page(-1)
    case "Return", "KP_Enter": if key.phase == .down { chooseHighlighted() }
    case "space":
      if typeSelection.isOpen(at: key.time) {
        select(typing: " ", at: key.time)
      } else if key.phase == .down {
        chooseHighlighted()
      }
    default:
      let isTyped = key.modifiers.isDisjoint(with: [.control, .option, .command])
      if isTyped, !key.characters.isEmpty { select(typing: key.characters, at: key.time) }
    }
    return true
  }

  private func chooseHighlighted() {
    guard let highlighted else { return }
    if highlighted.modifier.submenuChanged != nil { highlighted.openSubmenu() } else { choose(highlighted) }
  }

  /// Goes into a submenu, or back from one, by the reading direction.
  private func sidestep(_ isRight: Bool) {
    if isRight == isLeftToRight {
      highlighted?.openSubmenu()
    } else {
      _ = closeSubmenu()
    }
  }

  /// Moves past what can't be chosen; stays at the ends.
  private func step(_ direction: Int) {
    let rows = rows
    guard let highlighted, let index = rows.firstIndex(where: { $0 === highlighted }) else {
      if let row = direction > 0 ? rows.first : rows.last { reveal(row) }
      return
    }
    if rows.indices.contains(index + direction) { reveal(rows[index + direction]) }
  }

  private func page(_ direction: CGFloat) {
    let rows = rows
    guard let first = rows.first, let last = rows.last else { return }
    let start: MenuRowElement = highlighted ?? (direction > 0 ? first : last)
    let goal: CGFloat = start.frameInSurface.midY + direction * pageHeight
    let nearest = rows.min {
      abs($0.frameInSurface.midY - goal) < abs($1.frameInSurface.midY - goal)
    }
    if let nearest { reveal(nearest) }
  }

  private func select(typing characters: String, at time: Double) {
    typeSelection.add(characters, at: time)
    if let row = typeSelection.match(in: rows, after: highlighted, title: \.title) { reveal(row) }
  }
}

/// Finds a row by the letters that its title begins with, typed one after the other.
struct TypeSelection {
  private var typed = ""
  private var lastTime = -Double.infinity

  /// How long the next letter may take, in seconds; by eye, as AppKit's menus do.
  static let pause = 1.0

  /// Whether letters typed before still count.
  func isOpen(at time: Double) -> Bool { !typed.isEmpty && time - lastTime < Self.pause }

  mutating func add(_ characters: String, at time: Double) {
    typed = isOpen(at: time) ? typed + characters : characters
    lastTime = time
  }

  /// The first row that begins with what was typed; one letter typed again and again goes through the rows
  /// that begin with it.
  func match<Row: AnyObject>(in rows: [Row], after current: Row?, title: (Row) -> String) -> Row? {
    let titles = rows.map { Self.folded(title($0)) }
    let prefix = Self.folded(typed)
    if let index = titles.firstIndex(where: { $0.hasPrefix(prefix) }) { return rows[index] }
    guard let letter = prefix.first, prefix.allSatisfy({ $0 == letter }) else { return nil }
    let start: Int = rows.firstIndex { $0 === current } ?? -1
    for step in 1...max(rows.count, 1) {
      let index = (start + step) % max(rows.count, 1)
      if titles.indices.contains(index), titles[index].hasPrefix(String(letter)) { return rows[index] }
    }
    return nil
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
