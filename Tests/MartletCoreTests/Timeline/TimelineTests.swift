import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct TimelineTests {
  private func seconds(_ entries: some Sequence<Date>, _ count: Int) -> [Double] {
    entries.prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// Fact n218: every 5 seconds from 0, seen from 12: 10, 15, 20.
  @Test func aPeriodicSchedule() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(seconds(schedule.entries(from: date(12), mode: .normal), 3) == [10, 15, 20])
    #expect(seconds(schedule.entries(from: date(10), mode: .normal), 2) == [10, 15])
  }

  /// Fact n219: 0, 1.5, 3; none while paused or in the mode of low frequency.
  @Test func anAnimationSchedule() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(schedule.entries(from: date(0), mode: .normal), 3) == [0, 1.5, 3])
    #expect(seconds(schedule.entries(from: date(0), mode: .lowFrequency), 3) == [])
    let paused = AnimationTimelineSchedule(minimumInterval: 1.5, paused: true)
    #expect(seconds(paused.entries(from: date(0), mode: .normal), 3) == [])
  }

  @Test func minutesAndExplicitDates() {
    #expect(seconds(EveryMinuteTimelineSchedule().entries(from: date(130), mode: .normal), 2) == [120, 180])
    let schedule = ExplicitTimelineSchedule([date(1), date(7)])
    #expect(seconds(schedule.entries(from: date(5), mode: .normal), 5) == [1, 7])
  }

  @Test func theContentIsMadeAnewAtEachDateAndNotBetween() {
    let journal = Journal()
    let start = Date()
    let ui = TestHost {
      TimelineView(.periodic(from: start, by: 2)) { context in
        let _ = journal.note("\(Int(context.date.timeIntervalSince(start).rounded()))")
        Text("clock")
      }
    }
    _ = journal.take()
    ui.advance(by: 1.5)
    #expect(journal.take() == [])
    ui.advance(by: 5)
    #expect(journal.take() == ["2", "4", "6"])
  }

  @Test func anAnimationChangesWithEachFrameUntilItIsPaused() {
    struct Clock: View {
      let journal: Journal
      @State private var isPaused = false
      var body: some View {
        TimelineView(.animation(paused: isPaused)) { context in
          let _ = journal.note("\(context.cadence)")
          Color.red
        }
        .onTapGesture { isPaused = true }
      }
    }
    let journal = Journal()
    let ui = TestHost { Clock(journal: journal) }
    _ = journal.take()
    ui.advance(by: 0.5)
    #expect((20...80).contains(journal.take().count))
    ui.tap(at: CGPoint(x: 100, y: 100))
    ui.advance(by: 0.1)
    _ = journal.take()
    ui.advance(by: 1)
    #expect(journal.take() == [])
    #expect(ui.isIdle)
  }
}
