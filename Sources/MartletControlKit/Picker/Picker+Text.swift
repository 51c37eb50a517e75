import MartletCore

extension Picker where Label == Text {
  /// Creates a picker for a value, with a title that is looked up.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selected: .single(selection), content: content(), label: Text(titleKey))
  }

  /// Creates a picker for a value, with a title that is looked up, and a view that shows the value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(), label: Text(titleKey),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title that is looked up.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selected: .all(sources, selection), content: content(), label: Text(titleKey))
  }

  /// Creates a picker for several values, with a title that is looked up, and a view that shows the value.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .all(sources, selection), content: content(), label: Text(titleKey),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selected: .single(selection), content: content(), label: Text(title))
  }

  /// Creates a picker for a value, with a title, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(), label: Text(title),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selected: .all(sources, selection), content: content(), label: Text(title))
  }

  /// Creates a picker for several values, with a title, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .all(sources, selection), content: content(), label: Text(title),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
