import Foundation

/// Says something about the preview that a view is in; without a meaning anywhere else.
nonisolated public struct _PreviewSettingsModifier: ElementModifier {
  let settings: PreviewSettings
  let name: String

  package var modifierName: String { name }

  package static func makeElement(_ modifier: Self, parent: _ViewNode) -> ModifierElement<Self> {
    PreviewSettingsElement(modifier, parent: parent)
  }
}

final class PreviewSettingsElement: ModifierElement<_PreviewSettingsModifier> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    let inner = super.layoutValue(key)
    guard key == ObjectIdentifier(PreviewSettingsKey.self) else { return inner }
    return modifier.settings.over((inner as? PreviewSettings) ?? PreviewSettings())
  }
}

extension View {
  /// The view with another size for the area that its preview is in.
  ///
  /// Counts in a `PreviewProvider` only.
  ///
  /// - Source: Apple, "previewLayout(_:)".
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(layout: value), name: "previewLayout"))
  }

  /// The view with another device for its preview, which gives it its size, and its figures: a phone's, a
  /// tablet's or a desktop's.
  ///
  /// Counts in a `PreviewProvider` only.
  ///
  /// - Parameter value: the device; `nil` for whichever comes.
  /// - Source: Apple, "previewDevice(_:)".
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewSettingsModifier(settings: PreviewSettings(device: value), name: "previewDevice"))
  }

  /// The view with a name for its preview.
  ///
  /// Counts in a `PreviewProvider` only.
  ///
  /// - Source: Apple, "previewDisplayName(_:)".
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(
      _PreviewSettingsModifier(settings: PreviewSettings(displayName: value), name: "previewDisplayName"))
  }

  /// The view with another side of the device up in its preview; on a desktop there is no such thing.
  ///
  /// Counts in a `PreviewProvider` only.
  ///
  /// - Source: Apple, "previewInterfaceOrientation(_:)".
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(
      _PreviewSettingsModifier(
        settings: PreviewSettings(orientation: value), name: "previewInterfaceOrientation"))
  }
}
