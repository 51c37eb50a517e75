import MartletCore

/// The style that suits a picker's surroundings: a menu.
///
/// - Source: Apple, "DefaultPickerStyle".
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(MenuPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits a picker's surroundings: a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
