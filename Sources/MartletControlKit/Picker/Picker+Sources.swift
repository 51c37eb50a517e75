import MartletCore

extension Picker {
  /// Creates a picker for several values, with a label.
  ///
  /// Choosing a row writes all of them. Where they differ, the rows of all of them are marked as mixed.
  ///
  /// - Source: Apple, "init(sources:selection:content:label:)".
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selected: .all(sources, selection), content: content(), label: label())
  }

  /// Creates a picker for several values, with a label and a view that shows the value while the menu is closed.
  ///
  /// - Source: Apple, "init(sources:selection:content:label:currentValueLabel:)".
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selected: .all(sources, selection), content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Binding {
  /// The values of several bindings, without repetitions; writing one writes it to all.
  static func all<C: RandomAccessCollection, Selected: Hashable>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Selected>>
  ) -> Binding<[Selected]> where Value == [Selected] {
    let bindings = sources.map { $0[keyPath: selection] }
    return .derived(
      get: {
        var seen: Set<Selected> = []
        return bindings.map(\.wrappedValue).filter { seen.insert($0).inserted }
      },
      set: { values in
        guard let value = values.first else { return }
        for binding in bindings { binding.wrappedValue = value }
      })
  }
}
