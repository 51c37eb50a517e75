import SwiftUI

/// A ring before the label, filled around a dot when it is selected: the radio button of macOS and GNOME.
///
/// ```swift
/// VStack(alignment: .leading) { RadioGroup(sizes, selection: $size) { Text($0.name) } }
///   .radioButtonStyle(.ring)
/// ```
public struct RingRadioButtonStyle: RadioButtonStyle {
  private let size: CGFloat?

  /// Creates the style.
  ///
  /// - Parameter size: the ring's diameter in points; as high as a line of the label if nothing is given.
  public init(size: CGFloat? = nil) {
    self.size = size?.asLength
  }

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    RadioLine(configuration: configuration, side: size) {
      RadioFigure(configuration: configuration, outline: Circle()) {
        // The dot is the knob of this control, and white as those are, in both appearances.
        Circle()
          .scale(Self.dot)
          .fill(Color.white)
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
