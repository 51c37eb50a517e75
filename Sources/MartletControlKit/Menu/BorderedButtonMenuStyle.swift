import MartletCore

/// A menu that looks as buttons with a border do.
///
/// - Source: Apple, "BorderedButtonMenuStyle".
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, isBordered: true)
  }
}
