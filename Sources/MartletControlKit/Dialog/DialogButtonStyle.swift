import Foundation
import MartletCore

/// The style of buttons in alerts and confirmation dialogs, whatever style is set around them.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle {
  @Environment(\.dialogContext) private var dialog
  @Environment(\.keyboardShortcut) private var shortcut

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isProvided = dialog?.isProvided ?? false
    let isDefault = shortcut == .defaultAction || (isProvided && dialog?.kind == .alert)
    PressedView(DialogButtonLook(isBold: isDefault || configuration.role == .cancel), configuration)
      .modifier(
        _DialogActionModifier(
          DialogActionInfo(
            purpose: purpose(configuration.role), isDefault: isDefault, isProvided: isProvided,
            action: configuration.action)))
  }

  private func purpose(_ role: ButtonRole?) -> DialogActionInfo.Purpose {
    switch role {
    case .cancel?, .close?: .cancel
    case .destructive?: .destructive
    default: .other
    }
  }
}

/// A button as wide as the dialog gives it.
nonisolated struct DialogButtonLook: ButtonStyle {
  /// Whether the label stands out on touch screens.
  let isBold: Bool
  private var context = ControlContext()
  @Environment(\.dialogContext) private var dialog
  @Environment(\.isChosenAction) private var isChosen

  init(isBold: Bool) {
    self.isBold = isBold
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = context.dialogMetrics(dialog?.kind ?? .alert)
    let shape = RoundedRectangle(cornerRadius: metrics.buttonCornerRadius)
    configuration.label
      .font(isBold ? metrics.boldButtonFont : metrics.buttonFont)
      .foregroundStyle(labelColor(configuration))
      .multilineTextAlignment(.center)
      .padding(.horizontal, metrics.buttonPadding)
      .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background { shape.fill(face(configuration)) }
      .background { if context.isHovered { shape.fill(context.dialogColors.hovered) } }
      .modifier(_FocusRingAreaModifier(outline: ring(shape)))
      .contentShape(Rectangle())
  }

  /// Where the ring of the keyboard goes: around the face, or, where lines divide the buttons, inside them.
  private func ring(_ shape: RoundedRectangle) -> some InsettableShape {
    let isInside = !context.isDesktop
    return (isInside ? RoundedRectangle(cornerRadius: Self.innerRingRadius) : shape)
      .inset(by: isInside ? Self.innerRingInset : 0)
  }

  private static let innerRingRadius: CGFloat = 10
  private static let innerRingInset: CGFloat = 5

  /// Whether the face is the accent colour: only on the desktop.
  private var isColored: Bool { context.isDesktop && isChosen && context.isEnabled }

  private func labelColor(_ configuration: Configuration) -> AnyShapeStyle {
    guard context.isEnabled else { return AnyShapeStyle(context.colors.disabledLabel) }
    if isColored { return AnyShapeStyle(Color.white) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return context.isDesktop ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.accentColor)
  }

  private func face(_ configuration: Configuration) -> AnyShapeStyle {
    let colors = context.dialogColors
    if isColored {
      return AnyShapeStyle(
        configuration.isPressed ? Color.accentColor.opacity(colors.pressedOpacity) : .accentColor)
    }
    return AnyShapeStyle(configuration.isPressed ? colors.pressedFace : colors.face)
  }
}
