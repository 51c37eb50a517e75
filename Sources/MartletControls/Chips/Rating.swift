import SwiftUI

/// Stars of which the first few are filled.
///
/// ```swift
/// Rating("Quality", value: $stars)
///   .tint(.orange)
/// ```
///
/// Pressing a star gives as many; pressing the last filled one again takes the rating back. A value below zero is none,
/// one above the number of stars is none either.
///
/// **Keyboard.** As in a ``RadioGroup``: one stop for Tab, arrow keys give more or fewer stars.
///
/// **Assistive tools.** A group with the title and the rating (“3 of 5”) that can be adjusted, in which each star is a
/// button.
public struct Rating: View {
  @State private var model = RadioModel<Int>(marks: .upToSelected)
  private let title: Text
  private let value: Binding<Int>
  private let count: Int
  private let symbol: String
  private let isClearable: Bool

  /// Creates a rating.
  ///
  /// - Parameters:
  ///   - title: what is rated, for assistive tools.
  ///   - value: the number of stars given, 0 for none.
  ///   - count: how many stars there are; less than one shows nothing.
  ///   - symbol: the symbol's name, of which there is one that ends in `.fill` as well.
  ///   - isClearable: whether pressing the last filled star takes the rating back.
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<Int>, count: Int = 5, symbol: String = "star", isClearable: Bool = true
  ) {
    self.title = Text(title)
    self.value = value
    self.count = count
    self.symbol = symbol
    self.isClearable = isClearable
  }

  /// The stars.
  public var body: some View {
    let values: [Int] = count > 0 ? Array(1...count) : []
    HStack(spacing: 0) {
      RadioConnected(
        model: model, connection: RadioModel.Connection(selection: value, empty: isClearable ? 0 : nil),
        rows: stars(model.adopt(values: values)))
    }
    .radioButtonStyle(RatingStyle(symbol: symbol))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
    .modifier(RatingValue(value: value, count: count))
    .accessibilityAdjustableAction { adjust($0) }
  }

  /// One star more or less; none only where a rating can be taken back.
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let now: Int = (0...max(count, 0)).contains(value.wrappedValue) ? value.wrappedValue : 0
    let new: Int = now + (direction == .increment ? 1 : -1)
    if new <= count, new >= (isClearable ? 0 : 1) { value.wrappedValue = new }
  }

  private func stars(_ rows: [RadioRowID<Int>]) -> some View {
    ForEach(rows, id: \.self) { row in
      RadioRow(row, model: model, number: row.value, count: rows.count) {
        row.value == 1 ? Text("1 star") : Text("\(row.value) stars")
      }
    }
    .environment(\.radioGeneration, model.generation)
  }
}

/// Tells assistive tools the rating; a modifier of its own, so that a change evaluates no more than this.
private struct RatingValue: ViewModifier {
  let value: Binding<Int>
  let count: Int

  func body(content: Content) -> some View {
    content.accessibilityValue(Text("\(value.wrappedValue) of \(count)"))
  }
}

/// A star; its label is what it is called.
struct RatingStyle: RadioButtonStyle {
  let symbol: String

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Image(systemName: symbol)
        .foregroundStyle(.secondary)
        .opacity(configuration.isSelected ? 0 : configuration.isHovered ? 1 : 0.7)
      Image(systemName: symbol + ".fill")
        .foregroundStyle(.tint)
        .scaleEffect(configuration.isSelected ? 1 : 0.4)
        .opacity(configuration.isSelected ? 1 : 0)
    }
    .accessibilityHidden(true)
    // What the star is called is read and not seen.
    .background { configuration.label.fixedSize().frame(width: 0, height: 0).opacity(0) }
    .imageScale(.large)
    .scaleEffect(configuration.isPressed ? 0.85 : configuration.isHovered ? 1.1 : 1)
    .padding(4)
    .modifier(
      RadioFocusRing(
        outline: RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: RadioMetrics.focusWidth),
        isShown: configuration.isFocused)
    )
    .opacity(configuration.isEnabled ? 1 : RadioMetrics.disabledOpacity)
    .animation(reducesMotion ? nil : .snappy(duration: 0.25), value: configuration.isSelected)
    .animation(
      reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isPressed
    )
    .animation(
      reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: configuration.isHovered
    )
    .focusEffectDisabled()
  }
}
