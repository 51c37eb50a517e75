import Foundation

extension String {
  /// A key for a localized string, with values to put into it.
  ///
  /// - Source: Apple, "String.LocalizationValue".
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key, with a format specifier for each value.
    package let key: String
    package let arguments: [FormatArgument]

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
      var arguments: [FormatArgument] = []

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
        append("%@", .string(string))
      }

      /// Adds a number.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(T._specifier, value._formatArgument.argument)
      }

      /// Adds a number in a C format.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(specifier, value._formatArgument.argument)
      }

      /// Adds a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", .string(format.format(input)))
      }

      /// Adds a formatted value.
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) {
        append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
      }

      /// Adds another localized string.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .string(String(localized: resource)))
      }

      /// Adds anything else as its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        append("%@", .string(String(describing: value)))
      }

      private mutating func append(_ specifier: String, _ argument: FormatArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}

extension String {
  /// Creates a string by looking a key up in a table of a bundle's localizations; the key itself, with its
  /// values, if there is none.
  ///
  /// - Parameters:
  ///   - table: The table's name, `Localizable` if `nil`.
  ///   - bundle: Where the table is; the main bundle if `nil`.
  ///   - locale: How numbers are written.
  ///   - comment: What translators should know.
  /// - Source: Apple, "init(localized:table:bundle:locale:comment:)".
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.string(key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string by looking a key up; the default value if there is none.
  ///
  /// - Source: Apple, "init(localized:defaultValue:table:bundle:locale:comment:)".
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.string(key: key.description, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string by looking a resource up.
  ///
  /// - Source: Apple, "init(localized:)".
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.string(
      key: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}

extension String.LocalizationValue {
  /// The localization of a key, or else this value, with the values put in.
  fileprivate func string(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
    let format: String = Localizations.format(
      for: key, default: self.key, table: table, bundle: bundle, arguments: arguments)
    return FormatFilling.fill(format, arguments, locale: locale)
  }
}
