import Foundation

/// A key for a localized text, with values to put into it.
///
/// - Source: Apple, "LocalizedStringKey".
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value inside the text.
  enum Argument: Equatable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
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
      append("%@", .string(string))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .string(format.format(input)))
    }

    /// Adds a text, whose own look is kept.
    public mutating func appendInterpolation(_ text: Text) {
      append("%@", .text(text))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, value._formatArgument.argument)
    }

    /// Adds a number in a C format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._formatArgument.argument)
    }

    /// Adds anything else as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// The text in a language: the localization of the key if there is one, with the values put in.
  func resolved(table: String?, bundle: Bundle?, locale: Locale) -> String {
    let format: String = Localizations.format(for: key, table: table, bundle: bundle)
    return FormatFilling.fill(format, arguments, locale: locale)
  }
}

/// A number as a localized text takes it.
public struct _FormatArgument: Sendable {
  let argument: LocalizedStringKey.Argument
}

/// A number that a localized text can hold.
public protocol _FormatSpecifiable: Equatable {
  /// The value for the format.
  var _formatArgument: _FormatArgument { get }
  /// The C format, as in the key.
  static var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The value as a 64-bit number.
  public var _formatArgument: _FormatArgument { _FormatArgument(argument: .integer(Int64(clamping: self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The value as a 64-bit number.
  public var _formatArgument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(clamping: self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value in double precision.
  public var _formatArgument: _FormatArgument { _FormatArgument(argument: .real(Double(self))) }
}

extension Int: _FormatSpecifiable {
  /// As for a 64-bit number.
  public static var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// As for a 64-bit number.
  public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// As for a 64-bit number.
  public static var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// As for a 32-bit number.
  public static var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// As for a 64-bit number.
  public static var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// As for a real number.
  public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// As for a real number.
  public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// As for a real number.
  public static var _specifier: String { "%lf" }
}
