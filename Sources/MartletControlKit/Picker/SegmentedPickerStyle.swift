import MartletCore

/// The rows side by side in one bar.
///
/// - Source: Apple, "SegmentedPickerStyle".
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(SegmentedPicker(configuration: configuration))
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The rows side by side in one bar.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
