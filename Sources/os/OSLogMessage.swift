import Foundation

/// A message with values in it, each of which can say who may see it.
///
/// - Source: Apple, "OSLogMessage".
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let parts: [LogPart]

  /// Creates a message without values.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    parts = stringInterpolation.parts
  }
}

/// Who may see a value in a message.
///
/// - Source: Apple, "OSLogPrivacy".
public struct OSLogPrivacy: Sendable {
  enum Level {
    case automatic
    case open
    case hidden
    case sensitive
  }

  /// What stands for a value that may not be seen.
  public enum Mask: Sendable {
    /// A number made of the value: equal values have equal numbers.
    case hash
    /// A word that says that there was a value.
    case none
  }

  let level: Level
  var mask: Mask = .none

  /// Numbers may be seen, other values not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic) }
  /// Everybody may see the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open) }
  /// Nobody may see the value but who has the terminal.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden) }
  /// Nobody may see the value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive) }
  /// Numbers may be seen, for other values stands the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: mask) }
  /// For the value stands the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: mask) }
  /// For the value stands the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
}

/// The room that a value takes in a message.
///
/// - Source: Apple, "OSLogStringAlignment".
public struct OSLogStringAlignment {
  enum Side {
    case left
    case right
  }

  var side: Side = .right
  var columns: (() -> Int)?

  /// As much as the value needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Room for so many characters, the value at its right end.
  public static func right(columns: @escaping @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }
  /// Room for so many characters, the value at its left end.
  public static func left(columns: @escaping @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  func aligned(_ text: String) -> String {
    let missing: Int = (columns?() ?? 0) - text.count
    guard missing > 0 else { return text }
    let room = String(repeating: " ", count: missing)
    return side == .left ? text + room : room + text
  }
}

/// How a whole number is written in a message.
///
/// - Source: Apple, "OSLogIntegerFormatting".
public struct OSLogIntegerFormatting {
  var radix = 10
  var hasSign = false
  var hasPrefix = false
  var isUppercase = false
  var digits: () -> Int = { 0 }

  /// With the digits 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With the digits 0 to 9, and at least so many.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @escaping @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
  }
  /// With the digits 0 to 9, and a sign before positive numbers too.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign)
  }
  /// With the digits 0 to f.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With the digits 0 to f.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }
  /// With the digits 0 to 7.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func string<Number: FixedWidthInteger>(_ value: Number) -> String {
    var text = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let missing: Int = digits() - text.count
    if missing > 0 { text = String(repeating: "0", count: missing) + text }
    if hasPrefix { text = (radix == 16 ? "0x" : "0") + text }
    return (value < 0 ? "-" : hasSign ? "+" : "") + text
  }
}

/// How a real number is written in a message.
///
/// - Source: Apple, "OSLogFloatFormatting".
public struct OSLogFloatFormatting {
  var letter = "f"
  var hasSign = false
  var precision: () -> Int = { 6 }

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits after the point.
  public static func fixed(
    precision: @escaping @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(letter: uppercase ? "F" : "f", hasSign: explicitPositiveSign, precision: precision)
  }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(letter: "e") }
  /// With a power of ten where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(letter: "g") }

  func string(_ value: Double) -> String {
    String(format: "%\(hasSign ? "+" : "").\(max(0, precision()))\(letter)", value)
  }
}

/// How a Boolean value is written in a message.
///
/// - Source: Apple, "OSLogBoolFormat".
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}
