import MartletCore

/// The style that suits a menu's surroundings: a button.
///
/// - Source: Apple, "DefaultMenuStyle".
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, isBordered: true)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits a menu's surroundings: a button.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
