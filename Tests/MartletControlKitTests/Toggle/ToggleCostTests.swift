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

  /// The list itself does not read the values; the toggle's own views do.
  ///
  /// The press shows in what presses, in the figure and in its knob. The release changes the value as well: the
  /// style, what presses, the figure and the knob.
  @Test func aClickEvaluatesOnlyTheToggleThatChanges() throws {
    let ui = TestHost(size: CGSize(width: 200, height: 5000)) { Rows() }
    let center = try ui.find(.label("row 7.")).center
    ui.resetCounters()
    ui.pointerDown(at: center)
    #expect(ui.counters.bodies == 3)
    ui.pointerUp()
    #expect(try ui.find(.label("row 7.")).value == "on")
    #expect(ui.counters.bodies == 3 + 4)
    ui.settle()
    #expect(ui.counters.bodies == 3 + 4)
  }
}
