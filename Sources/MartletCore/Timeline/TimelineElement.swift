import Foundation
import MartletPrimitives

/// Makes its content anew at the dates of a schedule: with each frame if these are close together, else by a timer.
final class TimelineElement<Schedule: TimelineSchedule, Content: View>: ClockedElement<Content> {
  private var view: TimelineView<Schedule, Content>
  /// The date that the content is for.
  private var date: Date?
  private var entries: Schedule.Entries.Iterator?
  private var nextDate: Date?
  private var timer: HostTimer?

  /// Dates closer than this are looked for with each frame: a timer would miss some.
  private static var closest: Double { 0.1 }

  init(_ view: TimelineView<Schedule, Content>, parent: _ViewNode) {
    self.view = view
    super.init(parent: parent)
    begin()
  }

  func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = ValueComparison.areEqual(view.schedule, new.schedule)
    let isSameContent = isSame && ValueComparison.areEqual(view.content, new.content)
    view = new
    if !isSame { begin() }
    if !isSameContent { markDirty() }
  }

  // MARK: Dates

  /// Looks up the schedule anew.
  private func begin() {
    entries = view.schedule.entries(from: host.date, mode: .normal).makeIterator()
    nextDate = entries?.next()
    // A schedule without a date for now shows the first it has, or the present one.
    if date == nil { date = nextDate ?? host.date }
    advance()
    wait()
  }

  /// Goes on to the last date that has come; returns whether it is another one.
  @discardableResult
  private func advance() -> Bool {
    let now = host.date
    var isOther = false
    // A schedule of the app's own may have any number of dates in the past.
    var most = 100_000
    while let next = nextDate, next <= now.addingTimeInterval(1e-6), most > 0 {
      isOther = isOther || date != next
      date = next
      nextDate = entries?.next()
      most -= 1
    }
    return isOther
  }

  private func wait() {
    timer?.cancel()
    timer = nil
    guard isMounted, let nextDate else { return }
    let rest = nextDate.timeIntervalSince(host.date)
    if rest < Self.closest {
      startClock()
    } else {
      // No longer than a minute: the system's clock may be set, or the machine may sleep.
      timer = host.timers.schedule(at: host.now + min(rest, 60)) { [weak self] in self?.timerFired() }
    }
  }

  private func timerFired() {
    if advance() { markDirty() }
    wait()
  }

  override func tick(at time: Double) -> Bool {
    _ = advance()
    guard let nextDate else { return false }
    if nextDate.timeIntervalSince(host.date) < Self.closest { return true }
    wait()
    return false
  }

  override func unmount() {
    timer?.cancel()
    timer = nil
    super.unmount()
  }

  // MARK: Content

  override func makeContent() -> Content? {
    let context = TimelineView<Schedule, Content>.Context(
      date: date ?? host.date, cadence: .live,
      invalidate: { [weak self] in self?.invalidateContent() })
    return BodyEvaluation.isolated((view, context)) { $0.0.content($0.1) }
  }

  private func invalidateContent() {
    entries = view.schedule.entries(from: host.date, mode: .normal).makeIterator()
    nextDate = entries?.next()
    advance()
    wait()
    markDirty()
  }

  override var viewName: String { "TimelineView" }
}
