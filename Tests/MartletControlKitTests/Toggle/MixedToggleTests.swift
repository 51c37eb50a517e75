import SwiftUI
import Testing
import ViewTesting

/// A toggle for several values: mixed while they differ; a click on it sets all.
@MainActor @Suite struct MixedToggleTests {
  private struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Screen: View {
    @State private var alarms: [Alarm]

    init(_ states: [Bool]) {
      _alarms = State(initialValue: states.enumerated().map { Alarm(id: $0.offset, isOn: $0.element) })
    }

    var body: some View {
      VStack {
        Toggle("All", sources: $alarms, isOn: \.isOn)
        ForEach($alarms) { $alarm in Toggle("alarm \(alarm.id)", isOn: $alarm.isOn) }
        Text(alarms.map { $0.isOn ? "1" : "0" }.joined())
      }
    }
  }

  @Test(arguments: [
    ([true, true], "on", "00"), ([false, false], "off", "11"), ([true, false], "mixed", "11"),
    ([], "off", ""),
  ]) func aClickSetsAll(states: [Bool], value: String, after: String) throws {
    let ui = TestHost { Screen(states) }
    #expect(try ui.find(.label("All")).value == value)
    try ui.tap("All")
    #expect(after.isEmpty || ui.says(after))
  }

  @Test func itFollowsTheSingleOnes() throws {
    let ui = TestHost { Screen([false, false, false]) }
    try ui.tap("alarm 1")
    #expect(try ui.find(.label("All")).value == "mixed")
    try ui.tap("alarm 0")
    try ui.tap("alarm 2")
    #expect(try ui.find(.label("All")).value == "on")
  }

  @Test func aStyleSeesWhatIsMixed() throws {
    struct Telling: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isMixed ? "some" : (configuration.isOn ? "all" : "none"))
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
    let ui = TestHost { Screen([true, false]).toggleStyle(Telling()) }
    #expect(ui.says("some"))
    ui.tap(try ui.find(.text("some")))
    #expect(!ui.says("some"))
  }

  @Test(arguments: ToggleKind.allCases) func mixedLooksLikeNeither(kind: ToggleKind) {
    func look(_ states: [Bool]) -> String {
      let sources = states.map { Binding.constant($0) }
      return TestHost {
        let toggle = Toggle("All", sources: sources, isOn: \.self)
        switch kind {
        case .automatic: toggle
        case .switched: toggle.toggleStyle(.switch)
        case .button: toggle.toggleStyle(.button)
        case .checkbox: toggle.toggleStyle(.checkbox)
        }
      }.displayListText
    }
    let looks = [look([true, true]), look([true, false]), look([false, false])]
    #expect(Set(looks).count == (kind == .button ? 2 : 3))
  }
}
