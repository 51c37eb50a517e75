import Foundation

/// A string catalog (`.xcstrings`), in the language that suits the user best.
///
/// Apple's build turns catalogs into `.strings` files; on Linux SwiftPM copies them as they are. Plurals are
/// chosen by the text's first number. Variations by device take "other".
struct StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private let strings: [String: Localization]
  private let language: String

  init?(contentsOf url: URL, preferring languages: [String] = Locale.preferredLanguages) {
    guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    var known: Set<String> = [file.sourceLanguage]
    for entry in file.strings.values { known.formUnion((entry.localizations ?? [:]).keys) }
    let language: String = Self.best(of: known, preferring: languages) ?? file.sourceLanguage
    self.language = language
    strings = file.strings.compactMapValues {
      $0.localizations?[language] ?? $0.localizations?[file.sourceLanguage]
    }
  }

  /// The language that comes first in a list, or without its region and script.
  private static func best(of known: Set<String>, preferring languages: [String]) -> String? {
    for language in languages {
      var name: Substring = Substring(language.replacingOccurrences(of: "_", with: "-"))
      while true {
        if known.contains(String(name)) { return String(name) }
        guard let dash = name.lastIndex(of: "-") else { break }
        name = name[..<dash]
      }
    }
    return nil
  }

  /// The format for a key.
  func format(for key: String, arguments: [FormatArgument]) -> String? {
    strings[key].flatMap { Self.text($0, PluralCategory.of(arguments, in: language)) }
  }

  private static func text(_ localization: Localization, _ category: PluralCategory) -> String? {
    if let unit = localization.stringUnit { return unit.value }
    if let plural = localization.variations?.plural {
      let form: Localization? = plural[category.rawValue] ?? plural[PluralCategory.other.rawValue]
      return form.flatMap { text($0, category) }
    }
    return localization.variations?.device?["other"].flatMap { text($0, category) }
  }
}

/// The catalogs that were read, each once.
final class StringCatalogs: Sendable {
  static let shared = StringCatalogs()

  private let lock = NSLock()
  private nonisolated(unsafe) var catalogs: [String: StringCatalog?] = [:]

  /// The catalog of a bundle; `nil` if it has none of this name.
  func catalog(named name: String, in bundle: Bundle) -> StringCatalog? {
    lock.withLock {
      let key: String = bundle.bundlePath + "/" + name
      if let known = catalogs[key] { return known }
      let catalog = bundle.url(forResource: name, withExtension: "xcstrings")
        .flatMap { StringCatalog(contentsOf: $0) }
      catalogs[key] = .some(catalog)
      return catalog
    }
  }
}
