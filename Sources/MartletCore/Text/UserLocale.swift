import Foundation

/// The language and the formats that the user has set, as POSIX systems say it.
///
/// Foundation on Linux does not look at these settings: its current locale is always the same one.
package enum UserLocale {
  /// That of this process.
  package static let current: Locale = locale(ProcessInfo.processInfo.environment)

  /// The first of `LC_ALL`, `LC_NUMERIC` and `LANG` that is set; without any, and for `C` and `POSIX`, numbers are
  /// written as in programs, without separators.
  static func locale(_ environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty } ?? "C"
    // As `de_DE.UTF-8` or `de_DE@euro`.
    let identifier = name.prefix { $0 != "." && $0 != "@" }
    if identifier.isEmpty || identifier == "C" || identifier == "POSIX" {
      return Locale(identifier: "en_US_POSIX")
    }
    return Locale(identifier: String(identifier))
  }
}
