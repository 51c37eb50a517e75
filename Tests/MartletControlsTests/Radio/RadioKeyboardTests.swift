import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// Keys in a radio group: AppKit's radio buttons are one stop for Tab, and arrow keys do not go round their ends.
@MainActor @Suite struct RadioKeyboardTests {
  /// Shows in its text which row has the keyboard.
  private struct TellingStyle: RadioButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.isFocused { Text("focused") }
        if configuration.isHovered { Text("hovered") }
        if configuration.isPressed { Text("pressed") }
        if !configuration.isEnabled { Text("disabled") }
      }
    }
  }

  private func states(_ ui: TestHost) -> [String] {
    ui.findAll(.role(.button)).map(\.text).filter { $0.contains(", ") }
  }

  @Test func tabEntersAtTheSelectedRowAndLeavesWithTheNextPress() throws {
    let ui = TestHost { SizePage(size: .medium).radioButtonStyle(TellingStyle()) }
    ui.tabKey()
    #expect(states(ui) == [])
    ui.tabKey()
    #expect(states(ui) == ["Medium, focused"])
    ui.tabKey()
    #expect(states(ui) == [])
    ui.tabKey(backward: true)
    #expect(states(ui) == ["Medium, focused"])
  }

  @Test func arrowsMoveAndSelectAndStopAtTheEnds() throws {
    let ui = TestHost { SizePage().radioButtonStyle(TellingStyle()) }
    ui.tabKey()
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "Medium")
    #expect(states(ui) == ["Medium, focused"])
    ui.key("Right")
    #expect(ui.chosen == "Large")
    ui.key("Down")
    #expect(ui.chosen == "Large")
    #expect(states(ui) == ["Large, focused"])
    ui.key("Left")
    ui.key("Up")
    ui.key("Up")
    #expect(ui.chosen == "Small")
    #expect(states(ui) == ["Small, focused"])
    ui.key("End")
    #expect(ui.chosen == "Large")
    ui.key("Home")
    #expect(ui.chosen == "Small")
    ui.tabKey()
    #expect(states(ui) == [])
  }

  @Test func rightToLeftTheArrowsSwap() throws {
    let ui = TestHost {
      SizePage(size: .medium, isHorizontal: true).environment(\.layoutDirection, .rightToLeft)
    }
    ui.tabKey()
    ui.tabKey()
    ui.key("Left")
    #expect(ui.chosen == "Large")
    ui.key("Right")
    ui.key("Right")
    #expect(ui.chosen == "Small")
    ui.key("Down")
    #expect(ui.chosen == "Medium")
  }

  @Test func arrowsPassDisabledRows() throws {
    let ui = TestHost { SizePage(disabled: [.medium]).radioButtonStyle(TellingStyle()) }
    #expect(states(ui) == ["Medium, disabled"])
    ui.tabKey()
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "Large")
    ui.key("Up")
    #expect(ui.chosen == "Small")
  }

  @Test func tabGoesToTheFirstRowThatCanBeSelectedWhereTheSelectedOneCant() throws {
    let ui = TestHost { SizePage(disabled: [.small]).radioButtonStyle(TellingStyle()) }
    ui.tabKey()
    ui.tabKey()
    #expect(states(ui) == ["Small, disabled", "Medium, focused"])
    #expect(ui.chosen == "Small")
    ui.key("space")
    #expect(ui.chosen == "Medium")
  }

  @Test func spaceSelectsAndTakesBack() throws {
    struct Page: View {
      @State var size: Size?
      var body: some View {
        VStack {
          RadioGroup(Size.allCases, selection: $size, isDeselectable: true) { Text($0.rawValue) }
          Chosen(text: size?.rawValue ?? "none")
        }
      }
    }
    let ui = TestHost { Page() }
    ui.tabKey()
    #expect(ui.chosen == "none")
    ui.key("space")
    #expect(ui.chosen == "Small")
    ui.key("space")
    #expect(ui.chosen == "none")
  }

  @Test func spaceActsWhenItIsLetGo() throws {
    let ui = TestHost { SizePage(disabled: [.small]).radioButtonStyle(TellingStyle()) }
    ui.tabKey()
    ui.tabKey()
    ui.keyDown("space")
    #expect(states(ui) == ["Small, disabled", "Medium, focused, pressed"])
    #expect(ui.chosen == "Small")
    ui.keyUp("space")
    #expect(ui.chosen == "Medium")
    // Who moves on while the key is down presses nothing.
    ui.keyDown("space")
    ui.tabKey()
    #expect(states(ui) == ["Small, disabled"])
    ui.keyUp("space")
    #expect(ui.chosen == "Medium")
  }

  @Test func keysWithModifiersAreLeftToTheApp() throws {
    let ui = TestHost { SizePage() }
    ui.tabKey()
    ui.tabKey()
    ui.key("Down", modifiers: .control)
    #expect(ui.chosen == "Small")
  }

  @Test func theKeyboardFollowsASelectionMadeElsewhere() throws {
    struct Page: View {
      @State var size = Size.small
      var body: some View {
        VStack {
          RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
            .radioButtonStyle(TellingStyle())
        }
        .onKeyPress("l") {
          size = .large
          return .handled
        }
      }
    }
    let ui = TestHost { Page() }
    ui.tabKey()
    #expect(states(ui) == ["Small, focused"])
    ui.key("l")
    #expect(states(ui) == ["Large, focused"])
    ui.key("Up")
    #expect(ui.selectedRows == ["Medium, focused"])
  }

  @Test func aClickShowsNoFocusUntilAKeyIsUsed() throws {
    let ui = TestHost { SizePage().radioButtonStyle(TellingStyle()) }
    ui.tabKey()
    ui.tabKey()
    let large: CGPoint = try ui.find(.text("Large")).center
    ui.hover(at: large)
    ui.tap(at: large)
    #expect(ui.chosen == "Large")
    ui.hover(at: nil)
    #expect(states(ui) == [])
    ui.key("Up")
    #expect(states(ui) == ["Medium, focused"])
  }

  @Test func theStyleIsToldAboutThePointer() throws {
    let ui = TestHost { SizePage().radioButtonStyle(TellingStyle()) }
    let middle: CGPoint = try ui.find(.text("Large")).center
    ui.hover(at: middle)
    #expect(states(ui) == ["Large, hovered"])
    ui.pointerDown(at: middle)
    #expect(states(ui) == ["Large, hovered, pressed"])
    ui.pointerUp(at: middle)
    #expect(states(ui) == ["Large, hovered"])
    ui.hover(at: nil)
    #expect(states(ui) == [])
  }

  @Test func aLongPressSelectsToo() throws {
    let ui = TestHost { SizePage() }
    try ui.press(ui.row("Large"), for: 2)
    #expect(ui.chosen == "Large")
  }

  @Test func leavingTheRowBeforeLettingGoSelectsNothing() throws {
    let ui = TestHost { SizePage() }
    let middle: CGPoint = try ui.row("Large").center
    ui.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 90))
    #expect(ui.chosen == "Small")
  }
}
