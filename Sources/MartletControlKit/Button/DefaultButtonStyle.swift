import MartletCore

/// The style that suits the platform: bordered on the desktop, borderless on touch screens.
///
/// - Source: Apple, "DefaultButtonStyle".
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  @Environment(\.theme) private var theme

  /// Creates the style.
  public init() {}

  /// The button in the style that suits.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    if theme.idiom == .desktop {
      PressedView(BorderedLook(), configuration)
    } else {
      PressedView(BorderlessLook(), configuration)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the platform.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
