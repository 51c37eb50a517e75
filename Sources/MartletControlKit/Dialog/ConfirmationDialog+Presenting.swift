import MartletCore

extension View {
  /// The view, with a confirmation dialog with a title that is looked up while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)".
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with a confirmation dialog with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)".
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with a confirmation dialog with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)".
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with a confirmation dialog with a title that is looked up while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)".
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: message)
  }

  /// The view, with a confirmation dialog with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)".
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// The view, with a confirmation dialog with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)".
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: message)
  }
}
