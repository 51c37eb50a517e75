import Foundation
import MartletCore

/// Fields for values that a format writes and reads.
///
/// While a field is edited it keeps the text as it is typed. Return, or the keyboard's going elsewhere, makes a
/// value of it; a text that is none goes back to the value there was.
///
/// - Source: Apple, "init(_:value:format:prompt:)".
extension TextField {
  /// Creates a field for a value, with a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: .formatted(value, format), options: TextFieldOptions(prompt: prompt, writesAtEnd: true),
      label: label())
  }

  /// Creates a field for a value that may be missing, with a label; an empty text is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: .formatted(value, format), options: TextFieldOptions(prompt: prompt, writesAtEnd: true),
      label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a title that is looked up.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that may be missing, with a title that is looked up.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that may be missing, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension Binding where Value == String {
  /// A value as its text; a text that is no value is refused.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    between(
      get: { format.format(value.wrappedValue) },
      set: { text, transaction in
        guard let parsed = try? format.parseStrategy.parse(text) else { return }
        withTransaction(transaction) { value.wrappedValue = parsed }
      })
  }

  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    between(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text, transaction in
        if text.isEmpty {
          withTransaction(transaction) { value.wrappedValue = nil }
        } else if let parsed = try? format.parseStrategy.parse(text) {
          withTransaction(transaction) { value.wrappedValue = parsed }
        }
      })
  }
}
