import Foundation
import MartletPrimitives

/// Lets a view have its share of a stack's space before others do.
nonisolated public struct _LayoutPriorityModifier: ElementModifier {
  package var modifierName: String { "layoutPriority" }

  let priority: Double

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    LayoutPriorityElement(modifier, parent: parent)
  }
}

final class LayoutPriorityElement: ModifierElement<_LayoutPriorityModifier> {
  override var layoutPriority: Double { modifier.priority }

  override func modifierChanged(from old: _LayoutPriorityModifier) {
    invalidateLayout()
  }
}

/// Puts a view in front of or behind its siblings.
nonisolated public struct _ZIndexModifier: ElementModifier {
  package var modifierName: String { "zIndex" }

  let value: Double

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ZIndexElement(modifier, parent: parent)
  }
}

final class ZIndexElement: ModifierElement<_ZIndexModifier> {
  override var zIndex: Double { modifier.value }

  /// The container sorts its children anew; modifiers in between pass the value on.
  override func modifierChanged(from old: _ZIndexModifier) {
    var element = parentElement
    while let current = element {
      if let container = current as? GroupElement {
        container.childElementsChanged()
        return
      }
      element = current.parentElement
    }
  }
}

extension View {
  /// The view with a rank among those that share a stack's space: a higher one is served first; 0 is usual.
  ///
  /// - Source: Apple, "layoutPriority(_:)".
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(priority: NumberCheck.number(value, or: 0, in: "layoutPriority")))
  }

  /// The view with a place among its siblings from back to front: a higher one is in front; 0 is usual.
  ///
  /// - Source: Apple, "zIndex(_:)".
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: NumberCheck.number(value, or: 0, in: "zIndex")))
  }
}
