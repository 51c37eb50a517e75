import MartletCore

/// A control that opens a menu of actions.
///
/// Its content is made of buttons, toggles, pickers and other menus; sections and dividers part them.
///
/// - Source: Apple, "Menu".
nonisolated public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyles) private var styles
  @Environment(\.styleNesting) private var nesting
  @Environment(\.menuTracker) private var menu
  private let label: Label
  private let content: Content
  private let primaryAction: StableAction
  private let hasPrimaryAction: Bool

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// Creates a menu with a label; a click performs the action, and holding it down opens the menu.
  ///
  /// - Source: Apple, "init(content:label:primaryAction:)".
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    hasPrimaryAction = primaryAction != nil
    self.primaryAction = StableAction { if let primaryAction { MainActor.assumeIsolated(primaryAction) } }
  }

  /// The label in the style in force; inside another menu, a row with a submenu.
  @MainActor @preconcurrency public var body: some View {
    let style: any MenuStyle = styles.first ?? DefaultMenuStyle()
    // What the style makes inherits the styles further out, so that a style used within itself ends.
    return styled(style)
      .environment(\.menuStyles, styles.rest)
      .environment(\.styleNesting, nesting + 1)
  }

  @MainActor private func styled(_ style: some MenuStyle) -> AnyView {
    // A menu made from a configuration shows what that one's content is made of.
    let content = (content as? MenuStyleConfiguration.Content)?.content ?? AnyView(content)
    if menu != nil {
      return AnyView(SubmenuRow(label: .row(label)) { MenuItems(content: content) })
    }
    guard StyleNesting.allows(style, at: nesting) else { return AnyView(label) }
    let configuration = MenuStyleConfiguration(
      label: .init(content: .row(label)), content: .init(content: content),
      primaryAction: hasPrimaryAction ? primaryAction.box : nil)
    return AnyView(MenuStyleBody(style, configuration))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is asked to show, for styles that change another one.
  ///
  /// - Source: Apple, "init(_:)".
  public init(_ configuration: MenuStyleConfiguration) {
    let action = configuration.primaryAction
    content = configuration.content
    label = configuration.label
    hasPrimaryAction = action != nil
    primaryAction = StableAction { action?.run() }
  }
}
