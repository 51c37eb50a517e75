import Foundation
import MartletCore

/// The track and the knob of a switch.
nonisolated struct SwitchFigure: View {
  enum Position {
    case off
    case middle
    case on
  }

  let position: Position
  let tint: Color?
  let isPressed: Bool
  private var context = ControlContext()

  init(position: Position, tint: Color?, isPressed: Bool) {
    self.position = position
    self.tint = tint
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    let metrics = context.metrics.toggleSwitch(context.controlSize)
    ZStack(alignment: .leading) {
      track
      knob(metrics)
    }
    .frame(width: metrics.track.width, height: metrics.track.height)
    .modifier(_FocusRingAreaModifier(outline: Capsule()))
    .frame(width: metrics.layoutWidth)
    .opacity(context.isEnabled ? 1 : context.colors.disabledOpacity)
    .animation(.easeInOut(duration: context.metrics.switchDuration), value: position)
    .animation(.easeInOut(duration: context.metrics.switchDuration), value: isPressed)
  }

  @MainActor private var track: some View {
    let colors = context.colors
    return ZStack {
      Capsule().fill(trackFill)
      Capsule().fill(colors.hoveredVeil).opacity(context.isHovered && !isPressed ? 1 : 0)
      // Pressing darkens the track, by eye.
      Capsule().fill(colors.pressedVeil).opacity(isPressed ? 0.6 : 0)
      Capsule().strokeBorder(colors.trackBorder, lineWidth: 1)
    }
  }

  private var trackFill: AnyShapeStyle {
    guard position == .on else { return AnyShapeStyle(context.colors.track) }
    return AnyShapeStyle(tint ?? context.tintColor ?? context.colors.trackOn ?? .accentColor)
  }

  @MainActor private func knob(_ metrics: ControlMetrics.Switch) -> some View {
    let side: CGFloat = metrics.track.height - 2 * metrics.knobInset
    let width: CGFloat = side + (isPressed ? metrics.pressedStretch : 0)
    let travel: CGFloat = metrics.track.width - 2 * metrics.knobInset - width
    let share: CGFloat = position == .on ? 1 : (position == .middle ? 0.5 : 0)
    return KnobFigure(isPressed: isPressed)
      .frame(width: width, height: side)
      .offset(x: metrics.knobInset + travel * share)
  }
}

/// The knob of a switch or slider: white, with a soft shadow.
nonisolated struct KnobFigure: View {
  let isPressed: Bool
  private var context = ControlContext()

  init(isPressed: Bool) {
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    let colors = context.colors
    ZStack {
      // By eye: on touch screens a shadow 3 below, on the desktop a shorter one; blurred shadows in steps.
      if !context.isDesktop {
        Capsule().inset(by: -1.5).fill(colors.shadow.opacity(0.4)).offset(y: 3)
        Capsule().inset(by: -0.5).fill(colors.shadow.opacity(0.6)).offset(y: 2)
      } else {
        Capsule().inset(by: -0.5).fill(colors.shadow.opacity(0.4)).offset(y: 0.75)
      }
      Capsule().inset(by: -0.5).fill(colors.shadow)
      Capsule().fill(isPressed ? colors.pressedKnob : colors.knob)
    }
  }
}
