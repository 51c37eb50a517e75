import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ContextMenuTests {
  private func host(_ idiom: TestHost.Idiom, _ journal: Journal) -> TestHost {
    TestHost(idiom: idiom) {
      Color.red.frame(width: 200, height: 100)
        .onTapGesture { journal.note("tap") }
        .contextMenu {
          Button("Copy") { journal.note("copy") }
          Button("Delete", role: .destructive) { journal.note("delete") }
        }
    }
  }

  @Test func theSecondaryButtonOpensAMenuAtThePointer() throws {
    let journal = Journal()
    let ui = host(.desktop, journal)
    let point = CGPoint(x: 180, y: 140)
    ui.pointerDown(at: point, button: 3)
    ui.pointerUp(at: point, button: 3)
    ui.settle()
    let menu = try #require(ui.popoverFrames.first)
    #expect(menu.origin == point)
    try ui.tap(ui.row("Copy"))
    #expect(journal.take() == ["copy"] && !ui.isMenuOpen)
  }

  @Test func thePrimaryButtonStillTaps() {
    let journal = Journal()
    let ui = host(.desktop, journal)
    ui.press(at: CGPoint(x: 200, y: 150), for: 1)
    ui.tap(at: CGPoint(x: 200, y: 150))
    #expect(!ui.isMenuOpen && journal.take().last == "tap")
  }

  @Test func outsideTheViewNothingOpens() {
    let ui = host(.desktop, Journal())
    ui.pointerDown(at: CGPoint(x: 5, y: 5), button: 3)
    ui.pointerUp(at: CGPoint(x: 5, y: 5), button: 3)
    #expect(!ui.isMenuOpen)
  }

  @Test func onTouchScreensHoldingOpens() throws {
    let journal = Journal()
    let ui = host(.touch, journal)
    ui.press(at: CGPoint(x: 200, y: 150), for: 0.8)
    #expect(ui.isMenuOpen)
    try ui.tap(ui.row("Delete"))
    #expect(journal.entries.last == "delete")
  }

  @Test func noMenuIsNoMenu() {
    let ui = TestHost { Text("Plain").contextMenu(ContextMenu<EmptyView>?.none) }
    ui.pointerDown(at: CGPoint(x: 200, y: 150), button: 3)
    #expect(!ui.isMenuOpen)
  }
}
