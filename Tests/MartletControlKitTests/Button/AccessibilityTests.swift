import SwiftUI
import Testing
import ViewTesting

/// What assistive tools see of the controls, and do with them.
@MainActor @Suite struct AccessibilityTests {
  @Test(arguments: [false, true]) func activatingDoesWhatAClickDoes(isDisabled: Bool) throws {
    struct Screen: View {
      @State private var isOn = false
      let journal: Journal

      var body: some View {
        VStack {
          Button("Plain") { journal.note("plain") }
          Button("Framed") { journal.note("framed") }.buttonStyle(FramingStyle(name: "frame"))
          Toggle("Wi-Fi", isOn: $isOn)
          Text(isOn ? "is on" : "is off")
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal).disabled(isDisabled) }
    #expect(try ui.control("Plain").activate() == !isDisabled)
    #expect(try ui.control("Framed").activate() == !isDisabled)
    #expect(try ui.control("Wi-Fi").activate() == !isDisabled)
    #expect(journal.take() == (isDisabled ? [] : ["plain", "framed"]))
    #expect(ui.says("is on") == !isDisabled)
  }

  @Test func aLabelOfTheUsersGoesFirst() throws {
    let ui = TestHost { Button("X") {}.accessibilityLabel("Close") }
    #expect(try ui.find(.role(.button)).text == "Close")
  }

  @Test func aDisabledControlTakesNoKeyboard() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Button("First") { journal.note("first") }.disabled(true)
        Button("Second") { journal.note("second") }
      }
    }
    ui.tabKey()
    ui.key("space")
    #expect(journal.take() == ["second"])
  }
}
