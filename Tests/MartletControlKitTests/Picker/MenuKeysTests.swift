import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct MenuKeysTests {
  private let names = ["Apple", "Banana", "Éclair", "Elder", "Fig"]

  private func host(_ selection: Selection<String>) -> TestHost {
    let names = names
    return TestHost {
      Observing(selection: selection) { binding in
        Picker("Fruit", selection: binding) {
          ForEach(names, id: \.self) { name in
            Text(name).disabled(name == "Banana")
            if name == "Elder" { Divider() }
          }
        }
      }
    }
  }

  private func open(_ ui: TestHost, with key: String) {
    ui.tabKey()
    ui.key(key)
    ui.settle()
  }

  @Test(arguments: ["space", "Return", "Up", "Down"])
  func aKeyOpensTheFocusedPicker(key: String) {
    let ui = host(Selection("Apple"))
    open(ui, with: key)
    #expect(ui.isMenuOpen)
  }

  @Test func arrowsSkipWhatCannotBeChosenAndStopAtTheEnds() {
    let selection = Selection("Apple")
    let ui = host(selection)
    func chosen(_ keys: [String]) -> String? {
      open(ui, with: "space")
      for key in keys { ui.key(key) }
      ui.key("Return")
      return selection.writes.last
    }
    #expect(chosen(["Down"]) == "Éclair")
    #expect(chosen(["Up", "Up"]) == "Apple")
    #expect(chosen(["End", "Down"]) == "Fig")
    #expect(chosen(["Up"]) == "Elder")
    #expect(chosen(["Home"]) == "Apple")
    #expect(selection.writes.count == 5)
  }

  @Test func lettersGoToTheRowThatBeginsWithThem() {
    let selection = Selection("Apple")
    let ui = host(selection)
    open(ui, with: "space")
    ui.type("e")
    ui.key("Return")
    // Case and diacritics don't matter.
    #expect(selection.value == "Éclair")
    open(ui, with: "space")
    ui.type("EL")
    ui.key("Return")
    #expect(selection.value == "Elder")
  }

  @Test func afterAPauseLettersBeginAnew() {
    let selection = Selection("Apple")
    let ui = host(selection)
    open(ui, with: "space")
    ui.type("e")
    ui.advance(by: 1.5)
    ui.type("f")
    ui.key("Return")
    #expect(selection.value == "Fig")
  }

  @Test func theSameLetterAgainGoesOn() {
    let selection = Selection("Apple")
    let ui = host(selection)
    open(ui, with: "space")
    ui.type("ee")
    ui.key("Return")
    #expect(selection.value == "Elder")
  }

  @Test func thePointerHighlightsAndLeavingUnhighlights() throws {
    let selection = Selection("Apple")
    let ui = host(selection)
    try ui.openMenu()
    func hover(_ title: String) throws {
      let menu = try #require(ui.popoverFrames.first)
      let row = try ui.row(title).frame
      ui.hover(at: CGPoint(x: menu.minX + row.midX, y: menu.minY + row.midY))
    }
    try hover("Fig")
    ui.key("Return")
    #expect(selection.writes == ["Fig"])
    try ui.openMenu()
    try hover("Elder")
    ui.hover(at: nil)
    ui.key("Return")
    // Nothing is highlighted, so nothing is chosen.
    #expect(selection.writes == ["Fig"] && ui.isMenuOpen)
  }

  @Test func aDisabledRowCannotBeChosen() throws {
    let selection = Selection("Apple")
    let ui = host(selection)
    try ui.openMenu()
    try ui.tap(ui.row("Banana"))
    #expect(selection.writes.isEmpty && ui.isMenuOpen)
  }

  @Test func theKeyboardIsWhereItWasAfterTheMenuCloses() {
    let ui = host(Selection("Apple"))
    open(ui, with: "space")
    ui.key("Escape")
    ui.key("space")
    #expect(ui.isMenuOpen)
  }
}
