import SwiftUI

/// A row of a list: the label, and a check mark at its end while it is on.
///
/// ```swift
/// ForEach($toppings) { $topping in
///   Toggle(topping.name, isOn: $topping.isChosen).toggleStyle(.checkmarkRow)
/// }
/// ```
///
/// The whole row can be pressed. The mixed state shows a dash.
public struct CheckmarkRowToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The row.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleSurface(isOn: configuration.$isOn, isMixed: configuration.isMixed) { isHovered in
      HStack {
        configuration.label
        Spacer(minLength: 12)
        Image(systemName: configuration.isMixed ? "minus" : "checkmark")
          .fontWeight(.semibold)
          .foregroundStyle(.tint)
          .opacity(configuration.isOn || configuration.isMixed ? 1 : 0)
          .accessibilityHidden(true)
      }
      .padding(.vertical, 4)
      .background {
        RoundedRectangle(cornerRadius: 6).fill(.primary).opacity(isHovered ? 0.06 : 0)
          .padding(.horizontal, -6)
      }
    }
  }
}

extension ToggleStyle where Self == CheckmarkRowToggleStyle {
  /// A row of a list with a check mark at its end.
  public static var checkmarkRow: CheckmarkRowToggleStyle { CheckmarkRowToggleStyle() }
}

/// A capsule around the label, tinted while it is on.
///
/// For several short options that can be on at the same time; of which only one can, use a `RadioGroup` with chips.
public struct ChipToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The capsule.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleSurface(isOn: configuration.$isOn, isMixed: configuration.isMixed) { isHovered in
      ChipRadioButtonStyle().makeBody(
        configuration: RadioButtonStyleConfiguration(
          isSelected: configuration.isOn && !configuration.isMixed, isPressed: false, isHovered: isHovered,
          isFocused: false, isEnabled: true,
          label: RadioButtonStyleConfiguration.Label(content: AnyView(configuration.label))))
    }
  }
}

extension ToggleStyle where Self == ChipToggleStyle {
  /// A capsule around the label, tinted while it is on.
  public static var chip: ChipToggleStyle { ChipToggleStyle() }
}

/// A symbol in place of a switch, another one while on and while off.
///
/// ```swift
/// Toggle("Favorite", isOn: $isFavorite).toggleStyle(.symbol(on: "star.fill", off: "star"))
/// ```
public struct SymbolToggleStyle: ToggleStyle {
  private let on: String
  private let off: String

  /// Creates the style from two symbols' names.
  public init(on: String, off: String) {
    self.on = on
    self.off = off
  }

  /// The symbol, and the label beside it; both can be pressed.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleSurface(isOn: configuration.$isOn, isMixed: configuration.isMixed) { isHovered in
      HStack(spacing: RadioMetrics.labelSpacing) {
        ZStack {
          // Both keep their room, so that the label stays where it is.
          Image(systemName: off).foregroundStyle(.secondary).opacity(configuration.isOn ? 0 : 1)
          Image(systemName: on).foregroundStyle(.tint).opacity(configuration.isOn ? 1 : 0)
        }
        .scaleEffect(isHovered ? 1.1 : 1)
        .accessibilityHidden(true)
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == SymbolToggleStyle {
  /// A symbol in place of a switch, another one while on and while off.
  public static func symbol(on: String, off: String) -> SymbolToggleStyle {
    SymbolToggleStyle(on: on, off: off)
  }
}

/// What toggles of which every part can be pressed have in common.
private struct ToggleSurface<Content: View>: View {
  @Binding var isOn: Bool
  let isMixed: Bool
  @ViewBuilder let content: (_ isHovered: Bool) -> Content

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isHovered = false

  var body: some View {
    content(isHovered && isEnabled)
      .contentShape(Rectangle())
      .onTapGesture { isOn = isMixed || !isOn }
      .onHover { isHovered = $0 }
      .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
      .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: isOn)
      .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: isHovered)
  }
}
