import Foundation
import SwiftUI

/// The head of a column that sorts by it when it is pressed, and reverses when it is pressed again.
///
/// ```swift
/// HStack {
///   SortHeader("Name", key: OrderBy.name, selection: $key, order: $order)
///   Spacer()
///   SortHeader("Size", key: OrderBy.size, selection: $key, order: $order)
/// }
/// ```
///
/// The head of the column in force shows an arrow; the others keep the room for it, so that nothing moves.
///
/// **Keyboard.** Tab goes to each head; Space and Return press it.
///
/// **Assistive tools.** A button with the direction as its value and the trait of being selected.
public struct SortHeader<Key: Hashable>: View {
  private let title: Text
  private let key: Key
  @Binding private var selection: Key
  @Binding private var order: SortOrder

  /// Creates a head.
  ///
  /// - Parameters:
  ///   - title: what the column is called.
  ///   - key: what pressing it sorts by.
  ///   - selection: the key in force.
  ///   - order: its direction.
  public init<Title: StringProtocol>(
    _ title: Title, key: Key, selection: Binding<Key>, order: Binding<SortOrder>
  ) {
    self.title = Text(title)
    self.key = key
    _selection = selection
    _order = order
  }

  /// The head.
  public var body: some View {
    let isCurrent: Bool = selection == key
    Button {
      SortChoice.choose(key, selection: $selection, order: $order)
    } label: {
      SortHeaderLabel(title: title, isCurrent: isCurrent, order: order)
    }
    .buttonStyle(SortHeaderStyle())
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
    .accessibilityValue(isCurrent ? SortChoice.words(order) : Text(verbatim: ""))
  }
}

/// A column's name and the direction of its order.
private struct SortHeaderLabel: View {
  let title: Text
  let isCurrent: Bool
  let order: SortOrder

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    HStack(spacing: 4) {
      title.fontWeight(isCurrent ? .semibold : .regular).lineLimit(1)
      // One arrow that turns; up is ascending.
      Image(systemName: "chevron.up")
        .imageScale(.small)
        .rotationEffect(.degrees(order == .forward ? 0 : 180))
        .opacity(isCurrent ? 1 : 0)
        .accessibilityHidden(true)
    }
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: order)
    .animation(reducesMotion ? nil : .easeOut(duration: RadioMetrics.duration), value: isCurrent)
  }
}

/// A head without a frame, shaded under the pointer.
private struct SortHeaderStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SortHeaderLook(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct SortHeaderLook<Label: View>: View {
  let label: Label
  let isPressed: Bool

  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.subheadline)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background {
        RoundedRectangle(cornerRadius: 6, style: .continuous).fill(.primary)
          .opacity(!isEnabled ? 0 : isPressed ? 0.14 : isHovered ? 0.07 : 0)
      }
      .opacity(isEnabled ? 1 : RadioMetrics.disabledOpacity)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
  }
}
