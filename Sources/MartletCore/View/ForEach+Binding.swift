extension ForEach where Content: View {
  /// Views with a binding to each element, by the elements' own ids.
  ///
  /// - Source: Apple, "init(_:content:)" for bindings.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views with a binding to each element, by the elements' key path.
  ///
  /// - Source: Apple, "init(_:id:content:)" for bindings.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let collection: C = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, identify: { $0.1 })
  }
}
