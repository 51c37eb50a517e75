import SwiftUI

/// A ring before the label, filled around a dot when it is selected: the radio button of macOS and GNOME.
///
/// ```swift
/// VStack(alignment: .leading) { RadioGroup(sizes, selection: $size) { Text($0.name) } }
///   .radioButtonStyle(.ring)
/// ```
public struct RingRadioButtonStyle: RadioButtonStyle {
  @ScaledMetric private var size: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates the style.
  ///
  /// - Parameter size: the ring's diameter in points, at the usual size of text; with larger text it grows.
  public init(size: CGFloat = 16) {
    _size = ScaledMetric(wrappedValue: size.isFinite ? max(size, 0) : RadioMetrics.figure, relativeTo: .body)
  }

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    RadioLine(configuration: configuration) {
      RadioFigure(configuration: configuration, outline: Circle(), size: size) {
        // The dot is the knob of this control, and white as those are, in both appearances.
        Circle()
          .fill(Color.white)
          .frame(width: size * Self.dot, height: size * Self.dot)
          .scaleEffect(configuration.isSelected ? 1 : Self.smallest)
          .opacity(configuration.isSelected ? 1 : 0)
      }
    }
    .focusEffectDisabled()
  }

  /// The dot in shares of the ring, as macOS has it.
  private static let dot: CGFloat = 0.375
  private static let smallest: CGFloat = 0.2
}

extension RadioButtonStyle where Self == RingRadioButtonStyle {
  /// A ring before the label, filled around a dot when it is selected.
  public static var ring: RingRadioButtonStyle { RingRadioButtonStyle() }
}
