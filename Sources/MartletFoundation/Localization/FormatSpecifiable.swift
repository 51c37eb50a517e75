import Foundation

/// A number as a localized text takes it.
public struct _FormatArgument: Sendable {
  package let argument: FormatArgument
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
