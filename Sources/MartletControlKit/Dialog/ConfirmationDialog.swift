import MartletCore

extension View {
  /// The view, with a confirmation dialog with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:)".
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView())
  }

  /// The view, with a confirmation dialog with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:)".
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView())
  }

  /// The view, with a confirmation dialog with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:)".
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: EmptyView())
  }

  /// The view, with a confirmation dialog with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:message:)".
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// The view, with a confirmation dialog with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:message:)".
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }

  /// The view, with a confirmation dialog with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - titleVisibility: whether the title is shown; by default on the desktop only.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:message:)".
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, titleVisibility: titleVisibility, actions: actions(),
      message: message())
  }
}
