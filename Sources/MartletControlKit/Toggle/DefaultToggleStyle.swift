import MartletCore

/// The style that suits the platform: a switch.
///
/// - Source: Apple, "DefaultToggleStyle".
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The toggle as a switch.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the platform.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
