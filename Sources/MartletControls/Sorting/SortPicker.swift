import Foundation
import SwiftUI

/// A menu of what can be sorted by; choosing the same again reverses.
///
/// ```swift
/// enum OrderBy: String, CaseIterable { case name = "Name", size = "Size" }
///
/// @State private var key = OrderBy.name
/// @State private var order = SortOrder.forward
///
/// SortPicker("Sort by", selection: $key, order: $order)
/// List(files.sorted(by: key, order: order) { $0 == .name ? byName : bySize }) { … }
/// ```
///
/// The menu shows the key in force and an arrow: up for ascending, down for descending. Choosing another key sorts ascending
/// by it. For a table there is ``SortHeader``, a button for one column's head.
///
/// **Assistive tools.** A menu with title and key as its label, and the direction as its value.
public struct SortPicker<Key: Hashable, Label: View>: View {
  private let title: Text
  private let keys: [Key]
  private let label: (Key) -> Label
  @Binding private var selection: Key
  @Binding private var order: SortOrder

  /// Creates a menu for some keys.
  ///
  /// - Parameters:
  ///   - title: what the menu is called.
  ///   - selection: the key in force.
  ///   - order: its direction.
  ///   - keys: what can be sorted by, in order.
  ///   - label: what a key is called.
  public init<Title: StringProtocol, Keys: Sequence>(
    _ title: Title, selection: Binding<Key>, order: Binding<SortOrder>, keys: Keys,
    @ViewBuilder label: @escaping (Key) -> Label
  ) where Keys.Element == Key {
    self.title = Text(title)
    self.keys = RadioRowID.rows(for: keys).filter { $0.occurrence == 0 }.map(\.value)
    self.label = label
    _selection = selection
    _order = order
  }

  /// Creates a menu for all cases of an enumeration, called as their raw values.
  ///
  /// - Parameters:
  ///   - title: what the menu is called.
  ///   - selection: the key in force.
  ///   - order: its direction.
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Key>, order: Binding<SortOrder>
  ) where Key: CaseIterable & RawRepresentable, Key.RawValue == String, Label == Text {
    self.init(title, selection: selection, order: order, keys: Key.allCases) { Text(verbatim: $0.rawValue) }
  }

  /// The menu.
  public var body: some View {
    Menu {
      ForEach(keys, id: \.self) { key in
        Button {
          SortChoice.choose(key, selection: $selection, order: $order)
        } label: {
          if key == selection {
            SwiftUI.Label {
              label(key)
            } icon: {
              Image(systemName: SortChoice.symbol(order))
            }
          } else {
            label(key)
          }
        }
      }
    } label: {
      HStack(spacing: 4) {
        title
        if keys.contains(selection) {
          label(selection).fontWeight(.semibold)
          Image(systemName: SortChoice.symbol(order)).imageScale(.small).accessibilityHidden(true)
        }
      }
    }
    .accessibilityValue(SortChoice.words(order))
  }
}
