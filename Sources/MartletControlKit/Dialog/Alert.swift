import MartletCore

extension View {
  /// The view, with an alert with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:actions:)".
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(),
      message: EmptyView())
  }

  /// The view, with an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:actions:)".
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(),
      message: EmptyView())
  }

  /// The view, with an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:actions:)".
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(),
      message: EmptyView())
  }

  /// The view, with an alert with a title that is looked up while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:actions:message:)".
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(),
      message: message())
  }

  /// The view, with an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:actions:message:)".
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(),
      message: message())
  }

  /// The view, with an alert with a title while a binding is true.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:actions:message:)".
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(),
      message: message())
  }
}
