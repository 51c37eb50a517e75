import MartletCore

/// A button that opens a menu of the rows.
///
/// - Source: Apple, "MenuPickerStyle".
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(MenuPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the rows.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
