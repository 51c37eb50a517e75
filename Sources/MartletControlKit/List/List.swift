import MartletCore

/// Rows of data in a column that scrolls, of which some can be selected.
///
/// Rows are made as they come into view.
///
/// - Source: Apple, "List".
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  /// How much can be selected.
  enum SelectionMode: Equatable {
    case none
    case one
    case several
  }

  private let mode: SelectionMode
  @Binding private var selected: Set<SelectionValue>
  private let content: Content
  private var context = ListContext()

  init(mode: SelectionMode, selected: Binding<Set<SelectionValue>>, content: Content) {
    self.mode = mode
    _selected = selected
    self.content = content
  }

  /// The rows in the style in force.
  @MainActor @preconcurrency public var body: some View {
    let appearance = context.appearance
    _ListView(
      appearance: appearance, selection: selection,
      content:
        content
        .environment(\.labelIconColor, appearance.iconColor)
        .environment(\.isInList, true))
  }

  private var selection: ListSelection? {
    guard mode != .none else { return nil }
    let binding = $selected
    return ListSelection(
      isMultiple: mode == .several, selected: Set(selected.map { AnyHashable($0) }),
      value: { id, tag in
        // A tag says what the row stands for; without one its id does, if it is of the selection's type.
        if let tag { return tag.value(as: SelectionValue.self).map { AnyHashable($0) } }
        guard let id else { return nil }
        if let value = id.base as? SelectionValue { return AnyHashable(value) }
        return nil
      },
      write: { values in binding.wrappedValue = Set(values.compactMap { $0.base as? SelectionValue }) })
  }
}

extension List {
  /// A list of views, of which several can be selected.
  ///
  /// - Source: Apple, "init(selection:content:)".
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(
      mode: selection == nil ? .none : .several, selected: selection ?? .constant([]), content: content())
  }

  /// A list of views, of which one can be selected.
  ///
  /// - Source: Apple, "init(selection:content:)".
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(
      mode: selection == nil ? .none : .one,
      selected: selection.map { Binding(selection: $0) } ?? .constant([]),
      content: content())
  }

  /// A list of views, of which one is always selected.
  ///
  /// - Source: Apple, "init(selection:content:)".
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(mode: .one, selected: Binding(requiredSelection: selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// A list of views.
  ///
  /// - Source: Apple, "init(content:)".
  public init(@ViewBuilder content: () -> Content) {
    self.init(mode: .none, selected: .constant([]), content: content())
  }
}
