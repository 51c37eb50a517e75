import Foundation
import MartletPrimitives

/// Makes a view a row of a menu that can be chosen.
nonisolated package struct _MenuRowModifier: ElementModifier {
  /// Whether it is the row that the menu opens at.
  let isCurrent: Bool
  /// What choosing it does, which includes closing the menu.
  let action: StableAction.Box?
  /// Told when the row becomes the one that Return would choose, and when it no longer is.
  let highlightChanged: (Bool) -> Void
  /// Opens and closes the row's submenu; `nil` for a row without one.
  let submenuChanged: ((Bool) -> Void)?

  package init(
    isCurrent: Bool, action: StableAction.Box?, highlightChanged: @escaping (Bool) -> Void,
    submenuChanged: ((Bool) -> Void)? = nil
  ) {
    self.submenuChanged = submenuChanged
    self.isCurrent = isCurrent
    self.action = action
    self.highlightChanged = highlightChanged
  }

  package var modifierName: String { "menuRow" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    MenuRowElement(modifier, parent: parent)
  }
}

final class MenuRowElement: ModifierElement<_MenuRowModifier> {
  var isSelectable: Bool { isMounted && readEnvironment { $0.isEnabled } }

  /// What the row says, for finding it by its first letters.
  var title: String {
    childElements.flatMap(\.accessibilityItems).flatMap(\.allLabels).joined(separator: " ")
  }

  func setHighlighted(_ isHighlighted: Bool) {
    Evaluation.untracked { modifier.highlightChanged(isHighlighted) }
    if !isHighlighted, isSubmenuOpen {
      isSubmenuOpen = false
      Evaluation.untracked { modifier.submenuChanged?(false) }
    }
  }

  private(set) var isSubmenuOpen = false

  func openSubmenu() {
    guard let change = modifier.submenuChanged, isSelectable else { return }
    isSubmenuOpen = true
    Evaluation.untracked { change(true) }
  }

  override func hitTest(_ point: CGPoint) -> ElementNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  /// The rows of a menu, from top to bottom.
  static func all(in root: ElementNode) -> [MenuRowElement] {
    var result: [MenuRowElement] = []
    func collect(_ element: ElementNode) {
      if let row = element as? MenuRowElement { return result.append(row) }
      let children = (element as? GroupElement)?.layoutChildren ?? element.childElements
      for child in children { collect(child) }
    }
    collect(root)
    return result
  }
}
