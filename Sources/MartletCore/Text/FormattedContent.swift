import Foundation

/// What a text shows that depends on the formats of its surroundings, and perhaps on the time.
protocol FormattedContent: Sendable {
  func content(in surroundings: Text.Surroundings) -> FormattedText
  /// When it reads otherwise by itself; `nil` if it never does.
  func nextChange(after date: Date) -> Date?
  func isEqual(to other: any FormattedContent) -> Bool
}

extension FormattedContent {
  func nextChange(after date: Date) -> Date? { nil }
}

extension FormattedContent where Self: Equatable {
  func isEqual(to other: any FormattedContent) -> Bool { (other as? Self) == self }
}

/// Characters, perhaps with attributes.
enum FormattedText {
  case plain(String)
  case attributed(AttributedString)
}

/// A value in a format, in the language of its surroundings.
///
/// Formats are values, as Foundation has them, so it may cross to wherever the text is measured.
struct FormattedValue<F: FormatStyle>: FormattedContent, @unchecked Sendable
where F.FormatInput: Equatable {
  let value: F.FormatInput
  let format: F
  let made: @Sendable (F.FormatOutput) -> FormattedText

  func content(in surroundings: Text.Surroundings) -> FormattedText {
    made(format.locale(surroundings.locale).format(value))
  }

  func isEqual(to other: any FormattedContent) -> Bool {
    guard let other = other as? FormattedValue<F> else { return false }
    return value == other.value && format == other.format
  }
}

extension Text {
  /// A value in a format.
  ///
  /// - Source: Apple, "init(_:format:)".
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(formatted: FormattedValue(value: input, format: format) { .plain($0) })
  }

  /// A value in a format that gives its parts attributes.
  ///
  /// - Source: Apple, "init(_:format:)".
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(formatted: FormattedValue(value: input, format: format) { .attributed($0) })
  }

  /// A value as a formatter writes it.
  ///
  /// - Source: Apple, "init(_:formatter:)".
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// An object as a formatter writes it.
  ///
  /// - Source: Apple, "init(_:formatter:)".
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  init(formatted content: any FormattedContent) {
    self.init(parts: [Part(storage: .formatted(content))])
  }
}
