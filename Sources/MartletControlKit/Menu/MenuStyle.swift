import MartletCore

/// The look of menus and the way they open.
///
/// - Source: Apple, "MenuStyle".
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View

  /// The look of a menu, usually made of another menu: `Menu(configuration)`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a style knows about a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu style knows about a menu.
///
/// - Source: Apple, "MenuStyleConfiguration".
nonisolated public struct MenuStyleConfiguration {
  /// What the menu says.
  nonisolated public struct Label: ErasedView {
    package let content: AnyView
  }

  /// What the menu shows when it is open.
  nonisolated public struct Content: ErasedView {
    package let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: StableAction.Box?
}

/// Shows a menu style's body.
nonisolated struct MenuStyleBody<Style: MenuStyle>: View {
  private let holder: StyleHolder<Style>
  private let configuration: MenuStyleConfiguration

  init(_ style: Style, _ configuration: MenuStyleConfiguration) {
    holder = StyleHolder(style)
    self.configuration = configuration
  }

  @MainActor var body: some View { holder.style.makeBody(configuration: configuration) }
}

private struct MenuStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<any MenuStyle> { StyleStack() }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The styles in force for menus.
  package var menuStyles: StyleStack<any MenuStyle> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }

  /// Whether menus show an arrow.
  ///
  /// - Source: Apple, "menuIndicatorVisibility".
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for the menus inside; the innermost style wins.
  ///
  /// - Source: Apple, "menuStyle(_:)".
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleWriter(\.menuStyles, style))
  }

  /// The view, whose menus show an arrow or don't.
  ///
  /// - Source: Apple, "menuIndicator(_:)".
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
