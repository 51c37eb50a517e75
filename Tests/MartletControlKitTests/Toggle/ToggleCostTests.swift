import SwiftUI
import Testing
import ViewTesting

/// What a click on a control among many costs.
@MainActor @Suite struct ToggleCostTests {
  private struct Rows: View {
    @State private var flags = Array(repeating: false, count: 200)

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<200) { row in Toggle("row \(row).", isOn: $flags[row]) }
      }
    }
  }

  /// The list itself does not read the values; the toggle's own views do: its style, what it presses, the
  /// figure and its knob.
  @Test func aClickEvaluatesOnlyTheToggleThatChanges() throws {
    let ui = TestHost(size: CGSize(width: 200, height: 5000)) { Rows() }
    let center = try ui.find(.label("row 7.")).center
    ui.resetCounters()
    ui.tap(at: center)
    #expect(try ui.find(.label("row 7.")).value == "on")
    #expect(ui.counters.bodies <= 12)
    ui.settle()
    #expect(ui.counters.bodies <= 12)
  }
}
