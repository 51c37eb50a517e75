import Foundation

extension Text {
  /// How a date is shown.
  ///
  /// - Source: Apple, "Text.DateStyle".
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Hashable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day, as in "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day, as in "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// How far it is from now, in two units, as in "2 hr, 23 min"; it goes on by itself.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, in one unit and with a sign, as in "+2 hours"; it goes on by itself.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now, as on a clock, as in "36:59:01"; it goes on by itself.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style.
  ///
  /// A style that tells how far the date is from now goes on by itself, while the text is on screen.
  ///
  /// - Source: Apple, "init(_:style:)".
  public init(_ date: Date, style: DateStyle) {
    self.init(formatted: DateContent(date: date, style: style))
  }

  /// Two times or days, as in "9:30 – 15:30".
  ///
  /// - Source: Apple, "init(_:)", ClosedRange<Date>.
  public init(_ dates: ClosedRange<Date>) {
    self.init(formatted: IntervalContent(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Two times or days, as in "9:30 – 15:30".
  ///
  /// - Source: Apple, "init(_:)", DateInterval.
  public init(_ interval: DateInterval) {
    self.init(formatted: IntervalContent(start: interval.start, end: interval.end))
  }

  /// What is left of a span of time, or what has gone by of it; it goes on by itself, while the text is on screen.
  ///
  /// - Parameters:
  ///   - timerInterval: the span.
  ///   - pauseTime: when it stands still; `nil` if it never does.
  ///   - countsDown: whether it shows what is left.
  ///   - showsHours: whether sixty minutes make an hour.
  /// - Source: Apple, "init(timerInterval:pauseTime:countsDown:showsHours:)".
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      formatted: TimerContent(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style, which goes on by itself.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds two times or days.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds two times or days.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Adds what is left of a span of time, or what has gone by of it.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// Two dates as a span.
struct IntervalContent: FormattedContent, Equatable {
  let start: Date
  let end: Date

  func content(in surroundings: Text.Surroundings) -> FormattedText {
    let formatter = DateIntervalFormatter()
    formatter.locale = surroundings.locale
    formatter.calendar = surroundings.calendar
    formatter.timeZone = surroundings.timeZone
    var calendar = surroundings.calendar
    calendar.timeZone = surroundings.timeZone
    // Within a day the times tell it; else the days do, too.
    formatter.dateStyle = calendar.isDate(start, inSameDayAs: end) ? .none : .short
    formatter.timeStyle = .short
    return .plain(formatter.string(from: start, to: max(start, end)))
  }
}

/// A date in a style.
struct DateContent: FormattedContent, Equatable {
  let date: Date
  let style: Text.DateStyle

  func content(in surroundings: Text.Surroundings) -> FormattedText {
    .plain(text(surroundings))
  }

  private func text(_ surroundings: Text.Surroundings) -> String {
    let (locale, calendar, zone) = (surroundings.locale, surroundings.calendar, surroundings.timeZone)
    switch style.kind {
    case .time:
      return Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: zone
      ).format(date)
    case .date:
      return Date.FormatStyle(
        date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: zone
      ).format(date)
    case .timer: return ClockText.text(ofSeconds: wholeSeconds(from: surroundings.date), showsHours: true)
    case .relative, .offset:
      let distance = TimeDistance(
        seconds: wholeSeconds(from: surroundings.date), isPast: date < surroundings.date, to: date,
        calendar: calendar)
      return style.kind == .relative ? distance.inTwoUnits(locale) : distance.signed(locale)
    }
  }

  /// A second that has begun counts while it is still to come, and doesn't once it has gone by.
  private func wholeSeconds(from now: Date) -> Int {
    let seconds = date.timeIntervalSince(now)
    guard seconds.isFinite, abs(seconds) < 1e12 else { return 0 }
    return seconds > 0 ? Int(seconds.rounded(.up)) : Int((-seconds).rounded(.down))
  }

  func nextChange(after now: Date) -> Date? {
    switch style.kind {
    case .time, .date: return nil
    case .timer: return nextChange(after: now, every: [(.infinity, 1)])
    case .relative: return nextChange(after: now, every: [(3600, 1), (86400, 60), (.infinity, 3600)])
    case .offset:
      return nextChange(after: now, every: [(60, 1), (3600, 60), (.infinity, 3600)])
    }
  }

  /// - Parameter steps: up to which distance it reads otherwise after how many seconds.
  private func nextChange(after now: Date, every steps: [(limit: Double, step: Double)]) -> Date? {
    let seconds = date.timeIntervalSince(now)
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    if seconds > 0 {
      // On the way to the date a finer step may begin with the next change.
      let step = steps.first { seconds - $0.step < $0.limit }?.step ?? 1
      return date.addingTimeInterval(-((seconds / step).rounded(.up) - 1) * step)
    }
    let step = steps.first { -seconds < $0.limit }?.step ?? 1
    return date.addingTimeInterval(((-seconds / step).rounded(.down) + 1) * step)
  }
}

/// What is left of a span of time, or has gone by.
struct TimerContent: FormattedContent, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func content(in surroundings: Text.Surroundings) -> FormattedText {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let now = pauseTime.map { min($0, surroundings.date) } ?? surroundings.date
    let gone = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
    let seconds = countsDown ? (length - gone).rounded(.up) : gone.rounded(.down)
    let whole = seconds.isFinite && seconds < 1e12 ? Int(seconds) : 0
    return .plain(ClockText.text(ofSeconds: whole, showsHours: showsHours))
  }

  func nextChange(after now: Date) -> Date? {
    if let pauseTime, now >= pauseTime { return nil }
    if now >= interval.upperBound { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    guard countsDown else {
      let gone = now.timeIntervalSince(interval.lowerBound)
      return min(interval.lowerBound.addingTimeInterval(gone.rounded(.down) + 1), interval.upperBound)
    }
    let left = interval.upperBound.timeIntervalSince(now)
    return interval.upperBound.addingTimeInterval(-(left.rounded(.up) - 1))
  }
}
