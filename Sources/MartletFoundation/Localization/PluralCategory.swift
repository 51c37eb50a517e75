import Foundation

/// The form of a noun that goes with a number.
///
/// - Source: Unicode CLDR 44, "Language Plural Rules", for whole numbers.
enum PluralCategory: String {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The form for the first number among a text's values.
  static func of(_ arguments: [FormatArgument], in language: String) -> PluralCategory {
    for argument in arguments {
      switch argument {
      case .integer(let value): return of(value.magnitude, in: language)
      case .unsigned(let value): return of(value, in: language)
      case .real(let value):
        // A fraction is never singular in the languages that tell one from other only.
        return value == value.rounded() && abs(value) < 1e15 ? of(UInt64(abs(value)), in: language) : .other
      case .string: continue
      }
    }
    return .other
  }

  static func of(_ n: UInt64, in language: String) -> PluralCategory {
    let units: UInt64 = n % 10
    let tens: UInt64 = n % 100
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return .other
    case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "am", "zu": return n <= 1 ? .one : .other
    case "ru", "uk", "be":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "sr", "hr", "bs":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "lt":
      if (11...19).contains(tens) { return .other }
      return units == 1 ? .one : units == 0 ? .other : .few
    case "lv": return units == 0 || (11...19).contains(tens) ? .zero : units == 1 ? .one : .other
    case "ro": return n == 1 ? .one : n == 0 || (2...19).contains(tens) || tens == 1 ? .few : .other
    case "sl": return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ar":
      if n <= 2 { return n == 0 ? .zero : n == 1 ? .one : .two }
      return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
    case "cy":
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "ga":
      if n == 1 || n == 2 { return n == 1 ? .one : .two }
      return (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    default: return n == 1 ? .one : .other
    }
  }
}
