import Foundation

/// The dates at which a view changes.
///
/// - Source: Apple, "TimelineSchedule".
public protocol TimelineSchedule {
  /// How often a view changes.
  typealias Mode = TimelineScheduleMode

  /// The type of the dates, from the first one on.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from the last one at or before a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a view changes.
///
/// - Source: Apple, "TimelineScheduleMode".
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// At most once a minute or so, to save energy.
  case lowFrequency
}

/// Changes at a regular interval.
///
/// - Source: Apple, "PeriodicTimelineSchedule".
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Changes every `interval` seconds, counted from a date.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates from the last one at or before `startDate` on, without end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // More often than a display can show makes no sense, and neither does an interval that is no number.
    let interval = self.interval.isFinite ? max(self.interval, 1.0 / 240) : 3600
    let steps = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(start: self.startDate, interval: interval, step: steps)
  }

  /// Dates at a regular interval.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }
}

/// Changes when a minute begins.
///
/// - Source: Apple, "EveryMinuteTimelineSchedule".
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Changes when a minute begins.
  public init() {}

  /// The beginnings of minutes from the one that `startDate` lies in on, without end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // A minute of the clock begins with one of the reference date's: no time zone is off by seconds.
    Entries(minute: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down))
  }

  /// Beginnings of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var minute: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { minute += 1 }
      return Date(timeIntervalSinceReferenceDate: minute * 60)
    }
  }
}

/// Changes at given dates.
///
/// - Source: Apple, "ExplicitTimelineSchedule".
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Changes at dates, which must be in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Changes as often as the display can show.
///
/// - Source: Apple, "AnimationTimelineSchedule".
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// Changes with each frame, but at least `minimumInterval` seconds apart, and not at all while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates from `start` on, without end; none while paused or in the mode of low frequency (fact n219).
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = minimumInterval.map { $0.isFinite ? Swift.max($0, 0) : 0 } ?? 0
    return Entries(
      date: isPaused || mode == .lowFrequency ? nil : start,
      interval: interval > 0 ? interval : Self.frameDuration)
  }

  /// In seconds: that of most displays.
  static let frameDuration = 1.0 / 60

  /// Dates at a regular interval.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { date = date?.addingTimeInterval(interval) }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Changes every `interval` seconds, counted from a date.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Changes when a minute begins.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Changes with each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Changes with each frame, but at least `minimumInterval` seconds apart, and not at all while it is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Changes at given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
