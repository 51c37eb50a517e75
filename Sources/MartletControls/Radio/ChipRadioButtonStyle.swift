import SwiftUI

/// A capsule around the label, tinted when it is selected.
///
/// For many short options that stand side by side, such as filters.
///
/// ```swift
/// HStack(spacing: 8) { RadioGroup(filters, selection: $filter, isDeselectable: true) { Text($0.name) } }
///   .radioButtonStyle(.chip)
/// ```
public struct ChipRadioButtonStyle: RadioButtonStyle {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  /// Creates the style.
  public init() {}

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if differentiatesWithoutColor, configuration.isSelected {
        CheckLine()
          .stroke(.primary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .frame(width: 9, height: 8)
          .accessibilityHidden(true)
      }
      configuration.label
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 5)
    .background {
      Capsule().fill(.primary).opacity(configuration.isSelected ? 0 : shade(configuration))
      Capsule().fill(.tint).opacity(configuration.isSelected ? tint(configuration) : 0)
    }
    .overlay {
      Capsule().strokeBorder(.tint, lineWidth: 1.5).opacity(configuration.isSelected ? 1 : 0)
    }
    .modifier(RadioMotion(configuration: configuration, outline: Capsule()))
  }

  private func shade(_ configuration: Configuration) -> Double {
    configuration.isPressed ? 0.18 : configuration.isHovered ? 0.12 : 0.07
  }

  private func tint(_ configuration: Configuration) -> Double {
    configuration.isPressed ? 0.34 : configuration.isHovered ? 0.26 : 0.18
  }
}

extension RadioButtonStyle where Self == ChipRadioButtonStyle {
  /// A capsule around the label, tinted when it is selected.
  public static var chip: ChipRadioButtonStyle { ChipRadioButtonStyle() }
}
