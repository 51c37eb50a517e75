import Foundation
import Synchronization

/// Writes whole numbers as a locale does, without a formatter: lists have thousands of them.
///
/// How a locale writes them is read off a few samples that Foundation wrote. Where digits, groups or signs are other
/// than can be told from these, there is no style and Foundation has to write each number.
struct IntegerWriting: Sendable {
  /// What stands between groups of three digits.
  private let separator: String
  /// Whether numbers of four digits have groups, too: Spanish writes 1234 and 12.345.
  private let groupsFourDigits: Bool
  private let minus: String

  private init?(_ locale: Locale) {
    func sample(_ value: Int64) -> String { String(format: "%lld", locale: locale, value) }
    let long = sample(1_234_567)
    guard sample(807) == "807", long.hasPrefix("1"), long.hasSuffix("567") else { return nil }
    let middle = long.dropFirst().dropLast(3)
    guard let digits = middle.range(of: "234") else { return nil }
    separator = String(middle[..<digits.lowerBound])
    guard middle[digits.upperBound...] == separator else { return nil }
    groupsFourDigits = sample(1234) == "1" + separator + "234"
    guard groupsFourDigits || sample(1234) == "1234" else { return nil }
    let negative = sample(-1_234_567)
    guard negative.hasSuffix(long) else { return nil }
    minus = String(negative.dropLast(long.count))
    for value: Int64 in [0, 12_345, 80_000_001, -5] where text(value) != sample(value) { return nil }
  }

  private func text(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    let count = digits.utf8.count
    guard !separator.isEmpty, count > 4 || (count == 4 && groupsFourDigits) else {
      return value < 0 ? minus + digits : digits
    }
    var result = value < 0 ? minus : ""
    var left = count
    for digit in digits {
      if left < count, left % 3 == 0 { result += separator }
      result.append(digit)
      left -= 1
    }
    return result
  }

  private struct Known: Sendable {
    var latest: (locale: Locale, style: IntegerWriting?)?
    var styles: [String: IntegerWriting?] = [:]
  }

  private static let known = Mutex(Known())

  /// The number as the locale writes it; `nil` where Foundation has to be asked.
  static func text(_ value: Int64, locale: Locale) -> String? {
    let latest = known.withLock { $0.latest }
    if let latest, latest.locale == locale { return latest.style?.text(value) }
    let name = locale.identifier
    let found = known.withLock { $0.styles[name] }
    let style = found ?? IntegerWriting(locale)
    known.withLock {
      $0.latest = (locale, style)
      $0.styles[name] = .some(style)
    }
    return style?.text(value)
  }
}
