import MartletCore

/// The older forms, whose actions `onSubmit(of:_:)` and `focused(_:)` have replaced.
extension TextField where Label == Text {
  /// Creates a field with actions for the keyboard's coming and going, and for Return.
  ///
  /// - Source: Apple, "init(_:text:onEditingChanged:onCommit:)".
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, handlers: TextFieldHandlers(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a field with an action for the keyboard's coming and going.
  ///
  /// - Source: Apple, "init(_:text:onEditingChanged:)".
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      text: text, handlers: TextFieldHandlers(onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field with an action for Return.
  ///
  /// - Source: Apple, "init(_:text:onCommit:)".
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, handlers: TextFieldHandlers(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field with actions for the keyboard's coming and going, and for Return.
  ///
  /// - Source: Apple, "init(_:text:onEditingChanged:onCommit:)".
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, handlers: TextFieldHandlers(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// Creates a field with an action for the keyboard's coming and going.
  ///
  /// - Source: Apple, "init(_:text:onEditingChanged:)".
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      text: text, handlers: TextFieldHandlers(onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a field with an action for Return.
  ///
  /// - Source: Apple, "init(_:text:onCommit:)".
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, handlers: TextFieldHandlers(onCommit: onCommit), label: Text(title))
  }
}
