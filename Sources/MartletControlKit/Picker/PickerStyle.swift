import MartletCore

/// The look of pickers and the way they act.
///
/// - Source: Apple, "PickerStyle"; the styles that exist are the only ones.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Shows a picker.
  @MainActor @preconcurrency func _makeView(_ configuration: _PickerConfiguration) -> AnyView
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: any PickerStyle { DefaultPickerStyle() }
}

private struct IsHorizontalRadioGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The style in force for pickers.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  /// Whether radio buttons stand side by side.
  var isHorizontalRadioGroup: Bool {
    get { self[IsHorizontalRadioGroupKey.self] }
    set { self[IsHorizontalRadioGroupKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for the pickers inside; the innermost style wins.
  ///
  /// - Source: Apple, "pickerStyle(_:)".
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }

  /// The view, whose groups of radio buttons stand in a row.
  ///
  /// - Source: Apple, "horizontalRadioGroupLayout()".
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.isHorizontalRadioGroup, true)
  }
}
