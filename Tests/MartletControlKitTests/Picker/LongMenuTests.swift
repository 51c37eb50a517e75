import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LongMenuTests {
  private func host(_ selection: Selection<Int>, count: Int = 200) -> TestHost {
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Number", selection: binding) {
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    ui.popoverArea = CGRect(x: 0, y: 0, width: 400, height: 300)
    return ui
  }

  @Test func aMenuWith200RowsStaysOnTheScreenAndShowsTheSelection() throws {
    let selection = Selection(120)
    let ui = host(selection)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    #expect(menu.minY >= 0 && menu.maxY <= 300)
    let row = try ui.row("Row 120").frame
    #expect(row.minY >= 0 && row.maxY <= menu.height)
  }

  @Test func theWheelScrollsAndTheRowUnderThePointerIsChosen() throws {
    let selection = Selection(0)
    let ui = host(selection)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    let middle = CGPoint(x: menu.midX, y: menu.midY)
    ui.wheel(at: middle, by: 22 * 20)
    #expect(try ui.row("Row 0").frame.minY < 0)
    // The rows move, the menu stays.
    #expect(ui.popoverFrames.first == menu)
    ui.tap(at: middle)
    // 284 points of menu are about 13 rows; the middle is row 6 plus the 20 scrolled past.
    #expect((25...27).contains(selection.value))
  }

  @Test func afterScrollingTheRowUnderTheRestingPointerIsHighlighted() throws {
    let selection = Selection(0)
    let ui = host(selection)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    let middle = CGPoint(x: menu.midX, y: menu.midY)
    ui.hover(at: middle)
    // Rows are 22 points high: the tenth after the one under the pointer comes there.
    ui.wheel(at: middle, by: 22 * 10)
    ui.key("Return")
    #expect((15...17).contains(selection.value))
  }

  @Test func aFingerScrollsWithoutChoosing() throws {
    let selection = Selection(0)
    let ui = host(selection)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    let start = CGPoint(x: menu.midX, y: menu.midY)
    ui.swipe(from: start, to: CGPoint(x: start.x, y: start.y - 100))
    #expect(selection.writes.isEmpty && ui.isMenuOpen)
    #expect(try ui.row("Row 0").frame.minY < -50)
  }

  @Test func keysScrollToTheRowTheyReach() throws {
    let selection = Selection(0)
    let ui = host(selection)
    try ui.openMenu()
    ui.key("End")
    let menu = try #require(ui.popoverFrames.first)
    let row = try ui.row("Row 199").frame
    #expect(row.minY >= 0 && row.maxY <= menu.height)
    ui.key("Return")
    #expect(selection.value == 199)
  }

  @Test func aPressOnTheArrowScrollsByAPage() throws {
    let selection = Selection(0)
    let ui = host(selection)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    ui.tap(at: CGPoint(x: menu.midX, y: menu.maxY - 4))
    #expect(selection.writes.isEmpty && ui.isMenuOpen)
    #expect(try ui.row("Row 0").frame.minY < -200)
  }

  // MARK: Cost

  @Test func aClosedPickerWith1000RowsMakesOnlyTheOneItShows() throws {
    let selection = Selection(3)
    let ui = host(selection, count: 1000)
    #expect(ui.counters.measures < 200, "\(ui.counters)")
    ui.resetCounters()
    selection.value = 4
    ui.settle()
    #expect(try ui.popUp.value == "Row 4")
    // The picker, its style and the button.
    #expect(ui.counters.bodies <= 12, "\(ui.counters)")
    #expect(ui.counters.measures < 60, "\(ui.counters)")
  }

  @Test func movingInAnOpenMenuEvaluatesTheTwoRowsConcerned() throws {
    let ui = host(Selection(0), count: 50)
    try ui.openMenu()
    ui.key("Down")
    ui.resetCounters()
    ui.key("Down")
    // Each row is a view, its mark and its label.
    #expect(ui.counters.bodies <= 4, "\(ui.counters)")
  }
}
