import MartletCore

/// A menu that looks as buttons without a border do.
///
/// - Source: Apple, "BorderlessButtonMenuStyle".
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// A button that opens the menu.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration, isBordered: false)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that looks as buttons without a border do.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
