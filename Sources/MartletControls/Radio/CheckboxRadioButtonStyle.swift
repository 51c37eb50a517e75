import SwiftUI

/// A rounded square before the label, in which a check draws itself when it is selected.
///
/// ```swift
/// VStack(alignment: .leading) { RadioGroup(sizes, selection: $size, isDeselectable: true) { Text($0.name) } }
///   .radioButtonStyle(.checkbox)
/// ```
public struct CheckboxRadioButtonStyle: RadioButtonStyle {
  @ScaledMetric private var size: CGFloat

  /// Creates the style.
  ///
  /// - Parameter size: the square's side in points, at the usual size of text; with larger text it grows.
  public init(size: CGFloat = 16) {
    _size = ScaledMetric(wrappedValue: size.isFinite ? max(size, 0) : RadioMetrics.figure, relativeTo: .body)
  }

  /// The look of one row.
  public func makeBody(configuration: Configuration) -> some View {
    RadioLine(configuration: configuration) {
      RadioFigure(
        configuration: configuration, outline: RoundedRectangle(cornerRadius: size / 4, style: .continuous),
        size: size
      ) {
        CheckLine()
          .trim(from: 0, to: configuration.isSelected ? 1 : 0)
          .stroke(Color.white, style: StrokeStyle(lineWidth: size / 8, lineCap: .round, lineJoin: .round))
          .frame(width: size * 0.56, height: size * 0.5)
          .opacity(configuration.isSelected ? 1 : 0)
      }
    }
    .focusEffectDisabled()
  }
}

extension RadioButtonStyle where Self == CheckboxRadioButtonStyle {
  /// A rounded square before the label, in which a check draws itself when it is selected.
  public static var checkbox: CheckboxRadioButtonStyle { CheckboxRadioButtonStyle() }
}
