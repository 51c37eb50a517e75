import MartletCore

/// A row of compact elements, for menus; elsewhere it is a segmented control.
///
/// - Source: Apple, "PalettePickerStyle".
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(SegmentedPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of compact elements, for menus; elsewhere it is a segmented control.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
