import MartletCore

/// A radio button for each row.
///
/// - Source: Apple, "RadioGroupPickerStyle".
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(RadioGroupPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A radio button for each row.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
