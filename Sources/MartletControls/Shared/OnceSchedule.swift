import SwiftUI

/// One moment, some time after the view has appeared.
struct OnceSchedule: TimelineSchedule {
  /// In seconds.
  let delay: Double

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    // A timeline shows the first entry at once.
    [startDate, startDate.addingTimeInterval(max(delay, 0.001))]
  }
}

/// Acts once, some time after it has appeared; gone before, it doesn't act.
struct Countdown: View {
  /// In seconds.
  let duration: Double
  let action: @MainActor () -> Void

  var body: some View {
    TimelineView(OnceSchedule(delay: duration)) { context in
      Color.clear
        .onChange(of: context.date) { action() }
    }
    .frame(width: 0, height: 0)
    .accessibilityHidden(true)
  }
}
