import Combine
import SwiftUI
import Testing
import ViewTesting

/// `Timer.publish` in views goes by the host's clock, so that nobody has to wait.
@MainActor @Suite struct TestTimersTests {
  private struct Ticking: View {
    @State private var ticks = 0
    @State private var dates: [Date] = []
    @State private var isShown = true
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        if isShown {
          Text("ticks \(ticks)").onReceive(timer) {
            ticks += 1
            dates.append($0)
          }
        }
        Text("total \(ticks), \(Int((dates.last ?? .now).timeIntervalSince(dates.first ?? .now))) s")
        Text("Hide").onTapGesture { isShown = false }
      }
    }
  }

  @Test func aTimerGoesByTheHostsClock() throws {
    let ui = TestHost { Ticking() }
    ui.advance(by: 59.9)
    #expect(ui.shows("ticks 0"))
    ui.advance(by: 0.2)
    #expect(ui.shows("ticks 1"))
    ui.advance(by: 180)
    #expect(ui.shows("ticks 4") && ui.shows("total 4, 180 s"))
    try ui.tap("Hide")
    ui.advance(by: 180)
    #expect(ui.shows("total 4, 180 s"))
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    private var timer: AnyCancellable?

    init() {
      timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
        self?.count += 1
      }
    }
  }

  private struct Counting: View {
    @StateObject private var model = Model()
    var body: some View { Text("count \(model.count)") }
  }

  @Test func aTimerOfAStateObjectGoesByTheHostsClockAndTwoHostsDoNotShareOne() {
    let ui = TestHost { Counting() }
    let other = TestHost { Counting() }
    ui.advance(by: 3.5)
    #expect(ui.shows("count 3") && other.shows("count 0"))
    other.advance(by: 1.5)
    #expect(ui.shows("count 3") && other.shows("count 1"))
  }
}
