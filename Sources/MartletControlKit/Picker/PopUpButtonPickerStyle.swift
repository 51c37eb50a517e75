import MartletCore

/// A button that opens a menu of the rows.
///
/// The older name of `MenuPickerStyle`, which is to be used instead.
///
/// - Source: Apple, "PopUpButtonPickerStyle".
nonisolated public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(MenuPicker(configuration: configuration))
  }
}
