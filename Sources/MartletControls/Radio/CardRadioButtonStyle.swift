import SwiftUI

/// A card as wide as there is room, with a ring before the label; the selected one has a frame.
///
/// For few options that need more than a word, such as plans with their prices.
///
/// ```swift
/// VStack(spacing: 8) { RadioGroup(plans, selection: $plan) { PlanRow($0) } }
///   .radioButtonStyle(.card)
/// ```
public struct CardRadioButtonStyle: RadioButtonStyle {
  private let cornerRadius: CGFloat
  private let ring = RingRadioButtonStyle()

  /// Creates the style.
  ///
  /// - Parameter cornerRadius: the radius of the card's corners, in points.
  public init(cornerRadius: CGFloat = 10) {
    self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 10
  }

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    let outline = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    RadioButtonStyleBody(style: ring, configuration: configuration.unfocused)
      .padding(.horizontal, 12)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RadioFace(outline: outline, shade: shade(configuration), lift: 0.03)
        outline.fill(.tint).opacity(configuration.isSelected ? 0.1 : 0)
      }
      .overlay {
        outline.strokeBorder(.primary, lineWidth: 1).opacity(configuration.isSelected ? 0 : 0.14)
        outline.strokeBorder(.tint, lineWidth: 2)
          .opacity(
            configuration.isSelected ? (configuration.isEnabled ? 1 : RadioMetrics.disabledOpacity) : 0)
      }
      // The ring and its label dim by themselves.
      .modifier(RadioMotion(configuration: configuration, outline: outline, dims: false))
  }

  private func shade(_ configuration: Configuration) -> Double {
    configuration.isPressed ? 0.08 : configuration.isHovered ? 0.04 : 0
  }
}

extension RadioButtonStyleConfiguration {
  /// The same, for a look within a look that shows by itself where the keyboard is.
  var unfocused: RadioButtonStyleConfiguration {
    RadioButtonStyleConfiguration(
      isSelected: isSelected, isPressed: isPressed, isHovered: isHovered, isFocused: false,
      isEnabled: isEnabled, label: label)
  }
}

extension RadioButtonStyle where Self == CardRadioButtonStyle {
  /// A card as wide as there is room, with a ring before the label.
  public static var card: CardRadioButtonStyle { CardRadioButtonStyle() }
}
