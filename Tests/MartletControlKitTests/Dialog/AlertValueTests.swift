import SwiftUI
import Testing
import ViewTesting

/// The older forms: Apple, "Alert" and "ActionSheet".
@MainActor @Suite struct AlertValueTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.alert)).isEmpty }

  @Test func anAlertWithOneButton() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        Text("Behind").alert(isPresented: $isOpen) {
          Alert(title: Text("Title"), message: Text("Message"))
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(ui.shows("Message"))
    try ui.tap(ui.find(.label("OK")))
    #expect(!isOpen(ui))
  }

  @Test func anAlertWithTwoButtons() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = true
      var body: some View {
        Text("Behind").alert(isPresented: $isOpen) {
          Alert(
            title: Text("Title"),
            primaryButton: .destructive(Text("Delete")) { journal.note("delete") },
            secondaryButton: .cancel { journal.note("cancel") })
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap(ui.find(.label("Delete")))
    #expect(journal.take() == ["delete"])
    #expect(!isOpen(ui))
    let other = TestHost { Screen(journal: journal) }
    other.press(.escape)
    #expect(journal.take() == ["cancel"])
  }

  @Test func theContentIsMadeOnlyWhileItIsShown() {
    let nothing: String? = nil
    let ui = TestHost {
      Text("Behind").alert(isPresented: .constant(false)) { Alert(title: Text(nothing!)) }
    }
    #expect(!isOpen(ui))
  }

  @Test func anAlertForAnItem() throws {
    struct Screen: View {
      @State private var item: Item? = Item(id: 3)
      var body: some View {
        Text(item == nil ? "none" : "some").alert(item: $item) { item in
          Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("Next")))
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(try ui.find(.role(.alert)).text == "Item 3")
    try ui.tap(ui.find(.label("Next")))
    #expect(ui.shows("none"))
    #expect(!isOpen(ui))
  }

  @Test func aSheetOfActions() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = true
      var body: some View {
        Text("Behind").actionSheet(isPresented: $isOpen) {
          ActionSheet(
            title: Text("Title"), message: Text("Message"),
            buttons: [.default(Text("One")) { journal.note("one") }, .destructive(Text("Two")), .cancel()])
        }
      }
    }
    let journal = Journal()
    let ui = TestHost(idiom: .touch) { Screen(journal: journal) }
    #expect(ui.findAll(.role(.button)).map(\.text).sorted() == ["Cancel", "One", "Two"])
    try ui.tap(ui.find(.label("One")))
    #expect(journal.entries == ["one"])
    #expect(ui.findAll(.role(.dialog)).isEmpty)
  }
}
