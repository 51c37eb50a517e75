import MartletCore

/// A button that looks as its label does, and fades a little while it is pressed.
///
/// - Source: Apple, "PlainButtonStyle".
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The button's label as it is.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(PlainLook(), configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks as its label does.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated struct PlainLook: ButtonStyle {
  private var context = ControlContext()

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForeground(color(configuration))
      .opacity(configuration.isPressed ? context.colors.pressedPlainOpacity : 1)
      .animation(
        configuration.isPressed || context.isDesktop
          ? nil : .easeOut(duration: context.metrics.releaseDuration), value: configuration.isPressed)
  }

  private func color(_ configuration: Configuration) -> AnyShapeStyle {
    if !context.isEnabled { return AnyShapeStyle(context.colors.disabledLabel) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : Color.primary)
  }
}
