import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct RefreshTests {
  /// Holds an action until the test lets it go on.
  private final class Gate: @unchecked Sendable {
    var waiting: CheckedContinuation<Void, Never>?
    var runs = 0

    @MainActor func wait() async {
      runs += 1
      await withCheckedContinuation { waiting = $0 }
    }

    @MainActor func open() {
      waiting?.resume()
      waiting = nil
    }
  }

  private struct Rows: View {
    let gate: Gate

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)").frame(width: 100, height: 50) }
        }
      }
      .refreshable { await gate.wait() }
    }
  }

  private func top(_ ui: TestHost) throws -> CGFloat { try ui.find(.text("row 0")).frame.midY - 25 }

  @Test func aPullRunsTheActionAndMakesRoomUntilItIsDone() async throws {
    let gate = Gate()
    let ui = TestHost(idiom: .touch) { Rows(gate: gate) }
    ui.touchDrag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 290))
    await ui.yield()
    #expect(gate.runs == 1)
    ui.advance(by: 2)
    // The wheel's 60 points stay free above the content.
    #expect(try isNear(top(ui), 60, 1))
    #expect(ui.drawn("stroke").count == 8)
    gate.open()
    await ui.yield()
    #expect(ui.settle(within: 5))
    #expect(try isNear(top(ui), 0, 0.6))
    #expect(ui.drawn("stroke").isEmpty)
    #expect(ui.repaintDifference == 0)
  }

  @Test func aSmallPullDoesNothing() async throws {
    let gate = Gate()
    let ui = TestHost(idiom: .touch) { Rows(gate: gate) }
    ui.touchDrag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 100))
    await ui.yield()
    #expect(gate.runs == 0)
    #expect(ui.settle(within: 5))
    #expect(try isNear(top(ui), 0, 0.6))
  }

  @Test func theActionIsThereForTheAppsOwnControls() async throws {
    struct RefreshButton: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        if let refresh {
          Text("Refresh").onTapGesture { Task { @MainActor in await refresh() } }
        } else {
          Text("nothing to refresh")
        }
      }
    }
    let gate = Gate()
    let ui = TestHost { RefreshButton().refreshable { await gate.wait() } }
    try ui.tap("Refresh")
    await ui.yield()
    #expect(gate.runs == 1)
    gate.open()
    #expect(TestHost { RefreshButton() }.shows("nothing to refresh"))
  }
}
