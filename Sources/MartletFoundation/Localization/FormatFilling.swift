import Foundation

/// A value inside a localized text.
package enum FormatArgument: Equatable, Codable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)

  /// The value as a specifier of a format asks for it, such as `lld` or `.2f`.
  package func text(_ specifier: String, locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .integer(let value):
      if specifier == "lld" || specifier == "ld" || specifier == "d",
        let text = IntegerWriting.text(value, locale: locale)
      {
        return text
      }
      return String(format: "%" + Self.integerSpecifier(specifier, "d"), locale: locale, value)
    case .unsigned(let value):
      return String(format: "%" + Self.integerSpecifier(specifier, "u"), locale: locale, value)
    case .real(let value):
      let usable = specifier.last.map { "feEgGaA".contains($0) } ?? false
      let plain = specifier.replacingOccurrences(of: "l", with: "")
      return String(format: "%" + (usable ? plain : "f"), locale: locale, value)
    }
  }

  /// All integers are passed with 64 bits, whatever the length in the format.
  private static func integerSpecifier(_ specifier: String, _ fallback: String) -> String {
    let letter: String = specifier.last.map { "diuxXo".contains($0) ? String($0) : fallback } ?? fallback
    let flags = specifier.dropLast().filter { !"hlqLjzt".contains($0) }
    return flags + "ll" + letter
  }
}

/// Puts values into a format with C's specifiers, as localized texts use them.
package enum FormatFilling {
  /// The format with its values.
  package static func fill(_ format: String, _ arguments: [FormatArgument], locale: Locale) -> String {
    fill(format) { index, specifier in
      arguments.indices.contains(index) ? arguments[index].text(specifier, locale: locale) : nil
    }
  }

  /// The format with what a closure gives for each value's number and specifier; `nil` leaves the specifier.
  package static func fill(_ format: String, _ text: (Int, String) -> String?) -> String {
    guard format.contains("%") else { return format }
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@diuxXofeEgGaAcsp".contains($0) }) else {
        result += "%"
        continue
      }
      var specifier = String(rest[...end])
      var index = next
      // A position, as in %2$@, lets a translation change the order.
      var isPositional = false
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
        isPositional = true
        specifier = String(specifier[specifier.index(after: dollar)...])
      }
      guard let value = text(index, specifier) else {
        // Not a value's place after all: the text goes on behind the sign.
        result += "%"
        continue
      }
      if !isPositional { next += 1 }
      rest = rest[rest.index(after: end)...]
      result += value
    }
    return result + rest
  }
}
