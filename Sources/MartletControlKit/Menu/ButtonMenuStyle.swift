import MartletCore

/// A menu that looks as buttons do.
///
/// - Source: Apple, "ButtonMenuStyle".
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, isBordered: true)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that looks as buttons do.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
