import SwiftUI
import Testing
import ViewTesting

/// A long press needs 0.5 s within 10 points: recorded behaviour 30 of SwiftUI.
@MainActor @Suite struct ChoiceLongPressTests {
  @Test func halfASecondOpensThePopover() throws {
    let ui = TestHost { ChoiceScreen() }
    ui.pointerDown(at: try ui.find(.text("Beta")).center)
    ui.advance(by: 0.49)
    #expect(ui.popoverFrames.isEmpty)
    ui.advance(by: 0.02)
    #expect(ui.popoverFrames.count == 1)
    #expect(ui.shows("Second letter"))
  }

  @Test func theLongPressLeavesTheSelectionAloneAlsoAfterRelease() throws {
    let journal = Journal()
    let ui = TestHost { ChoiceScreen(journal: journal) }
    ui.press(try ui.find(.text("Beta")), for: 0.7)
    ui.settle()
    #expect(ui.shows("Choice 0"))
    #expect(journal.entries.isEmpty)
    #expect(ui.popoverFrames.count == 1)
  }

  @Test(arguments: [CGSize(width: 9, height: 0), CGSize(width: 0, height: -9), CGSize(width: 6, height: 6)])
  func movingALittleDoesNotCancel(distance: CGSize) throws {
    let ui = TestHost { ChoiceScreen() }
    let start = try ui.find(.text("Beta")).center
    ui.pointerDown(at: start)
    ui.advance(by: 0.2)
    ui.pointerMove(to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    ui.advance(by: 0.4)
    #expect(ui.popoverFrames.count == 1)
  }

  @Test(arguments: [CGSize(width: 11, height: 0), CGSize(width: 0, height: 11), CGSize(width: 8, height: -8)])
  func movingFurtherCancels(distance: CGSize) throws {
    let ui = TestHost { ChoiceScreen() }
    let start = try ui.find(.text("Beta")).center
    ui.pointerDown(at: start)
    ui.advance(by: 0.2)
    ui.pointerMove(to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    ui.advance(by: 1)
    #expect(ui.popoverFrames.isEmpty)
    ui.pointerMove(to: start)
    ui.advance(by: 1)
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aCancelledPressDoesNothing() throws {
    let ui = TestHost { ChoiceScreen() }
    ui.pointerDown(at: try ui.find(.text("Beta")).center)
    ui.advance(by: 0.2)
    ui.pointerCancel()
    ui.advance(by: 1)
    #expect(ui.popoverFrames.isEmpty)
    #expect(ui.shows("Choice 0"))
    try ui.tap("Beta")
    #expect(ui.shows("Choice 1"))
  }

  @Test func aTapAfterThePopoverClosedSelectsAgain() throws {
    let ui = TestHost { ChoiceScreen() }
    ui.press(try ui.find(.text("Beta")), for: 0.6)
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
    try ui.tap("Beta")
    #expect(ui.shows("Choice 1"))
  }

  @Test func thePopoverHasItsPadding() throws {
    let ui = TestHost { ChoiceScreen(row: .init(notePadding: 25)) }
    ui.press(try ui.find(.text("Beta")), for: 0.6)
    let note = try ui.find(.text("Second letter")).frame
    let popover = try #require(ui.popoverFrames.first)
    #expect(isNear(popover.width, note.width + 50))
    #expect(isNear(popover.height, note.height + 50))
  }
}
