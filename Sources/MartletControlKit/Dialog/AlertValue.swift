import MartletCore

/// A message with one or two buttons, as a value.
///
/// The newer form is `alert(_:isPresented:actions:message:)`.
///
/// - Source: Apple, "Alert".
nonisolated public struct Alert {
  /// A button of an alert or a sheet of actions.
  ///
  /// - Source: Apple, "Alert.Button".
  nonisolated public struct Button {
    let role: ButtonRole?
    /// `nil` for the usual word.
    let label: Text?
    let action: () -> Void

    private init(_ role: ButtonRole?, _ label: Text?, _ action: (() -> Void)?) {
      self.role = role
      self.label = label
      self.action = action ?? {}
    }

    /// A button with the usual look.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(nil, label, action)
    }

    /// A button that leaves without changing anything.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(.cancel, label, action)
    }

    /// A button that leaves without changing anything, with the usual word for it.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(.cancel, nil, action)
    }

    /// A button that deletes something or can't be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(.destructive, label, action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; `nil` for one that says OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  fileprivate var content: DialogContent<DialogValueButtons, Text?> {
    DialogContent(
      title: title, titleVisibility: .visible, actions: DialogValueButtons(buttons: buttons), message: message
    )
  }
}

/// A choice of actions, as a value.
///
/// The newer form is `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
///
/// - Source: Apple, "ActionSheet".
nonisolated public struct ActionSheet {
  /// A button of a sheet of actions.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates a sheet of actions.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate var content: DialogContent<DialogValueButtons, Text?> {
    DialogContent(
      title: title, titleVisibility: .visible, actions: DialogValueButtons(buttons: buttons), message: message
    )
  }
}

/// The buttons of an alert or a sheet of actions that is a value.
nonisolated struct DialogValueButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action() }) { button.label ?? Text("Cancel") }
    }
  }
}

extension View {
  /// The view, with an alert while a binding is true.
  ///
  /// - Source: Apple, "alert(isPresented:content:)".
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    // The closure may rely on what is there only while the alert is.
    let value = isPresented.wrappedValue ? content() : nil
    return dialog(
      .alert, value?.title ?? Text(verbatim: ""), isPresented, presenting: value?.content,
      actions: { $0.actions },
      message: { $0.message })
  }

  /// The view, with an alert while a binding holds an item.
  ///
  /// - Source: Apple, "alert(item:content:)".
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    dialog(.alert, item: item) { content($0).content }
  }

  /// The view, with a sheet of actions while a binding is true.
  ///
  /// - Source: Apple, "actionSheet(isPresented:content:)".
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let value = isPresented.wrappedValue ? content() : nil
    return dialog(
      .confirmation, value?.title ?? Text(verbatim: ""), isPresented, titleVisibility: .visible,
      presenting: value?.content, actions: { $0.actions }, message: { $0.message })
  }

  /// The view, with a sheet of actions while a binding holds an item.
  ///
  /// - Source: Apple, "actionSheet(item:content:)".
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    dialog(.confirmation, item: item) { content($0).content }
  }
}
