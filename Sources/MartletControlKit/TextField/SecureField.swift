import MartletCore

/// A place in which a text is typed that nobody else may read.
///
/// It shows a dot for each character, and its text can't be copied.
///
/// - Source: Apple, "SecureField".
nonisolated public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  private init(
    text: Binding<String>, prompt: Text?, handlers: TextFieldHandlers = TextFieldHandlers(), label: Label
  ) {
    field = TextField(
      text: text, options: TextFieldOptions(prompt: prompt, isSecure: true), handlers: handlers, label: label)
  }

  /// Creates a field for a secret, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// The field in the style in force.
  @MainActor @preconcurrency public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up, which is also its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title, which is also its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a title that is looked up and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field with an action for Return.
  ///
  /// - Source: Apple, "init(_:text:onCommit:)".
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(
      text: text, prompt: nil, handlers: TextFieldHandlers(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field with an action for Return.
  ///
  /// - Source: Apple, "init(_:text:onCommit:)".
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, handlers: TextFieldHandlers(onCommit: onCommit), label: Text(title))
  }
}
