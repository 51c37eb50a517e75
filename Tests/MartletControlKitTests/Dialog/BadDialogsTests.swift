import SwiftUI
import Testing
import ViewTesting

/// What apps do to alerts that alerts are not made for.
@MainActor @Suite(.serialized) struct BadDialogsTests {
  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.alert)).isEmpty }
  private func title(_ ui: TestHost) -> String? { ui.findAll(.role(.alert)).first?.text }

  private struct Two: View {
    let sameView: Bool
    @State private var first = false
    @State private var second = false

    var body: some View {
      VStack {
        Button("Open") {
          first = true
          second = true
        }
        if sameView {
          Text("One").alert("First", isPresented: $first) {}.alert("Second", isPresented: $second) {}
        } else {
          Text("One").alert("First", isPresented: $first) {}
          Text("Two").alert("Second", isPresented: $second) {}
        }
      }
    }
  }

  /// SwiftUI says: "The next sheet will be presented when the currently presented sheet gets dismissed".
  @Test(arguments: [true, false]) func ofTwoAtOnceTheSecondFollows(sameView: Bool) throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Two(sameView: sameView) }
    try ui.tap(ui.find(.label("Open")))
    #expect(ui.findAll(.role(.alert)).count == 1)
    var seen = [title(ui)]
    try ui.tap(ui.find(.label("OK")))
    ui.settle()
    #expect(ui.findAll(.role(.alert)).count == 1)
    seen.append(title(ui))
    try ui.tap(ui.find(.label("OK")))
    ui.settle()
    #expect(!isOpen(ui))
    #expect(Set(seen) == ["First", "Second"])
    #expect(
      TestHost.takeWarnings().filter { $0.contains("while the") && $0.contains("alert of Two") }.count == 1)
  }

  @Test func anAlertFromAnAlertsActionFollows() throws {
    struct Screen: View {
      @State private var first = true
      @State private var second = false
      var body: some View {
        Text("Behind")
          .alert("First", isPresented: $first) { Button("Next") { second = true } }
          .alert("Second", isPresented: $second) {}
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap(ui.find(.label("Next")))
    ui.settle()
    #expect(title(ui) == "Second")
  }

  @Test func presentingWhileClosingFollows() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        Button("Open") { isOpen = true }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .alert("Title", isPresented: $isOpen) {}
      }
    }
    let ui = TestHost { Screen() }
    ui.settle()
    ui.press(.escape)
    ui.advance(by: 0.03)
    try ui.tap(ui.find(.label("Open")))
    #expect(ui.settle())
    #expect(isOpen(ui))
  }

  @Test func theAlertOfAViewThatGoesGoesToo() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isThere = true
      var body: some View {
        VStack {
          Text("Stays")
          if isThere {
            Text("Goes").alert(
              "Title", isPresented: Binding(get: { true }, set: { journal.note("\($0)") })
            ) {
              Toggle("Remove", isOn: Binding(get: { true }, set: { _ in isThere = false }))
            }
          }
          Button("Behind") { journal.note("behind") }
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap(ui.control("Remove"))
    #expect(!isOpen(ui))
    // Nobody closed it, so nothing is written; the window works again.
    #expect(journal.entries.isEmpty)
    try ui.tap(ui.find(.label("Behind")))
    #expect(journal.entries == ["behind"])
    #expect(ui.settle())
    #expect(ui.repaintDifference == 0)
  }

  @Test func anActionThatRemovesItsOwnViewWorks() throws {
    struct Screen: View {
      @State private var isThere = true
      @State private var isOpen = true
      var body: some View {
        VStack {
          if isThere {
            Text("Goes").alert("Title", isPresented: $isOpen) { Button("Remove") { isThere = false } }
          }
          Text("Stays")
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap(ui.find(.label("Remove")))
    #expect(ui.settle())
    #expect(!isOpen(ui))
    #expect(!ui.shows("Goes"))
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func inASmallWindowTheButtonsCanStillBePressed(idiom: TestHost.Idiom) throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 100, height: 60), idiom: idiom) {
      Text("Behind").alert("A long title that has no room here", isPresented: .constant(true)) {
        Button("Fine") { journal.note("fine") }
      } message: {
        Text(verbatim: String(repeating: "A long message. ", count: 100))
      }
    }
    ui.settle()
    let button = try ui.find(.label("Fine"))
    #expect(CGRect(x: 0, y: 0, width: 100, height: 60).contains(button.center))
    ui.tap(button)
    #expect(journal.entries == ["fine"])
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func twentyActionsAreAllThere(idiom: TestHost.Idiom) throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 400, height: 480), idiom: idiom) {
      Text("Behind").alert("Choose", isPresented: .constant(true)) {
        ForEach(1...20, id: \.self) { number in Button("Action \(number).") { journal.note("\(number)") } }
      }
    }
    ui.settle()
    var last: CGFloat = 0
    for number in 1...20 {
      let frame = try ui.find(.label("Action \(number).")).frame
      #expect(frame.minY >= last)
      last = frame.maxY
    }
    #expect(last <= 480)
    try ui.tap(ui.find(.label("Action 17.")))
    #expect(journal.entries == ["17"])
  }

  @Test func rightToLeftTheButtonThatCancelsIsOnTheRight() throws {
    let ui = TestHost {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let save = try ui.find(.label("Save")).frame
    let cancel = try ui.find(.label("Cancel")).frame
    #expect(cancel.minX > save.maxX)
    #expect(save.minY == cancel.minY)
  }

  @Test func aLongMessageIsCutBeforeTheButtonsAre() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 300)) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("Fine") {}
      } message: {
        Text(verbatim: String(repeating: "A long message. ", count: 500))
      }
    }
    ui.settle()
    let alert = try ui.find(.label("Fine")).frame
    #expect(alert.height == 28)
    #expect(alert.maxY <= 280)
    #expect(try ui.find(.text("Title").and(.role(.staticText))).frame.minY >= 20)
  }

  @Test func anAlertOnSeveralViewsIsOneAlert() throws {
    let ui = TestHost {
      Group {
        Text("One")
        Text("Two")
      }
      .alert("Title", isPresented: .constant(true)) {}
    }
    try ui.tap(ui.find(.label("OK")))
    ui.settle()
    #expect(!isOpen(ui))
  }

  @Test func aWindowThatClosesWithAlertsWaitingIsFine() {
    for _ in 0..<3 {
      let ui = TestHost {
        Text("One").alert("First", isPresented: .constant(true)) {}
        Text("Two").alert("Second", isPresented: .constant(true)) {}
      }
      #expect(ui.findAll(.role(.alert)).count == 1)
    }
  }
}
