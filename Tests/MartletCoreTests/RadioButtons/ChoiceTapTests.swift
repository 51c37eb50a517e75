import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ChoiceTapTests {
  /// Places of a row, in points from the left edge of its text: the mark is 16 wide and 5 before the text.
  enum Place: CaseIterable, Sendable {
    case text, rim, hollow, gap, cornerOfTheMark

    @MainActor func point(_ text: CGRect) -> CGPoint {
      switch self {
      case .text: return CGPoint(x: text.midX, y: text.midY)
      case .rim: return CGPoint(x: text.minX - 21 + 0.4, y: text.midY)
      case .hollow: return CGPoint(x: text.minX - 13, y: text.midY)
      case .gap: return CGPoint(x: text.minX - 2.5, y: text.midY)
      case .cornerOfTheMark: return CGPoint(x: text.minX - 20, y: text.midY - 7)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func aTapAnywhereInTheRectangleSelects(place: Place) throws {
    let ui = TestHost { ChoiceScreen() }
    ui.tap(at: place.point(try ui.find(.text("Beta")).frame))
    #expect(ui.shows("Choice 1"))
  }

  /// Without a content shape only what is drawn can be hit: Apple, "contentShape(_:eoFill:)".
  @Test(arguments: Place.allCases)
  func withoutContentShapeOnlyWhatIsDrawnSelects(place: Place) throws {
    let ui = TestHost { ChoiceScreen(isWholeRowTouchable: false) }
    ui.tap(at: place.point(try ui.find(.text("Beta")).frame))
    let isDrawn = place == .text || place == .rim
    #expect(ui.shows(isDrawn ? "Choice 1" : "Choice 0"))
  }

  @Test func aTapOutsideTheRectangleDoesNothing() throws {
    let ui = TestHost { ChoiceScreen() }
    let text = try ui.find(.text("Beta")).frame
    ui.tap(at: CGPoint(x: text.minX - 21 - 4, y: text.midY))
    ui.tap(at: CGPoint(x: text.maxX + 4, y: text.midY))
    #expect(ui.shows("Choice 0"))
  }

  @Test func aTapOnTheSelectedItemWritesNothing() throws {
    let journal = Journal()
    let ui = TestHost { ChoiceScreen(journal: journal) }
    try ui.tap("Alpha")
    #expect(journal.entries.isEmpty)
    try ui.tap("Gamma")
    try ui.tap("Gamma")
    #expect(journal.entries == ["2"])
  }

  @Test func anOutsideChangeMovesTheSelection() throws {
    let ui = TestHost { ChoiceScreen() }
    try ui.tap("Outside")
    ui.settle()
    #expect(ui.shows("Choice 2"))
    let strokes = ui.drawn("stroke")
    // Blue: fact n158.
    #expect(strokes.map { $0.contains("#007AFFFF") } == [false, false, true])
  }

  @Test(arguments: [-1, 3, .max, .min])
  func anIndexOutsideTheOptionsSelectsNone(index: Int) throws {
    let ui = TestHost { ChoiceScreen(outside: index) }
    try ui.tap("Outside")
    ui.settle()
    #expect(ui.shows("Choice \(index)"))
    #expect(ui.drawn("stroke").allSatisfy { !$0.contains("#007AFFFF") })
    #expect(ui.drawn("fill").isEmpty)
    try ui.tap("Beta")
    #expect(ui.shows("Choice 1"))
  }

  @Test func aPressThatLeavesTheRowSelectsNothing() throws {
    let ui = TestHost { ChoiceScreen() }
    let text = try ui.find(.text("Beta")).frame
    ui.drag(from: CGPoint(x: text.midX, y: text.midY), to: CGPoint(x: text.midX, y: text.midY + 100))
    #expect(ui.shows("Choice 0"))
  }

  @Test func theSecondButtonSelectsNothing() throws {
    let ui = TestHost { ChoiceScreen() }
    let point = try ui.find(.text("Beta")).center
    ui.pointerDown(at: point, button: 3)
    ui.pointerUp(at: point, button: 3)
    #expect(ui.shows("Choice 0"))
  }
}
