import Foundation
import MartletPrimitives

/// Gives a view another shape for pointers.
nonisolated public struct _ContentShapeModifier<S: Shape>: ElementModifier {
  package var modifierName: String { "contentShape" }

  let shape: S
  let eoFill: Bool

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    ContentShapeElement(modifier, parent: parent)
  }
}

final class ContentShapeElement<S: Shape>: ModifierElement<_ContentShapeModifier<S>> {
  override func hitTest(_ point: CGPoint) -> ElementNode? {
    let outline = makingOutline { modifier.shape.path(in: CGRect(origin: .zero, size: size)) }
    guard outline.contains(point, eoFill: modifier.eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}

/// Lets pointers through.
nonisolated public struct _AllowsHitTestingModifier: ElementModifier {
  package var modifierName: String { "allowsHitTesting" }

  let isEnabled: Bool

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    AllowsHitTestingElement(modifier, parent: parent)
  }
}

final class AllowsHitTestingElement: ModifierElement<_AllowsHitTestingModifier> {
  override func hitTest(_ point: CGPoint) -> ElementNode? {
    modifier.isEnabled ? super.hitTest(point) : nil
  }
}

extension View {
  /// The view with a shape in which it can be tapped, hovered and so on, in place of what it draws.
  ///
  /// - Source: Apple, "contentShape(_:eoFill:)".
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The view, taking pointers or letting them through.
  ///
  /// - Source: Apple, "allowsHitTesting(_:)".
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isEnabled: enabled))
  }

  /// The view, which the user can or can't act on.
  ///
  /// - Source: Apple, "disabled(_:)".
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// Disables what is inside; what is disabled around stays so.
nonisolated public struct _DisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  package func change(_ values: inout EnvironmentValues) {
    values.isEnabled = values.isEnabled && !isDisabled
  }

  package func isEqual(to other: _DisabledModifier) -> Bool { isDisabled == other.isDisabled }
}
