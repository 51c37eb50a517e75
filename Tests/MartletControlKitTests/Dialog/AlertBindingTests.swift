import SwiftUI
import Testing
import ViewTesting

/// An alert whose binding has a setter that does nothing: "Ok" and Escape close it all the same, and it comes back
/// only after the condition has been false.
@MainActor @Suite struct AlertBindingTests {
  private struct Screen: View {
    let journal: Journal
    @State private var currentUser = "Ann"

    var body: some View {
      VStack {
        Text("User \(currentUser)")
        Button("Clear") { currentUser = "" }
        Button("Type") { currentUser += "x" }
      }
      .alert(
        "User Error",
        isPresented: .init(get: { currentUser.isEmpty }, set: { journal.note("set \($0)") })
      ) {
        Button("Ok") {}
      } message: {
        Text("Enter username.")
      }
    }
  }

  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.alert)).isEmpty }

  @Test(arguments: ["Ok", "Escape"]) func itStaysClosedUntilTheConditionWasFalse(way: String) throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    #expect(!isOpen(ui))
    try ui.tap(ui.find(.label("Clear")))
    #expect(isOpen(ui))
    #expect(ui.shows("Enter username."))
    if way == "Ok" { try ui.tap(ui.find(.label("Ok"))) } else { ui.press(.escape) }
    #expect(!isOpen(ui))
    #expect(journal.take() == ["set false"])
    ui.advance(by: 1)
    #expect(!isOpen(ui))
    // The condition is still true; now the user can type.
    try ui.tap(ui.find(.label("Type")))
    #expect(ui.shows("User x"))
    #expect(!isOpen(ui))
    try ui.tap(ui.find(.label("Clear")))
    #expect(isOpen(ui))
    #expect(journal.take().isEmpty)
  }

  @Test func aSetterThatSetsAgainDoesNotBringItBack() throws {
    struct Stubborn: View {
      @State private var isOpen = true
      var body: some View {
        Text("Behind").alert("Title", isPresented: Binding(get: { isOpen }, set: { _ in isOpen = true })) {}
      }
    }
    let ui = TestHost { Stubborn() }
    try ui.tap(ui.find(.label("OK")))
    #expect(ui.settle())
    #expect(!isOpen(ui))
  }

  @Test func aBindingThatWasFalseInBetweenBringsItBack() throws {
    struct Insisting: View {
      @State private var isOpen = true
      var body: some View {
        Text("Behind").alert("Title", isPresented: $isOpen) {}
          .onChange(of: isOpen) { _, new in if !new { isOpen = true } }
      }
    }
    let ui = TestHost { Insisting() }
    try ui.tap(ui.find(.label("OK")))
    #expect(ui.settle())
    #expect(isOpen(ui))
  }

  @Test func aConstantBindingClosesOnce() throws {
    let ui = TestHost { Text("Behind").alert("Title", isPresented: .constant(true)) {} }
    try ui.tap(ui.find(.label("OK")))
    #expect(ui.settle())
    #expect(!isOpen(ui))
  }

  @Test func itIsThereAtLaunch() {
    let ui = TestHost { Text("Behind").alert("Title", isPresented: .constant(true)) {} }
    #expect(isOpen(ui))
  }
}
