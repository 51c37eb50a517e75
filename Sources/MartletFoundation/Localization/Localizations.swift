import Foundation

/// Looks keys up in the tables of a bundle.
package enum Localizations {
  /// The localization of a key, or else the given text.
  package static func format(
    for key: String, default text: String, table: String?, bundle: Bundle?, arguments: [FormatArgument] = []
  ) -> String {
    guard bundle != nil || mainHasTables else { return text }
    let bundle: Bundle = bundle ?? .main
    if let catalog = StringCatalogs.shared.catalog(named: table ?? "Localizable", in: bundle),
      let found = catalog.format(for: key, arguments: arguments)
    {
      return found
    }
    return bundle.localizedString(forKey: key, value: text, table: table)
  }

  /// An app without localizations should not touch the file system for each text.
  private static let mainHasTables: Bool = {
    Bundle.main.localizations.contains { $0 != "Base" }
      || Bundle.main.url(forResource: "Localizable", withExtension: "strings") != nil
      || Bundle.main.url(forResource: "Localizable", withExtension: "xcstrings") != nil
  }()
}
