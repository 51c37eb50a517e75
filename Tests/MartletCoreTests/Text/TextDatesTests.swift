import SwiftUI
import Testing
import ViewTesting

@testable import MartletCore

@MainActor @Suite struct TextDatesTests {
  final class Model: ObservableObject {
    @Published var text = Text(verbatim: "-")
    @Published var isShown = true
  }

  struct Shown: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.isShown { model.text }
    }
  }

  private let model = Model()

  /// A window that shows a text made for its clock.
  private func host(_ make: (Date) -> Text) -> TestHost {
    let ui = TestHost { Shown(model: model) }
    let text = make(ui.date)
    ui.change { model.text = text }
    return ui
  }

  private func text(_ ui: TestHost) throws -> String { try ui.find(.role(.staticText)).text }

  private static let utc = TimeZone(identifier: "UTC")

  @Test func datesAndTimesAreInTheLanguageAround() throws {
    // 3 June 2019, 23:23 UTC.
    let date = Date(timeIntervalSince1970: 1_559_604_180)
    func shown(_ style: Text.DateStyle, _ locale: String) throws -> String {
      let zone = try #require(Self.utc)
      let ui = TestHost {
        Text(date, style: style).environment(\.locale, Locale(identifier: locale)).environment(
          \.timeZone, zone)
      }
      return try text(ui).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    // "June 3, 2019" and "11:23PM" (Apple, "Text.DateStyle"); Foundation puts a space.
    #expect(try shown(.date, "en_US") == "June 3, 2019")
    #expect(try shown(.time, "en_US") == "11:23 PM")
    #expect(try shown(.date, "de_DE") == "3. Juni 2019")
    #expect(try shown(.time, "de_DE") == "23:23")
  }

  /// "15:00", then counting up (recorded by users of widgets).
  @Test func aTimerGoesOnByItself() throws {
    let ui = host { Text($0.addingTimeInterval(3661), style: .timer) }
    #expect(try text(ui) == "1:01:01")
    ui.advance(by: 1.01)
    #expect(try text(ui) == "1:01:00")
    ui.advance(by: 61)
    #expect(try text(ui) == "59:59")
    ui.advance(by: 3599)
    #expect(try text(ui) == "0:00")
    ui.advance(by: 5)
    #expect(try text(ui) == "0:05")
  }

  /// "2 hours, 23 minutes" (Apple, "relative"), short as on devices: "11 min, 14 sec".
  @Test func aDistanceIsInTwoUnits() throws {
    func shown(_ seconds: Double) throws -> String {
      try text(host { Text($0.addingTimeInterval(seconds), style: .relative) })
    }
    #expect(try shown(674) == "11 min, 14 sec")
    #expect(try shown(-674) == "11 min, 14 sec")
    #expect(try shown(2 * 3600 + 23 * 60 + 5) == "2 hr, 23 min")
    #expect(try shown(-3600) == "1 hr")
    #expect(try shown(0) == "0 sec")
  }

  /// "+2 hours", "-3 months" (Apple, "offset"): what has gone by has a plus.
  @Test func anOffsetHasASign() throws {
    func shown(_ seconds: Double) throws -> String {
      try text(host { Text($0.addingTimeInterval(seconds), style: .offset) })
    }
    #expect(try shown(-2 * 3600) == "+2 hours")
    #expect(try shown(674) == "-11 minutes")
    #expect(try shown(-1) == "+1 second")
    #expect(try shown(100 * 86400) == "-3 months")
  }

  @Test func aSpanCountsDownOrUpAndEnds() throws {
    func shown(after seconds: Double, _ make: (ClosedRange<Date>) -> Text) throws -> String {
      let ui = host { make($0...$0.addingTimeInterval(5400)) }
      ui.advance(by: seconds)
      return try text(ui)
    }
    #expect(try shown(after: 0) { Text(timerInterval: $0) } == "1:30:00")
    #expect(try shown(after: 0) { Text(timerInterval: $0, showsHours: false) } == "90:00")
    #expect(try shown(after: 2.5) { Text(timerInterval: $0) } == "1:29:58")
    #expect(try shown(after: 2.5) { Text(timerInterval: $0, countsDown: false) } == "0:02")
    #expect(try shown(after: 5500) { Text(timerInterval: $0) } == "0:00")
    #expect(
      try shown(after: 10) { Text(timerInterval: $0, pauseTime: $0.lowerBound.addingTimeInterval(3)) }
        == "1:29:57")
  }

  @Test func aTextInASentenceGoesOnToo() throws {
    let ui = host { Text("Left: \($0.addingTimeInterval(10), style: .timer)") }
    #expect(try text(ui) == "Left: 0:10")
    ui.advance(by: 3.1)
    #expect(try text(ui) == "Left: 0:07")
  }

  @Test func nothingHappensBetweenTheTicks() throws {
    let ui = host { Text($0.addingTimeInterval(-100), style: .timer) }
    ui.settle()
    ui.resetCounters()
    ui.advance(by: 10)
    // One frame a second, of which the last comes a thousandth too late, and no body.
    #expect((9...10).contains(ui.counters.frames))
    #expect(ui.counters.bodies == 0)
    // A distance of hours changes once a minute.
    ui.change { model.text = Text(ui.date.addingTimeInterval(-7200), style: .relative) }
    ui.resetCounters()
    ui.advance(by: 600)
    #expect((9...10).contains(ui.counters.frames))
  }

  @Test func aTextThatHasEndedOrGoneTicksNoMore() throws {
    let ended = host { Text(timerInterval: $0...$0.addingTimeInterval(3)) }
    #expect(!ended.isIdle)
    ended.advance(by: 4)
    #expect(ended.isIdle)
    let gone = host { Text($0, style: .timer) }
    #expect(!gone.isIdle)
    gone.change { model.isShown = false }
    #expect(gone.isIdle)
  }

  @Test func twoTimesMakeASpan() throws {
    let start = Date(timeIntervalSince1970: 1_559_554_200)
    let zone = try #require(Self.utc)
    let ui = TestHost {
      VStack {
        Text(start...start.addingTimeInterval(6 * 3600))
        Text(DateInterval(start: start, duration: 6 * 3600))
      }
      .environment(\.timeZone, zone).environment(\.locale, Locale(identifier: "en_US"))
    }
    let texts = ui.textRuns.map(\.text)
    #expect(texts[0] == texts[1])
    // 9:30 to 3:30 in the afternoon, however the space and the dash are written.
    #expect(texts[0].contains("9:30") && texts[0].contains("3:30") && texts[0].hasSuffix("PM"))
  }

  @Test func formatsAreInTheLanguageAround() throws {
    struct Amount: View {
      var body: some View {
        VStack {
          Text(1234.5, format: .number)
          Text(0.25, format: .percent).environment(\.locale, Locale(identifier: "de_DE"))
          Text(NSNumber(value: 12), formatter: NumberFormatter())
        }
        .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let ui = TestHost { Amount() }
    #expect(ui.textRuns.map(\.text) == ["1,234.5", "25\u{A0}%", "12"])
  }
}
