import Foundation
import MartletCore
import MartletPrimitives

/// A check box and a label.
///
/// - Source: Apple, "CheckboxToggleStyle".
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// A check box beside the toggle's label; a click on either changes it.
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    PressedView(
      CheckboxLook(isOn: configuration.isOn, isMixed: configuration.isMixed), toggle: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box and a label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A check box with a label beside it, at the height of its first line.
nonisolated struct CheckboxLook: ButtonStyle {
  let isOn: Bool
  let isMixed: Bool
  private var context = ControlContext()
  @Environment(\.labelsAreHidden) private var isLabelHidden

  init(isOn: Bool, isMixed: Bool) {
    self.isOn = isOn
    self.isMixed = isMixed
  }

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let metrics = context.metrics.checkbox(context.controlSize)
    HStack(alignment: .top, spacing: context.metrics.checkboxSpacing) {
      ZStack {
        // A line of the label's font, in the middle of which the box stands.
        Text(verbatim: " ").defaultFont(metrics.font).accessibilityHidden(true)
        box(metrics, isPressed: configuration.isPressed)
      }
      if !isLabelHidden {
        configuration.label
          .defaultFont(metrics.font)
          .defaultForeground(labelColor)
          .frame(minHeight: metrics.side)
      }
    }
    .spokenLabel(configuration.label, isNeeded: isLabelHidden)
    .contentShape(Rectangle())
  }

  private var isFilled: Bool { isOn || isMixed }

  private var labelColor: AnyShapeStyle {
    context.isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(context.colors.disabledLabel)
  }

  @MainActor private func box(_ metrics: ControlMetrics.Checkbox, isPressed: Bool) -> some View {
    let fill: Color? = isFilled && context.isEnabled ? context.tintColor ?? .accentColor : nil
    let stroke = StrokeStyle(lineWidth: metrics.lineWidth, lineCap: .round, lineJoin: .round)
    return CheckboxFace(cornerRadius: metrics.cornerRadius, fill: fill, isPressed: isPressed)
      .overlay {
        if isMixed {
          Tick(.checkbox, isDash: true).stroke(markColor, style: stroke)
        } else if isOn {
          Tick(.checkbox, isDash: false).stroke(markColor, style: stroke)
        }
      }
      .frame(width: metrics.side, height: metrics.side)
      .modifier(_FocusRingAreaModifier(outline: RoundedRectangle(cornerRadius: metrics.cornerRadius)))

  }

  private var markColor: AnyShapeStyle {
    context.isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(context.colors.disabledLabel)
  }
}

/// The box itself: on the desktop a face like a push button's, on touch screens an outline that fills itself.
nonisolated struct CheckboxFace: View {
  let cornerRadius: CGFloat
  let fill: Color?
  let isPressed: Bool
  private var context = ControlContext()

  init(cornerRadius: CGFloat, fill: Color?, isPressed: Bool) {
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.isPressed = isPressed
  }

  @MainActor var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    if context.isDesktop {
      DesktopFace(shape: shape, fill: fill, isPressed: isPressed)
    } else {
      ZStack {
        shape.fill(fill.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.clear))
        shape.strokeBorder(
          context.colors.disabledLabel.opacity(fill == nil ? 1 : 0), lineWidth: Self.outlineWidth)
      }
      .opacity(isPressed ? context.colors.pressedBorderedOpacity : 1)
    }
  }

  /// By eye: as heavy as the text beside it.
  private static let outlineWidth: CGFloat = 1.5
}
