import MartletCore

/// A control that selects one of several values.
///
/// Each view of the content is a row. A row stands for the value of its `tag(_:includeOptional:)`, or for the id
/// under which the innermost `ForEach` made it, if that is of exactly the selection's type.
///
/// The selection is written each time a row is chosen from a menu or a radio group, also if it is the selected
/// one.
///
/// - Source: Apple, "Picker"; what a repeated choice writes: recorded behaviour of a sorting menu, whose setter
///   turns the order round when the selected row is chosen again.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuTracker) private var menu
  /// The values selected now: one, or several where the sources differ.
  @Binding private var selected: [SelectionValue]
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  init(
    selected: Binding<[SelectionValue]>, content: Content, label: Label, currentValueLabel: AnyView? = nil
  ) {
    _selected = selected
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker for a value, with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selected: .single(selection), content: content(), label: label())
  }

  /// The rows in the style in force.
  @MainActor @preconcurrency public var body: some View {
    menu == nil
      ? style._makeView(configuration) : AnyView(NestedPicker(configuration: configuration, style: style))
  }

  @MainActor private var configuration: _PickerConfiguration {
    let rows = PickerRows(content: content, selected: $selected, name: name)
    return _PickerConfiguration(
      label: AnyView(label), hasLabel: Label.self != EmptyView.self, currentValueLabel: currentValueLabel,
      isMixed: selected.count > 1, current: { rows.current() }, all: { rows.all() },
      others: { rows.others(limit: $0) })
  }

  /// What messages call the picker.
  private var name: String {
    let owner = (Evaluation.current as? _ViewNode)?.parent?.ownerDescription ?? "a view"
    guard let title = label as? Text else { return "a Picker in \(owner)" }
    return "the Picker \"\(title.string(locale: UserLocale.current))\" in \(owner)"
  }
}

extension Picker {
  /// Creates a picker for a value, with a label, as older code does.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selected: .single(selection), content: content(), label: label)
  }

  /// Creates a picker for a value, with a label and a view that shows the value while the menu is closed.
  ///
  /// - Source: Apple, "init(selection:content:label:currentValueLabel:)"; styles without a menu don't show it.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Binding {
  /// One value as the list of values that are selected.
  static func single<Selected>(_ selection: Binding<Selected>) -> Binding<[Selected]>
  where Value == [Selected] {
    .derived(
      get: { [selection.wrappedValue] },
      set: { values in
        if let value = values.first { selection.wrappedValue = value }
      })
  }
}
