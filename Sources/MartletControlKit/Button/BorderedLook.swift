import Foundation
import MartletCore

/// A label on a face, plain or coloured.
nonisolated struct BorderedLook: ButtonStyle {
  var isProminent = false
  var tint: Color?
  /// Whether there is a face on touch screens.
  var isFaceless = false
  /// Whether it is a toggle that is on, which shows even while it is disabled.
  var isOn = false
  private var context = ControlContext()
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.keyboardShortcut) private var shortcut

  init(isProminent: Bool = false, tint: Color? = nil, isFaceless: Bool = false, isOn: Bool = false) {
    self.isProminent = isProminent
    self.tint = tint
    self.isFaceless = isFaceless
    self.isOn = isOn
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = context.metrics.button(context.controlSize)
    let shape = borderShape.resolved(metrics)
    let isRound = shape.kind == .circle
    configuration.label
      .defaultFont(metrics.font)
      .modifier(DefaultCentering())
      .defaultForeground(labelColor(configuration))
      .padding(.horizontal, isRound ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .frame(minWidth: isRound ? metrics.height : nil, minHeight: metrics.height)
      .background { face(configuration, shape) }
      .modifier(_FocusRingAreaModifier(outline: shape))
      .contentShape(shape)
      .opacity(configuration.isPressed ? context.colors.pressedBorderedOpacity : 1)
      .animation(
        configuration.isPressed || context.isDesktop
          ? nil : .easeOut(duration: context.metrics.releaseDuration), value: configuration.isPressed)
  }

  /// The colour that the role, the style or the view asks for, if any does.
  private func ownTint(_ configuration: Configuration) -> Color? {
    configuration.role == .destructive ? .red : (tint ?? context.tintColor)
  }

  /// Whether the face is coloured: on the desktop the button that Return presses is, too.
  private var isColored: Bool { isProminent || (context.isDesktop && shortcut == .defaultAction) }

  private func labelColor(_ configuration: Configuration) -> AnyShapeStyle {
    if isOn, !context.isEnabled { return AnyShapeStyle(Color.white.opacity(Self.disabledOnLabelOpacity)) }
    guard context.isEnabled else { return AnyShapeStyle(context.colors.disabledLabel) }
    if isColored { return AnyShapeStyle(Color.white) }
    if let own = ownTint(configuration) { return AnyShapeStyle(own) }
    return context.isDesktop ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.accentColor)
  }

  @MainActor @ViewBuilder
  private func face(_ configuration: Configuration, _ shape: ButtonBorderShape) -> some View {
    let isColored = isColored && (context.isEnabled || isOn)
    if context.isDesktop {
      DesktopFace(
        shape: shape, fill: isColored ? faceColor(configuration) : nil,
        isPressed: configuration.isPressed)
    } else if !isFaceless {
      shape.fill(touchFill(configuration, isColored: isColored))
    }
  }

  private func faceColor(_ configuration: Configuration) -> Color {
    let color = ownTint(configuration) ?? .accentColor
    return context.isEnabled ? color : color.opacity(Self.disabledOnOpacity)
  }

  /// How opaque a toggle that is on is while it is disabled: as a disabled switch.
  private static let disabledOnOpacity = 0.5
  private static let disabledOnLabelOpacity = 0.7

  private func touchFill(_ configuration: Configuration, isColored: Bool) -> AnyShapeStyle {
    if isColored { return AnyShapeStyle(faceColor(configuration)) }
    guard context.isEnabled, let own = ownTint(configuration) else {
      return AnyShapeStyle(context.colors.face)
    }
    return AnyShapeStyle(own.opacity(context.colors.tintedFaceOpacity[context.colorScheme] ?? 1))
  }
}

extension ButtonBorderShape {
  /// The outline with the corners of a size of button.
  func resolved(_ metrics: ControlMetrics.Button) -> ButtonBorderShape {
    switch kind {
    case .automatic: metrics.isCapsule ? .capsule : .roundedRectangle(radius: metrics.cornerRadius)
    case .roundedRectangle(nil): .roundedRectangle(radius: metrics.cornerRadius)
    default: self
    }
  }
}
