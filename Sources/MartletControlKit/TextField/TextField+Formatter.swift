import Foundation
import MartletCore

/// Fields for values that a `Formatter` writes and reads; they write at the end of editing, as those with a format.
///
/// - Source: Apple, "init(value:formatter:prompt:label:)".
extension TextField {
  /// Creates a field for a value that a formatter writes and reads, with a label.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(prompt: prompt, writesAtEnd: true),
      label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a formatter writes and reads, with a title that is looked up.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value, with actions for the keyboard's coming and going, and for Return.
  ///
  /// - Source: Apple, "init(_:value:formatter:onEditingChanged:onCommit:)".
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a field for a value, with an action for the keyboard's coming and going.
  ///
  /// - Source: Apple, "init(_:value:formatter:onEditingChanged:)".
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a field for a value, with an action for Return.
  ///
  /// - Source: Apple, "init(_:value:formatter:onCommit:)".
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value, with actions for the keyboard's coming and going, and for Return.
  ///
  /// - Source: Apple, "init(_:value:formatter:onEditingChanged:onCommit:)".
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// Creates a field for a value, with an action for the keyboard's coming and going.
  ///
  /// - Source: Apple, "init(_:value:formatter:onEditingChanged:)".
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a field for a value, with an action for Return.
  ///
  /// - Source: Apple, "init(_:value:formatter:onCommit:)".
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      text: .formatted(value, formatter), options: TextFieldOptions(writesAtEnd: true),
      handlers: TextFieldHandlers(onCommit: onCommit), label: Text(title))
  }
}

extension Binding where Value == String {
  /// A value as its text; a text that is no value is refused.
  fileprivate static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    between(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text, transaction in
        guard let object = FormatterValue.read(text, by: formatter),
          let new: V = FormatterValue.convert(object)
        else { return }
        withTransaction(transaction) { value.wrappedValue = new }
      })
  }
}

/// What a formatter has read, as the type that the app keeps.
private enum FormatterValue {
  /// Foundation on Linux has no way to ask any formatter for a value, so each kind is asked in its own.
  static func read(_ text: String, by formatter: Formatter) -> Any? {
    switch formatter {
    case let formatter as NumberFormatter: return formatter.number(from: text)
    case let formatter as DateFormatter: return formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text)
    default:
      Diagnostics.warnOnce(
        "formatter-\(type(of: formatter))",
        "TextField can't read what is typed with \(type(of: formatter)): on Linux only NumberFormatter, DateFormatter "
          + "and ISO8601DateFormatter turn text into values. Use a ParseableFormatStyle with format: instead."
      )
      return nil
    }
  }

  /// Formatters read numbers as `NSNumber`, which Linux doesn't bridge by itself.
  static func convert<V>(_ object: Any) -> V? {
    if let value = object as? V { return value }
    guard let number = object as? NSNumber else { return nil }
    let candidates: [Any] = [
      number.doubleValue, number.intValue, number.floatValue, number.decimalValue,
      CGFloat(number.doubleValue),
      number.int64Value, number.int32Value, number.uintValue, number.boolValue,
    ]
    for candidate in candidates {
      if let value = candidate as? V { return value }
    }
    return nil
  }
}
