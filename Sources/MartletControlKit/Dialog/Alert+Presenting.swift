import Foundation
import MartletCore

extension View {
  /// The view, with an alert with a title that is looked up while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:)".
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with an alert with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:)".
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with an alert with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:)".
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// The view, with an alert with a title that is looked up while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: the title's key.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:message:)".
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// The view, with an alert with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:message:)".
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// The view, with an alert with a title while a binding is true and there are data.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - isPresented: whether the dialog is open; `false` is written when a button has acted.
  ///   - data: what the dialog is about; it keeps what it was opened with.
  ///   - actions: buttons, and fields above them.
  ///   - message: the text below the title.
  /// - Source: Apple, "alert(_:isPresented:presenting:actions:message:)".
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, presenting: data, actions: actions,
      message: message)
  }
}

extension View {
  /// The view, with an alert about an error while a binding is true and there is an error.
  ///
  /// The title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is open; `false` is written when a button has acted.
  ///   - error: what went wrong.
  ///   - actions: buttons, and fields above them.
  /// - Source: Apple, "alert(isPresented:error:actions:)".
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, errorTitle(error), isPresented, presenting: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// The view, with an alert about an error while a binding is true and there is an error.
  ///
  /// The title is the error's description.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is open; `false` is written when a button has acted.
  ///   - error: what went wrong.
  ///   - actions: buttons for the error, and fields above them.
  ///   - message: the text below the title, for the error.
  /// - Source: Apple, "alert(isPresented:error:actions:message:)".
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(.alert, errorTitle(error), isPresented, presenting: error, actions: actions, message: message)
  }

  nonisolated private func errorTitle<E: LocalizedError>(_ error: E?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
