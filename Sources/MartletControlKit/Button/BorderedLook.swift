import Foundation
import MartletCore

/// A label on a face, plain or coloured.
nonisolated struct BorderedLook: ButtonStyle {
  var isProminent = false
  var tint: Color?
  /// Whether there is a face at all while nothing is pressed.
  var isFaceless = false
  private var context = ControlContext()
  @Environment(\.buttonBorderShape) private var borderShape

  init(isProminent: Bool = false, tint: Color? = nil, isFaceless: Bool = false) {
    self.isProminent = isProminent
    self.tint = tint
    self.isFaceless = isFaceless
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

  private func labelColor(_ configuration: Configuration) -> AnyShapeStyle {
    guard context.isEnabled else { return AnyShapeStyle(context.colors.disabledLabel) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if let own = ownTint(configuration) { return AnyShapeStyle(own) }
    return context.isDesktop ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.accentColor)
  }

  @MainActor @ViewBuilder
  private func face(_ configuration: Configuration, _ shape: ButtonBorderShape) -> some View {
    let isColored = isProminent && context.isEnabled
    if context.isDesktop {
      DesktopFace(
        shape: shape, fill: isColored ? ownTint(configuration) ?? .accentColor : nil,
        isPressed: configuration.isPressed)
    } else if !isFaceless {
      shape.fill(touchFill(configuration, isColored: isColored))
    }
  }

  private func touchFill(_ configuration: Configuration, isColored: Bool) -> AnyShapeStyle {
    if isColored { return AnyShapeStyle(ownTint(configuration) ?? .accentColor) }
    guard context.isEnabled, let own = ownTint(configuration) else {
      return AnyShapeStyle(context.colors.face)
    }
    // UIButton.Configuration.tinted's background is about this much of its tint.
    return AnyShapeStyle(own.opacity(0.15))
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
