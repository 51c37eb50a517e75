import SwiftUI

/// A rounded square before the label, in which a check draws itself when it is selected.
///
/// ```swift
/// VStack(alignment: .leading) { RadioGroup(sizes, selection: $size, isDeselectable: true) { Text($0.name) } }
///   .radioButtonStyle(.checkbox)
/// ```
public struct CheckboxRadioButtonStyle: RadioButtonStyle {
  private let size: CGFloat?

  /// Creates the style.
  ///
  /// - Parameter size: the square's side in points; as high as a line of the label if nothing is given.
  public init(size: CGFloat? = nil) {
    self.size = size?.asLength
  }

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    RadioLine(configuration: configuration, side: size) {
      RadioFigure(configuration: configuration, outline: RoundedBox()) {
        BoxedCheck(progress: configuration.isSelected ? 1 : 0).fill(Color.white)
      }
    }
    .focusEffectDisabled()
  }
}

extension RadioButtonStyle where Self == CheckboxRadioButtonStyle {
  /// A rounded square before the label, in which a check draws itself when it is selected.
  public static var checkbox: CheckboxRadioButtonStyle { CheckboxRadioButtonStyle() }
}
