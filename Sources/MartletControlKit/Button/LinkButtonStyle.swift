import MartletCore

/// A button that looks like a link.
///
/// - Source: Apple, "LinkButtonStyle".
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The button's label in the colour of links.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(LinkLook(), configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

nonisolated struct LinkLook: ButtonStyle {
  private var context = ControlContext()

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultFont(context.metrics.button(context.controlSize).font)
      .defaultForeground(color(configuration))
      .opacity(configuration.isPressed && context.isDesktop ? context.colors.pressedPlainOpacity : 1)
      .contentShape(Rectangle())
  }

  private func color(_ configuration: Configuration) -> ThemedColor {
    let colors = context.colors
    if !context.isEnabled { return colors.disabledLabel }
    return configuration.isPressed || context.isHovered ? colors.pressedLink : colors.link
  }
}
