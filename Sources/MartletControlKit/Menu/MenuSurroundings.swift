import MartletCore

private struct MenuHasMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the rows of the menu around leave room for check marks.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}

/// Takes back what the view that opens a menu is set in: menus look the same wherever they are opened.
nonisolated struct MenuSurroundings: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) {
    values.font = nil
    values.resetTextTraits()
    values.foregroundStyles = nil
    values.lineLimit = nil
    values.multilineTextAlignment = .leading
    values.controlSize = .regular
    values.labelsAreHidden = false
    values.isControlHovered = false
    values.keyPress = nil
    values.labelStyles = StyleStack<any LabelStyle>().adding(MenuLabelStyle())
  }

  func isEqual(to other: MenuSurroundings) -> Bool { true }
}

/// Labels in menus: on the desktop the icon goes before the title; on touch screens it stands at the far end.
nonisolated struct MenuLabelStyle: LabelStyle {
  private var context = ControlContext()

  init() {}

  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if context.isDesktop {
      TitleAndIconRow(configuration: configuration)
    } else {
      HStack(spacing: context.metrics.labelSpacing) {
        configuration.title
        Spacer(minLength: 0)
        configuration.icon.accessibilityHidden(true)
      }
    }
  }
}
