import MartletCore

/// A button that stays coloured while it is on.
///
/// - Source: Apple, "ButtonToggleStyle".
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The toggle's label on a face that shows whether it is on.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn || configuration.isMixed
    return PressedView(BorderedLook(isProminent: isOn, isFaceless: !isOn, isOn: isOn), toggle: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays coloured while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
