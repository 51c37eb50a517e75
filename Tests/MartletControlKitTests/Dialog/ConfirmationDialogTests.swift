import SwiftUI
import Testing
import ViewTesting

/// Apple, "confirmationDialog(_:isPresented:titleVisibility:actions:message:)".
@MainActor @Suite struct ConfirmationDialogTests {
  private struct Screen: View {
    let journal: Journal
    var hasCancel = false
    var titleVisibility = Visibility.automatic
    @State private var isOpen = true

    var body: some View {
      Text("Behind").confirmationDialog("Empty it?", isPresented: $isOpen, titleVisibility: titleVisibility) {
        Button("Empty", role: .destructive) { journal.note("empty") }
        if hasCancel { Button("Leave", role: .cancel) { journal.note("leave") } }
      } message: {
        Text("It can't be undone.")
      }
    }
  }

  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.dialog)).isEmpty }

  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func itHasAButtonToCancel(idiom: TestHost.Idiom) throws {
    let journal = Journal()
    let ui = TestHost(idiom: idiom) { Screen(journal: journal) }
    #expect(try ui.find(.role(.dialog)).text == "Empty it?")
    try ui.tap(ui.find(.label("Cancel")))
    #expect(!isOpen(ui))
    #expect(journal.entries.isEmpty)
  }

  @Test func theAppsOwnButtonTakesItsPlace() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal, hasCancel: true) }
    #expect(ui.findAll(.label("Cancel")).isEmpty)
    ui.press(.escape)
    #expect(journal.entries == ["leave"])
    #expect(!isOpen(ui))
  }

  @Test func onTouchScreensItComesFromTheBottomAndATapBesideItCancels() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 390, height: 600), idiom: .touch) {
      Screen(journal: journal, hasCancel: true)
    }
    // As it opens, its buttons are still below their place.
    let early = try ui.find(.label("Leave")).frame.minY
    ui.settle()
    let cancel = try ui.find(.label("Leave")).frame
    #expect(early > cancel.minY + 50)
    let empty = try ui.find(.label("Empty")).frame
    // Buttons are 57 high, the one that cancels 8 apart, all 8 from the window's edges (see DialogMetrics).
    #expect(cancel == CGRect(x: 8, y: 600 - 8 - 57, width: 374, height: 57))
    #expect(isNear(empty.maxY, cancel.minY - 8))
    ui.tap(at: CGPoint(x: 100, y: 50))
    #expect(!isOpen(ui))
    #expect(journal.entries == ["leave"])
  }

  @Test func aTapOnItsMessageDoesNotCancel() throws {
    let ui = TestHost(size: CGSize(width: 390, height: 600), idiom: .touch) { Screen(journal: Journal()) }
    ui.settle()
    try ui.tap(ui.find(.text("It can't be undone.")))
    #expect(isOpen(ui))
  }

  @Test func theTitleIsShownWhereItIsUsual() {
    let journal = Journal()
    #expect(
      TestHost { Screen(journal: journal) }.findAll(.text("Empty it?").and(.role(.staticText))).count == 1)
    let touch = TestHost(idiom: .touch) { Screen(journal: journal) }
    #expect(touch.findAll(.text("Empty it?").and(.role(.staticText))).isEmpty)
    let visible = TestHost(idiom: .touch) { Screen(journal: journal, titleVisibility: .visible) }
    #expect(visible.findAll(.text("Empty it?").and(.role(.staticText))).count == 1)
    let hidden = TestHost { Screen(journal: journal, titleVisibility: .hidden) }
    #expect(hidden.findAll(.text("Empty it?").and(.role(.staticText))).isEmpty)
  }

  @Test func aDataValueIsGivenToTheActions() throws {
    let journal = Journal()
    let ui = TestHost {
      Text("Behind").confirmationDialog("Which", isPresented: .constant(true), presenting: 7) { number in
        Button("Take \(number)") { journal.note("\(number)") }
      }
    }
    try ui.tap(ui.find(.label("Take 7")))
    #expect(journal.entries == ["7"])
  }
}
