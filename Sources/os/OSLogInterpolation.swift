import Foundation

/// A piece of a message.
enum LogPart {
  case text(String)
  /// A value, and whether it is a number, which may be seen unless the code says otherwise.
  case value(String, privacy: OSLogPrivacy, isScalar: Bool)
}

/// Collects a message and its values.
///
/// - Source: Apple, "OSLogInterpolation".
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [LogPart] = []

  /// Starts empty.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Adds a part that is always seen.
  public mutating func appendLiteral(_ literal: String) {
    parts.append(.text(literal))
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(argumentString()), privacy: privacy, isScalar: false))
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(format.string(number())), privacy: privacy, isScalar: true))
  }

  /// Adds a real number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(format.string(number())), privacy: privacy, isScalar: true))
  }

  /// Adds a real number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(format.string(Double(number()))), privacy: privacy, isScalar: true))
  }

  /// Adds a length or coordinate.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(format.string(Double(number()))), privacy: privacy, isScalar: true))
  }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let value: Bool = boolean()
    let text: String = format == .truth ? "\(value)" : value ? "YES" : "NO"
    parts.append(.value(text, privacy: privacy, isScalar: true))
  }

  /// Adds a value's description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(value().description), privacy: privacy, isScalar: false))
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value(align.aligned(String(reflecting: value())), privacy: privacy, isScalar: true))
  }

  /// Adds an address.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value("\(pointer())", privacy: privacy, isScalar: true))
  }

  /// Adds an error's description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value("\(error())", privacy: privacy, isScalar: false))
  }
}

/// The formats of `os_log`: C's specifiers, each with words about it in braces before.
enum ClassicFormat {
  static func parts(of format: String, _ arguments: [any CVarArg]) -> [LogPart] {
    var parts: [LogPart] = []
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      var privacy = OSLogPrivacy.auto
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        privacy = Self.privacy(rest[..<end])
        rest = rest[rest.index(after: end)...]
      }
      guard let end = rest.firstIndex(where: { "@diuxXofFeEgGaAcspmD".contains($0) }) else {
        parts.append(.text("%"))
        continue
      }
      let specifier = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      guard arguments.indices.contains(next) else {
        parts.append(.text("<decode: missing data>"))
        continue
      }
      parts.append(value(arguments[next], specifier, privacy))
      next += 1
    }
    parts.append(.text(String(rest)))
    return parts
  }

  private static func privacy(_ words: Substring) -> OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive(mask: mask) }
    return words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
  }

  private static func value(
    _ argument: any CVarArg, _ specifier: String, _ privacy: OSLogPrivacy
  ) -> LogPart {
    if let integer = argument as? any FixedWidthInteger {
      let usable = specifier.last.map { "diuxXoc".contains($0) } ?? false
      let flags = specifier.dropLast().filter { !"hlqLjzt".contains($0) }
      let letter = usable ? String(specifier.suffix(1)) : "d"
      let text = String(format: "%\(flags)ll\(letter)", Int64(truncatingIfNeeded: integer))
      return .value(text, privacy: privacy, isScalar: true)
    }
    if let number = argument as? any BinaryFloatingPoint {
      let usable = specifier.last.map { "fFeEgGaA".contains($0) } ?? false
      let plain = usable ? specifier.replacingOccurrences(of: "l", with: "") : "f"
      return .value(String(format: "%\(plain)", Double(number)), privacy: privacy, isScalar: true)
    }
    return .value(String(describing: argument), privacy: privacy, isScalar: false)
  }
}
