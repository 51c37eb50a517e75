import Foundation
import MartletLayout
import MartletPrimitives

/// Carries a value for the layout of the container around.
nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  package var modifierName: String { "layoutValue" }

  let value: K.Value

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    LayoutValueElement(modifier, parent: parent)
  }
}

final class LayoutValueElement<K: LayoutValueKey>: ModifierElement<_LayoutValueModifier<K>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(K.self) ? modifier.value : super.layoutValue(key)
  }

  override func modifierChanged(from old: _LayoutValueModifier<K>) {
    invalidateLayout()
  }
}

extension View {
  /// The view, with a value that the layout of its container can read from its subview.
  ///
  /// - Parameters:
  ///   - key: the key; the value stays with it up to the nearest container.
  ///   - value: the value.
  /// - Source: Apple, "layoutValue(key:value:)".
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
