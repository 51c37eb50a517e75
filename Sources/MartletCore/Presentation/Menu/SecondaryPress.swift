import Foundation
import MartletPrimitives

/// Tells where a view was pressed with the secondary button.
nonisolated package struct _SecondaryPressModifier: ElementModifier {
  /// Gets the point in the view's own space.
  let action: (CGPoint) -> Void

  package init(action: @escaping (CGPoint) -> Void) {
    self.action = action
  }

  package var modifierName: String { "secondaryPress" }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    SecondaryPressElement(modifier, parent: parent)
  }
}

final class SecondaryPressElement: ModifierElement<_SecondaryPressModifier> {
  /// Returns whether the press was wanted.
  func press(at location: CGPoint) -> Bool {
    guard readEnvironment({ $0.isEnabled }) else { return false }
    let local = convertFromSurface(location)
    Evaluation.untracked { modifier.action(local) }
    return true
  }
}
