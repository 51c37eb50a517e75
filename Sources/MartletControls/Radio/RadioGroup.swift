import SwiftUI

/// Rows of which one is selected.
///
/// A radio group brings no stack: its rows stand one below the other in a `VStack`, side by side in an `HStack`, in a
/// `Grid`, a `List` or a lazy stack as rows do.
///
/// ```swift
/// enum Size: CaseIterable { case small, medium, large }
///
/// @State private var size = Size.small
///
/// VStack(alignment: .leading) {
///   RadioGroup(Size.allCases, selection: $size) { Text(String(describing: $0)) }
/// }
/// ```
///
/// Any view can be a row, with a tag:
///
/// ```swift
/// VStack(alignment: .leading) {
///   RadioGroup(selection: $size) {
///     Text("Small").tag(Size.small)
///     Label("Large", systemImage: "shippingbox").tag(Size.large)
///   }
/// }
/// .radioButtonStyle(.card)
/// ```
///
/// A selection that no row stands for selects none. Of two rows for the same value both are selected.
///
/// **Keyboard.** Tab goes to the selected row, or to the first one, and with the next press out of the group. Arrow keys
/// move and select, past disabled rows and not round the ends; Home and End go to the first and the last row. Space
/// selects.
///
/// **Assistive tools.** Each row is one button with its position as its value (“2 of 3”), and the trait of being
/// selected.
///
/// - Complexity: a change of selection evaluates the row that loses it and the row that gets it.
public struct RadioGroup<Value: Hashable, Rows: View>: View {
  @State private var model = RadioModel<Value>()
  private let connection: RadioModel<Value>.Connection
  private let rows: (RadioModel<Value>) -> Rows

  /// The rows.
  public var body: some View {
    RadioConnected(model: model, connection: connection, rows: rows(model))
  }

  // MARK: From a collection

  /// Creates a row for each value of a collection.
  ///
  /// - Parameters:
  ///   - options: the values, in order.
  ///   - selection: the selected value.
  ///   - label: what the row for a value says.
  public init<Options: RandomAccessCollection, Label: View>(
    _ options: Options, selection: Binding<Value>, @ViewBuilder label: @escaping (Value) -> Label
  ) where Options.Element == Value, Rows == RadioOptionRows<Value, Label> {
    connection = RadioModel.Connection(selection: selection)
    rows = { RadioOptionRows(model: $0, values: Array(options), label: label) }
  }

  /// Creates a row for each value of a collection, of which none need be selected.
  ///
  /// - Parameters:
  ///   - options: the values, in order.
  ///   - selection: the selected value, or `nil` for none.
  ///   - isDeselectable: whether pressing the selected row takes the selection back.
  ///   - label: what the row for a value says.
  public init<Options: RandomAccessCollection, Label: View>(
    _ options: Options, selection: Binding<Value>, isDeselectable: Bool = false,
    @ViewBuilder label: @escaping (Options.Element) -> Label
  )
  where Value == Options.Element?, Rows == RadioOptionRows<Value, RadioOptionalLabel<Options.Element, Label>>
  {
    connection = RadioModel.Connection(selection: selection, empty: isDeselectable ? .some(nil) : nil)
    rows = { model in
      RadioOptionRows(model: model, values: options.map(Optional.some)) { value in
        RadioOptionalLabel(value: value, label: label)
      }
    }
  }

  // MARK: From views with tags

  /// Creates a row of each view that has a tag of the selection's type.
  ///
  /// `ForEach`, `Group` and `Section` are taken apart; a section's header and footer stand before and after its rows.
  /// Views without such a tag are shown and can't be selected. All views are looked through, so for very many rows
  /// ``init(_:selection:label:)`` in a lazy stack is the better choice.
  ///
  /// - Parameters:
  ///   - selection: the selected row's tag.
  ///   - content: the rows' labels.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<Content: View>(
    selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) where Rows == RadioTaggedRows<Value, Content> {
    let content: Content = content()
    connection = RadioModel.Connection(selection: selection)
    rows = { model in
      RadioTaggedRows(model: model, value: { $0.tag(for: Value.self) }, content: content)
    }
  }

  /// Creates a row of each view that has a tag of the selection's type, of which none need be selected.
  ///
  /// Tags may be values or optional values; a row with the tag `nil` stands for no selection.
  ///
  /// - Parameters:
  ///   - selection: the selected row's tag, or `nil` for none.
  ///   - isDeselectable: whether pressing the selected row takes the selection back.
  ///   - content: the rows' labels.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<Tag: Hashable, Content: View>(
    selection: Binding<Value>, isDeselectable: Bool = false, @ViewBuilder content: () -> Content
  ) where Value == Tag?, Rows == RadioTaggedRows<Value, Content> {
    let content: Content = content()
    connection = RadioModel.Connection(selection: selection, empty: isDeselectable ? .some(nil) : nil)
    rows = { model in
      RadioTaggedRows(
        model: model,
        value: { values in
          if let tag = values.tag(for: Tag.self) { return .some(tag) }
          return values.tag(for: Value.self)
        }, content: content)
    }
  }
}

/// What the row for a value says, where none need be selected.
public struct RadioOptionalLabel<Value, Label: View>: View {
  let value: Value?
  let label: (Value) -> Label

  /// The label.
  public var body: some View {
    if let value { label(value) }
  }
}
