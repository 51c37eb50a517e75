import MartletCore

/// A button without a face.
///
/// - Source: Apple, "BorderlessButtonStyle".
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The button's label alone.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(BorderlessLook(), configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a face.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label that shows by its colour that it can be pressed: on the desktop grey and darker while it is pressed,
/// on touch screens in the accent colour and faint while it is pressed.
nonisolated struct BorderlessLook: ButtonStyle {
  private var context = ControlContext()

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultFont(context.metrics.button(context.controlSize).font)
      .defaultForeground(color(configuration))
      .opacity(configuration.isPressed ? pressedOpacity(configuration) : 1)
      .animation(
        configuration.isPressed || context.isDesktop
          ? nil : .easeOut(duration: context.metrics.releaseDuration), value: configuration.isPressed)
  }

  /// Half way between the grey of rest and the black of a press.
  private static let hoveredOpacity = 0.8

  private func pressedOpacity(_ configuration: Configuration) -> Double {
    guard context.isDesktop else { return context.colors.pressedBorderlessOpacity }
    // A label in a colour of its own has no darker one to go to.
    return ownColor(configuration) == nil ? 1 : context.colors.pressedPlainOpacity
  }

  private func ownColor(_ configuration: Configuration) -> Color? {
    configuration.role == .destructive ? .red : context.tintColor
  }

  private func color(_ configuration: Configuration) -> AnyShapeStyle {
    if !context.isEnabled { return AnyShapeStyle(context.colors.disabledLabel) }
    if let own = ownColor(configuration) { return AnyShapeStyle(own) }
    if !context.isDesktop { return AnyShapeStyle(Color.accentColor) }
    if configuration.isPressed { return AnyShapeStyle(Color.primary) }
    return AnyShapeStyle(context.isHovered ? Color.primary.opacity(Self.hoveredOpacity) : Color.secondary)
  }
}
