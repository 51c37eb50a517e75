import MartletCore

extension Picker where Label == MartletControlKit.Label<Text, Image> {
  /// Creates a picker for a value, with a title that is looked up and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selected: .single(selection), content: content(),
      label: MartletControlKit.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker for a value, with a title that is looked up and a system symbol, and a view that shows the value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(),
      label: MartletControlKit.Label(titleKey, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title that is looked up and a system symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker for several values, with a title that is looked up and a system symbol, and a view that shows the value.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(titleKey, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value, with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selected: .single(selection), content: content(),
      label: MartletControlKit.Label(title, systemImage: systemImage))
  }

  /// Creates a picker for a value, with a title and a system symbol, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(),
      label: MartletControlKit.Label(title, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(title, systemImage: systemImage))
  }

  /// Creates a picker for several values, with a title and a system symbol, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(title, systemImage: systemImage),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value, with a title that is looked up and a picture of the main bundle.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selected: .single(selection), content: content(), label: MartletControlKit.Label(titleKey, image: name))
  }

  /// Creates a picker for a value, with a title that is looked up and a picture of the main bundle, and a view that shows the value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, image name: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(), label: MartletControlKit.Label(titleKey, image: name),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title that is looked up and a picture of the main bundle.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image name: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(titleKey, image: name))
  }

  /// Creates a picker for several values, with a title that is looked up and a picture of the main bundle, and a view that shows the value.
  public init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, image name: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(titleKey, image: name), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value, with a title and a picture of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selected: .single(selection), content: content(), label: MartletControlKit.Label(title, image: name))
  }

  /// Creates a picker for a value, with a title and a picture of the main bundle, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, image name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .single(selection), content: content(), label: MartletControlKit.Label(title, image: name),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values, with a title and a picture of the main bundle.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image name: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(title, image: name))
  }

  /// Creates a picker for several values, with a title and a picture of the main bundle, and a view that shows the value.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, image name: String, sources: C,
    selection: KeyPath<Binding<SelectionValue>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      selected: .all(sources, selection), content: content(),
      label: MartletControlKit.Label(title, image: name), currentValueLabel: AnyView(currentValueLabel()))
  }
}
