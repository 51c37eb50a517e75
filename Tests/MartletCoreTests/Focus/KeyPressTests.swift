import SwiftUI
import Testing
import ViewTesting

/// Apple, "onKeyPress(_:action:)" and its kin.
@MainActor @Suite struct KeyPressTests {
  @Test func anActionForOneKeyGetsThatKeyGoingDown() {
    let journal = Journal()
    let ui = TestHost {
      Text("field").focusable().onKeyPress(.upArrow) {
        journal.note("up")
        return .handled
      }
    }
    ui.key("Up")
    #expect(journal.take().isEmpty, "nothing has the keyboard")
    ui.tabKey()
    ui.key("Down")
    #expect(journal.take().isEmpty)
    ui.keyDown("Up")
    #expect(journal.take() == ["up"])
    ui.keyUp("Up")
    #expect(journal.take().isEmpty)
  }

  @Test func anActionForSomeKeysGetsThemAndIsTold() {
    let journal = Journal()
    let ui = TestHost {
      Text("field").focusable().onKeyPress(keys: ["a", .return]) { press in
        journal.note(press.key == .return ? "return" : press.characters)
        return .handled
      }
    }
    ui.tabKey()
    ui.key("a", characters: "a")
    ui.key("b", characters: "b")
    ui.key("Return", characters: "\r")
    #expect(journal.take() == ["a", "return"])
  }

  @Test func aKeyThatIsIgnoredGoesToTheViewsAround() {
    let journal = Journal()
    let ui = TestHost {
      VStack {
        Text("field").focusable().onKeyPress("a") {
          journal.note("inside")
          return .ignored
        }
      }
      .onKeyPress("a") {
        journal.note("around")
        return .handled
      }
    }
    ui.tabKey()
    ui.key("a", characters: "a")
    #expect(journal.take() == ["inside", "around"])
  }
}
