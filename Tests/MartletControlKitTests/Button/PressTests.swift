import SwiftUI
import Testing
import ViewTesting

/// `isPressed` is true only while the user presses (fact n260), and the action runs on release inside.
@MainActor @Suite struct PressTests {
  private struct Screen: View {
    var style = TellingStyle()
    let journal: Journal

    var body: some View {
      VStack {
        Button("Save") { journal.note("saved") }.buttonStyle(style)
        Text("Below")
      }
    }
  }

  @Test func isPressedFromPressToRelease() throws {
    let ui = TestHost { Screen(journal: Journal()) }
    #expect(ui.says("at rest"))
    ui.pointerDown(at: try ui.control("Save").center)
    #expect(ui.says("pressed"))
    ui.advance(by: 3)
    #expect(ui.says("pressed"))
    ui.pointerUp()
    #expect(ui.says("at rest"))
  }

  @Test func isPressedIsFalseOutsideAndTrueAgainInside() throws {
    let ui = TestHost { Screen(journal: Journal()) }
    let center = try ui.control("Save").center
    ui.pointerDown(at: center)
    ui.pointerMove(to: CGPoint(x: 2, y: 2))
    #expect(ui.says("at rest"))
    ui.pointerMove(to: center)
    #expect(ui.says("pressed"))
  }

  @Test func theActionRunsOnceOnReleaseInside() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    let center = try ui.control("Save").center
    ui.pointerDown(at: center)
    #expect(journal.take() == [])
    ui.pointerUp()
    #expect(journal.take() == ["saved"])
  }

  @Test func theActionDoesNotRunOnReleaseOutside() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.pointerDown(at: try ui.control("Save").center)
    ui.pointerUp(at: CGPoint(x: 2, y: 2))
    #expect(journal.take() == [])
    #expect(ui.says("at rest"))
    try ui.tap("Save")
    #expect(journal.take() == ["saved"])
  }

  @Test func theActionRunsAfterThePointerCameBack() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    let center = try ui.control("Save").center
    ui.pointerDown(at: center)
    ui.pointerMove(to: CGPoint(x: 2, y: 2))
    ui.pointerMove(to: center)
    ui.pointerUp()
    #expect(journal.take() == ["saved"])
  }

  @Test func aCancelledPressDoesNothing() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.pointerDown(at: try ui.control("Save").center)
    ui.pointerCancel()
    #expect(journal.take() == [])
    #expect(ui.says("at rest"))
  }

  @Test func pressingEvaluatesOnlyTheStylesBody() throws {
    let journal = Journal()
    let ui = TestHost { Screen(style: TellingStyle(journal: journal), journal: Journal()) }
    let center = try ui.control("Save").center
    _ = journal.take()
    ui.resetCounters()
    ui.pointerDown(at: center)
    #expect(journal.take() == ["body"])
    #expect(ui.counters.bodies == 1)
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal).disabled(true) }
    ui.pointerDown(at: try ui.control("Save").center)
    #expect(ui.says("at rest"))
    ui.pointerUp()
    #expect(journal.take() == [])
  }

  @Test func aButtonDisabledWhilePressedDoesNothing() throws {
    struct Closing: View {
      @State private var isClosed = false
      let journal: Journal

      var body: some View {
        VStack {
          Button("Save") { journal.note("saved") }.buttonStyle(TellingStyle()).disabled(isClosed)
        }
        .onChange(of: isClosed) { journal.note("closed") }
        .background(Closer { isClosed = true })
      }
    }
    let journal = Journal()
    let ui = TestHost { Closing(journal: journal) }
    ui.pointerDown(at: try ui.control("Save").center)
    Closer.close?()
    ui.advance(by: 0.1)
    #expect(ui.says("at rest"))
    ui.pointerUp()
    #expect(journal.take() == ["closed"])
  }

  @Test func aButtonRemovedWhilePressedDoesNothing() throws {
    struct Vanishing: View {
      @State private var isGone = false
      let journal: Journal

      var body: some View {
        VStack {
          if !isGone { Button("Save") { journal.note("saved") }.buttonStyle(TellingStyle()) }
          Text("Rest")
        }
        .background(Closer { isGone = true })
      }
    }
    let journal = Journal()
    let ui = TestHost { Vanishing(journal: journal) }
    ui.pointerDown(at: try ui.control("Save").center)
    Closer.close?()
    ui.advance(by: 0.1)
    #expect(!ui.says("Save"))
    ui.pointerUp()
    ui.advance(by: 0.1)
    #expect(journal.take() == [])
  }
}

/// Hands a view's way to change its state to the test.
struct Closer: View {
  nonisolated(unsafe) static var close: (() -> Void)?

  init(_ close: @escaping () -> Void) {
    Closer.close = close
  }

  var body: some View { Color.clear }
}
