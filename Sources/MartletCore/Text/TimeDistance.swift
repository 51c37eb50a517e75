import Foundation

/// A number of seconds as a clock shows it: 2:32, 36:59:01.
enum ClockText {
  static func text(ofSeconds seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }
}

/// How far a date is from another, in the units of a calendar.
struct TimeDistance {
  /// A unit and how many of it, the largest first.
  private var parts: [(unit: Unit, count: Int)]
  private let isPast: Bool

  enum Unit: CaseIterable {
    case year, month, day, hour, minute, second
  }

  /// - Parameters:
  ///   - seconds: how far it is, in whole seconds.
  ///   - isPast: whether it is before the other one.
  ///   - date: the date itself, by which months have their lengths.
  init(seconds: Int, isPast: Bool, to date: Date, calendar: Calendar) {
    self.isPast = isPast
    let other = date.addingTimeInterval(isPast ? Double(seconds) : -Double(seconds))
    let components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(date, other), to: max(date, other))
    let counts = [
      components.year, components.month, components.day, components.hour, components.minute,
      components.second,
    ]
    parts = zip(Unit.allCases, counts).map { ($0, $1 ?? 0) }
    while let first = parts.first, first.count == 0, parts.count > 1 { parts.removeFirst() }
  }

  /// The largest unit and the next smaller one, if there is any of it: "11 min, 14 sec".
  ///
  /// Apple's documentation spells the units out, iOS and its widgets show them short.
  func inTwoUnits(_ locale: Locale) -> String {
    let shown = parts.prefix(2).filter { $0.count != 0 }
    let all = shown.isEmpty ? [parts[0]] : Array(shown)
    return all.map { Self.text($0.unit, $0.count, locale, isShort: true) }.joined(separator: ", ")
  }

  /// The largest unit, with a plus for what has gone by: "+2 hours".
  func signed(_ locale: Locale) -> String {
    let first = parts[0]
    return (isPast || first.count == 0 ? "+" : "-")
      + Self.text(first.unit, first.count, locale, isShort: false)
  }

  private static func text(_ unit: Unit, _ count: Int, _ locale: Locale, isShort: Bool) -> String {
    let duration: Duration
    let allowed: Duration.UnitsFormatStyle.Unit
    switch unit {
    case .day: (duration, allowed) = (.seconds(count * 86400), .days)
    case .hour: (duration, allowed) = (.seconds(count * 3600), .hours)
    case .minute: (duration, allowed) = (.seconds(count * 60), .minutes)
    case .second: (duration, allowed) = (.seconds(count), .seconds)
    case .year: return english(count, isShort ? ("yr", "yr") : ("year", "years"))
    case .month: return english(count, isShort ? ("mth", "mths") : ("month", "months"))
    }
    return Duration.UnitsFormatStyle(
      allowedUnits: [allowed], width: isShort ? .abbreviated : .wide, zeroValueUnits: .show(length: 1)
    ).locale(locale).format(duration)
  }

  /// Foundation's durations end with days, so longer units are in English whatever the language.
  private static func english(_ count: Int, _ words: (one: String, many: String)) -> String {
    "\(count) \(count == 1 ? words.one : words.many)"
  }
}
