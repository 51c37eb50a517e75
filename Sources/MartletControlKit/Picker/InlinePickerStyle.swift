import MartletCore

/// The rows among the other views of the container around.
///
/// - Source: Apple, "InlinePickerStyle"; on the desktop they are radio buttons, on touch screens rows with a check mark. Outside of lists and
/// forms, where iOS shows a wheel, these rows are shown, too.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Shows a picker.
  @MainActor @preconcurrency public func _makeView(_ configuration: _PickerConfiguration) -> AnyView {
    AnyView(InlinePicker(configuration: configuration))
  }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The rows among the other views of the container around.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
