import MartletCore

/// A button that opens a menu of the rows.
///
/// - Source: Apple, "PopUpButtonPickerStyle".
@available(*, deprecated, message: "Use MenuPickerStyle instead.")
nonisolated public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(MenuPicker(configuration: configuration))
  }
}
