import Foundation
import Testing

@testable import MartletFoundation

@Suite struct LocalizationTests {
  private let locale = Locale(identifier: "en_US")

  @Test func aKeyWithoutTablesStandsForItself() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "\(3) of \("x") is \(100)%", locale: locale) == "3 of x is 100%")
    #expect(String(localized: "greeting.key", defaultValue: "Hello, \("you")") == "Hello, you")
    let resource = LocalizedStringResource("k", defaultValue: "Value \(1)", locale: locale)
    #expect(String(localized: resource) == "Value 1")
  }

  @Test func tablesOfABundleAreRead() throws {
    let german = try #require(Bundle.module.url(forResource: "de", withExtension: "lproj"))
    let bundle = try #require(Bundle(url: german))
    #expect(String(localized: "greeting", defaultValue: "?, \("Ada")!", bundle: bundle) == "Hallo, Ada!")
    #expect(String(localized: "\(2) files", bundle: bundle, locale: locale) == "2 Dateien")
    let resource = LocalizedStringResource("\(2) files", locale: locale, bundle: .atURL(german))
    #expect(String(localized: resource) == "2 Dateien")
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hallo, %@!")
  }

  @Test func aResourceSurvivesCoding() throws {
    let resource = LocalizedStringResource("a \(1)", table: "T", locale: locale, bundle: .main)
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test func positionsChangeTheOrderOfValues() {
    let values: [FormatArgument] = [.string("a"), .integer(2), .real(1.5)]
    #expect(FormatFilling.fill("%2$lld %1$@ %3$.2f", values, locale: locale) == "2 a 1.50")
    #expect(FormatFilling.fill("%@ %lld%%", values, locale: locale) == "a 2%")
    #expect(FormatFilling.fill("100% sure", [], locale: locale) == "100% sure")
  }

  /// Forms by Unicode's "Language Plural Rules".
  @Test func catalogsChooseTheirPlural() throws {
    let url = try #require(Bundle.module.url(forResource: "Animals", withExtension: "xcstrings"))
    let english = try #require(StringCatalog(contentsOf: url, preferring: ["en"]))
    #expect(english.format(for: "%lld cats", arguments: [.integer(1)]) == "%lld cat")
    #expect(english.format(for: "%lld cats", arguments: [.integer(0)]) == "%lld cats")
    #expect(english.format(for: "plain", arguments: []) == nil)
    let polish = try #require(StringCatalog(contentsOf: url, preferring: ["pl"]))
    let forms = [1, 2, 5, 12, 22].map { polish.format(for: "%lld cats", arguments: [.integer($0)]) }
    #expect(forms == ["%lld kot", "%lld koty", "%lld kotów", "%lld kotów", "%lld koty"])
    #expect(String(localized: "\(1) cats", table: "Animals", bundle: .module, locale: locale) == "1 cat")
  }
}
