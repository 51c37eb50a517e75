import MartletCore

/// What a dialog is presented with: the data that the app gave, and what it shows.
nonisolated private struct PresentedDialog<Data, Actions: View, Message: View> {
  let data: Data
  let content: DialogContent<Actions, Message>
}

extension View {
  /// The view, with a dialog while a binding is true.
  nonisolated func dialog<Actions: View, Message: View>(
    _ kind: ModalKind, _ title: Text, _ isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    actions: Actions, message: Message
  ) -> some View {
    dialog(
      kind, title, isPresented, titleVisibility: titleVisibility, presenting: Optional(()),
      actions: { actions }, message: { message })
  }

  /// The view, with a dialog while a binding is true and there are data.
  ///
  /// The dialog goes on showing the data it was opened with.
  ///
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:message:)": changes of the data after the presentation
  ///   are ignored.
  nonisolated func dialog<Data, Actions: View, Message: View>(
    _ kind: ModalKind, _ title: Text, _ isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, actions: (Data) -> Actions, message: (Data) -> Message
  ) -> some View {
    let dialog = data.map { data in
      PresentedDialog(
        data: data,
        content: DialogContent(
          title: title, titleVisibility: titleVisibility, actions: actions(data), message: message(data)))
    }
    return modifier(
      _ModalModifier(
        kind: kind,
        source: PresentationSource(
          value: { isPresented.wrappedValue ? dialog : nil }, dismiss: { isPresented.wrappedValue = false },
          relation: { ValueComparison.areEqual($0.data, $1.data) ? .same : .kept }),
        title: { $0.content.title }, presented: { DialogView(kind: kind, content: $0.content) }))
  }

  /// The view, with a dialog while a binding holds an item.
  nonisolated func dialog<Item: Identifiable, Actions: View, Message: View>(
    _ kind: ModalKind, item: Binding<Item?>, content: (Item) -> DialogContent<Actions, Message>
  ) -> some View {
    let dialog = item.wrappedValue.map { PresentedDialog(data: $0.id, content: content($0)) }
    return modifier(
      _ModalModifier(
        kind: kind,
        source: PresentationSource(
          value: { item.wrappedValue == nil ? nil : dialog }, dismiss: { item.wrappedValue = nil },
          relation: { $0.data == $1.data ? .same : .other }),
        title: { $0.content.title }, presented: { DialogView(kind: kind, content: $0.content) }))
  }
}
