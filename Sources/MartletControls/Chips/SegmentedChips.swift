import SwiftUI

/// A row of chips in one track, of which one is raised.
///
/// ```swift
/// SegmentedChips(Period.allCases, selection: $period) { Text($0.name) }
/// ```
///
/// It is a ``RadioGroup`` in a row with a look of its own, and has its keyboard and accessibility. For two to five short
/// options; for more, a radio group with `radioButtonStyle(.chip)` can wrap or scroll.
public struct SegmentedChips<Value: Hashable, Label: View>: View {
  private let group: RadioGroup<Value, RadioOptionRows<Value, Label>>

  /// Creates a chip for each value of a collection.
  ///
  /// - Parameters:
  ///   - options: the values, in order.
  ///   - selection: the selected value.
  ///   - label: what the chip for a value says.
  public init<Options: RandomAccessCollection>(
    _ options: Options, selection: Binding<Value>, @ViewBuilder label: @escaping (Value) -> Label
  ) where Options.Element == Value {
    group = RadioGroup(options, selection: selection, label: label)
  }

  /// The chips in their track.
  public var body: some View {
    HStack(spacing: 2) { group }
      .padding(2)
      .background { Capsule().fill(.primary).opacity(0.08) }
      .radioButtonStyle(SegmentRadioButtonStyle())
  }
}

/// A chip that is raised from its track when it is selected.
struct SegmentRadioButtonStyle: RadioButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 4)
      .background {
        Capsule().fill(.primary).opacity(configuration.isSelected ? 0 : shade(configuration))
        RadioFace(outline: Capsule(), shade: shade(configuration), lift: 0.3)
          .compositingGroup()
          .shadow(color: .black.opacity(0.2), radius: 1, y: 0.5)
          .opacity(configuration.isSelected ? 1 : 0)
      }
      .modifier(RadioMotion(configuration: configuration, outline: Capsule()))
  }

  private func shade(_ configuration: Configuration) -> Double {
    configuration.isPressed ? 0.1 : configuration.isHovered ? 0.05 : 0
  }
}
