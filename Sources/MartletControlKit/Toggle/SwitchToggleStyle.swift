import Foundation
import MartletCore

/// A label and a switch.
///
/// - Source: Apple, "SwitchToggleStyle".
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour for switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The toggle's label beside a switch; a click on either changes it.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(
      SwitchLook(isOn: configuration.isOn, isMixed: configuration.isMixed, tint: tint), toggle: configuration)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension PressedView {
  /// A toggle as something to press.
  init(_ style: Style, toggle configuration: ToggleStyleConfiguration) {
    self.init(
      style, role: nil, label: ButtonStyleConfiguration.Label(content: .titles(configuration.label)),
      action: { configuration.flip() })
  }
}

extension AnyView {
  /// A toggle's label as one element: several texts stand below each other, as Apple's switches show them.
  nonisolated static func titles(_ label: ToggleStyleConfiguration.Label) -> AnyView {
    AnyView(VStack(alignment: .leading, spacing: 0) { label })
  }
}

/// A label with a switch beside it; on touch screens the switch stands at the far edge.
nonisolated struct SwitchLook: ButtonStyle {
  let isOn: Bool
  let isMixed: Bool
  let tint: Color?
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden

  init(isOn: Bool, isMixed: Bool, tint: Color?) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.tint = tint
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = context.metrics.toggleSwitch(context.controlSize)
    let position: SwitchFigure.Position = isMixed ? .middle : (isOn ? .on : .off)
    HStack(spacing: context.metrics.switchSpacing) {
      if !isLabelHidden {
        configuration.label
          .defaultFont(metrics.font)
          .defaultForeground(labelColor)
        if !context.isDesktop { Spacer(minLength: 0) }
      }
      SwitchFigure(position: position, tint: tint, isPressed: configuration.isPressed)
    }
    .spokenLabel(configuration.label, isNeeded: isLabelHidden)
    .contentShape(Rectangle())
  }

  private var labelColor: AnyShapeStyle {
    context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel)
  }
}
