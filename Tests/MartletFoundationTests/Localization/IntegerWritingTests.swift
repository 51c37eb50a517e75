import Foundation
import MartletFoundation
import Testing

/// Whole numbers in texts read as Foundation writes them, with or without its help.
struct IntegerWritingTests {
  private static let values: [Int64] = [
    0, 7, -7, 42, 999, 1000, -1000, 1234, 9999, 10_000, 12_345, 100_000, 999_999, 1_000_000, -1_234_567,
    123_456_789_012, .max, .min,
  ]

  @Test(
    arguments: [
      "en_US", "en_GB", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "es_MX", "pl_PL", "pt_PT",
      "it_IT",
      "ko_KR", "ja_JP", "zh_Hans_CN", "sv_SE", "ru_RU", "en_IN", "hi_IN", "ar_EG", "fa_IR", "bn_BD", "he_IL",
      "en_US_POSIX", "",
    ])
  func numbersReadAsFoundationWritesThem(name: String) {
    let locale = Locale(identifier: name)
    for value in Self.values {
      let expected = String(format: "%lld", locale: locale, value)
      #expect(FormatArgument.integer(value).text("lld", locale: locale) == expected)
    }
  }

  @Test func aFormatOfItsOwnIsKept() {
    let locale = Locale(identifier: "en_US")
    #expect(FormatArgument.integer(7).text("03lld", locale: locale) == "007")
  }
}
