import MartletCore
import MartletPrimitives

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up, which is also its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  /// Creates a field with a title, which is also its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a title that is looked up and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt), label: Text(titleKey))
  }

  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt), label: Text(title))
  }

  /// Creates a field that grows along an axis, with a title that is looked up.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, options: TextFieldOptions(axis: axis), label: Text(titleKey))
  }

  /// Creates a field that grows along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, options: TextFieldOptions(axis: axis), label: Text(title))
  }

  /// Creates a field that grows along an axis, with a title that is looked up and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Creates a field that grows along an axis, with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, options: TextFieldOptions(prompt: prompt, axis: axis), label: Text(title))
  }
}
