import Foundation

/// An element that makes its accessibility items itself out of those inside it.
protocol AccessibilityComposer: ElementNode {
  var composedItems: [AccessibilityItem] { get }
}

/// A part of a control that says something about all of it.
package enum AccessibilityPart: Hashable, Sendable {
  /// What the control is called.
  case label
  /// What its value is called.
  case value
}

/// Marks a part of a control.
nonisolated package struct _AccessibilityPartModifier: ElementModifier {
  let part: AccessibilityPart

  package init(part: AccessibilityPart) {
    self.part = part
  }

  package var modifierName: String { "accessibilityPart" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AccessibilityPartElement(modifier, parent: parent)
  }
}

/// Tells nothing by itself: the control around it does.
final class AccessibilityPartElement: ModifierElement<_AccessibilityPartModifier>, AccessibilityComposer {
  var composedItems: [AccessibilityItem] { [] }

  var spokenText: String {
    childElements.flatMap(\.accessibilityItems).flatMap(\.allLabels).joined(separator: ", ")
  }
}

/// Makes one thing for assistive tools of a control with marked parts.
nonisolated package struct _AccessibleControlModifier: ElementModifier {
  let properties: AccessibilityProperties
  /// Whether what is inside, but for the parts, stays visible.
  let hasChildren: Bool

  package init(properties: AccessibilityProperties, hasChildren: Bool) {
    self.properties = properties
    self.hasChildren = hasChildren
  }

  package var modifierName: String { "accessibleControl" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AccessibleControlElement(modifier, parent: parent)
  }
}

final class AccessibleControlElement: ModifierElement<_AccessibleControlModifier>, AccessibilityComposer {
  override var accessibility: AccessibilityProperties? { modifier.properties }

  var composedItems: [AccessibilityItem] {
    var properties = modifier.properties
    if let label = text(of: .label, in: self) { properties.label = label }
    if let value = text(of: .value, in: self) {
      properties.value = value
      properties.text = value
    }
    let children = modifier.hasChildren ? childElements.flatMap(\.accessibilityItems) : []
    return [AccessibilityItem(properties: properties, element: self, children: children)]
  }

  private func text(of part: AccessibilityPart, in element: ElementNode) -> String? {
    for child in element.childElements {
      if let marked = child as? AccessibilityPartElement, marked.modifier.part == part {
        return marked.spokenText
      }
      if let found = text(of: part, in: child) { return found }
    }
    return nil
  }
}
