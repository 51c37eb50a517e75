import SwiftUI

/// A box whose check draws itself, with a dash for the mixed state.
///
/// ```swift
/// Toggle("Select all", sources: $files, isOn: \.isSelected).toggleStyle(.check)
/// ```
///
/// SwiftUI has a `CheckboxToggleStyle` of its own on macOS, hence the name. A press on a mixed box switches all on.
public struct CheckToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The box, and the label beside it; both can be pressed.
  public func makeBody(configuration: Configuration) -> some View {
    CheckRow(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  /// A box whose check draws itself, with a dash for the mixed state.
  public static var check: CheckToggleStyle { CheckToggleStyle() }
}

private struct CheckRow<Label: View>: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isHovered = false

  private static var box: RoundedRectangle { RoundedRectangle(cornerRadius: 4, style: .continuous) }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: RadioMetrics.labelSpacing) {
      LineFigureLayout(side: 16) {
        // A line of the label's font, in the middle of which the box stands.
        Text(verbatim: " ").accessibilityHidden(true)
        figure.accessibilityHidden(true)
      }
      label
    }
    .contentShape(Rectangle())
    .onTapGesture { isOn = isMixed || !isOn }
    .onHover { isHovered = $0 }
    .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
  }

  private var figure: some View {
    ZStack {
      RadioFace(outline: Self.box, shade: isHovered && isEnabled ? 0.06 : 0)
      Self.box.strokeBorder(.primary.opacity(0.3), lineWidth: RadioMetrics.lineWidth)
      Self.box.fill(.tint).opacity(isOn || isMixed ? 1 : 0)
      CheckLine()
        .trim(from: 0, to: isOn && !isMixed ? 1 : 0)
        .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 9, height: 8)
        .opacity(isOn && !isMixed ? 1 : 0)
      Capsule().fill(.white).frame(width: isMixed ? 8 : 0, height: 2).opacity(isMixed ? 1 : 0)
    }
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: isOn)
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: isMixed)
  }
}
