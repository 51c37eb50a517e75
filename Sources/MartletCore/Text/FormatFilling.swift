import Foundation

/// Looks keys up in the tables of a bundle.
enum Localizations {
  /// The localization of a key, or the key.
  static func format(for key: String, table: String?, bundle: Bundle?) -> String {
    guard bundle != nil || mainHasTables else { return key }
    return (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
  }

  /// An app without localizations should not touch the file system for each text.
  private static let mainHasTables: Bool = {
    Bundle.main.localizations.contains { $0 != "Base" }
      || Bundle.main.url(forResource: "Localizable", withExtension: "strings") != nil
  }()
}

/// Puts values into a format with C's specifiers, as localized texts use them.
enum FormatFilling {
  static func fill(_ format: String, _ arguments: [LocalizedStringKey.Argument], locale: Locale) -> String {
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
      rest = rest[rest.index(after: end)...]
      var index = next
      // A position, as in %2$@, lets a translation change the order.
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      guard arguments.indices.contains(index) else {
        result += "%" + specifier
        continue
      }
      result += text(arguments[index], specifier, locale)
    }
    return result + rest
  }

  private static func text(
    _ argument: LocalizedStringKey.Argument, _ specifier: String, _ locale: Locale
  ) -> String {
    switch argument {
    case .string(let string): return string
    case .text(let text): return text.string(locale: locale)
    case .integer(let value):
      return String(format: "%" + integerSpecifier(specifier, "d"), locale: locale, value)
    case .unsigned(let value):
      return String(format: "%" + integerSpecifier(specifier, "u"), locale: locale, value)
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
