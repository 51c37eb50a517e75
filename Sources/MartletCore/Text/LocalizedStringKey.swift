import Foundation
import MartletFoundation

/// A key for a localized text, with values to put into it.
///
/// - Source: Apple, "LocalizedStringKey".
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value inside the text.
  enum Argument: Equatable {
    case value(FormatArgument)
    /// A text with a look of its own.
    case text(Text)
  }

  /// The key, with a format specifier for each value.
  let key: String
  let arguments: [Argument]

  /// A key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the key and its values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append("%@", .value(.string(string)))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(.string(formatter?.string(for: subject) ?? "\(subject)")))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .value(.string(format.format(input))))
    }

    /// Adds a text, whose own look is kept.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    /// Adds a text, with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Adds a localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, .value(value._formatArgument.argument))
    }

    /// Adds a number in a C format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value._formatArgument.argument))
    }

    /// Adds anything else as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .value(.string(String(describing: value))))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
