import Foundation

/// Says whether the user may close what the view is presented in by other means than the view's own controls.
nonisolated public struct _InteractiveDismissModifier: ElementModifier {
  package var modifierName: String { "interactiveDismissDisabled" }

  let isDisabled: Bool

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    InteractiveDismissElement(modifier, parent: parent)
  }
}

final class InteractiveDismissElement: ModifierElement<_InteractiveDismissModifier> {}

extension ElementNode {
  /// Whether a view inside has asked that the user can't close the presentation; looked for when the user tries.
  final var disablesInteractiveDismiss: Bool {
    if let element = self as? InteractiveDismissElement, element.modifier.isDisabled { return true }
    return childElements.contains { $0.disablesInteractiveDismiss }
  }
}

extension View {
  /// The view, which the user can't get rid of by a swipe, a click outside or Escape while it is in a sheet or popover.
  ///
  /// Closing it by code always works.
  ///
  /// - Source: Apple, "interactiveDismissDisabled(_:)"; Escape: ninxsoft/Mist, issue 71, where the modifier keeps
  ///   Escape from closing a macOS sheet.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
