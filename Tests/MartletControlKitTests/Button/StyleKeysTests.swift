import SwiftUI
import Testing
import ViewTesting

/// Styles that take the keyboard themselves, with `focusable()` and `onKeyPress` in what they make.
///
/// Expected: on Apple's systems what a primitive style makes of the button is all there is of it; keys go to the focused
/// view and those around it (Apple, "onKeyPress(_:action:)").
@MainActor @Suite struct StyleKeysTests {
  private struct KeyStyle: PrimitiveButtonStyle {
    let note: (String) -> Void

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(10)
        .contentShape(.focusEffect, Capsule())
        .focusable()
        .onKeyPress(keys: [.space], phases: .all) { press in
          note(press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat")
          return .handled
        }
        .onKeyPress("\u{F704}") {
          note("help")
          return .handled
        }
        .onTapGesture { configuration.trigger() }
    }
  }

  private struct Page: View {
    @State private var notes: [String] = []
    var body: some View {
      VStack {
        Button("First") { notes.append("acted") }.buttonStyle(KeyStyle { notes.append($0) })
        Button("Second") { notes.append("second") }
        Text("notes: \(notes.joined(separator: " "))")
      }
      .padding()
    }
  }

  @Test func theStylesKeysComeBeforeTheButtons() {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
    ui.tabKey()
    ui.key("space")
    #expect(ui.shows("notes: down up"))
  }

  @Test func whatTheStyleLeavesPressesTheButton() {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
    ui.tabKey()
    ui.key("Return")
    #expect(ui.shows("notes: acted"))
  }

  @Test func theButtonIsOneStop() {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
    ui.tabKey()
    ui.tabKey()
    ui.key("space")
    #expect(ui.shows("notes: second"))
    ui.tabKey(backward: true)
    ui.key("space")
    #expect(ui.shows("notes: second down up"))
  }

  /// AppKit's NSF1FunctionKey is U+F704.
  @Test func functionKeysAreKeys() {
    let ui = TestHost(size: CGSize(width: 300, height: 200)) { Page() }
    ui.tabKey()
    ui.key("F1")
    #expect(ui.shows("notes: help"))
  }

  /// Apple, "ContentShapeKinds.focusEffect": the kind for the focus ring.
  @Test func theRingFollowsTheContentShape() throws {
    struct Ringed: View {
      let isCapsule: Bool
      let isAround: Bool
      var body: some View {
        let kind: ContentShapeKinds = isCapsule ? .focusEffect : .interaction
        if isAround {
          Color.white.frame(width: 60, height: 40).focusable().contentShape(kind, Capsule()).padding(20)
        } else {
          Color.white.frame(width: 60, height: 40).contentShape(kind, Capsule()).focusable().padding(20)
        }
      }
    }
    func cornerIsMarked(_ isCapsule: Bool, around isAround: Bool) -> Bool {
      let ui = TestHost(size: CGSize(width: 100, height: 80)) {
        Ringed(isCapsule: isCapsule, isAround: isAround)
      }
      let before = ui.color(at: CGPoint(x: 22, y: 18))
      ui.tabKey()
      return ui.color(at: CGPoint(x: 22, y: 18)) != before
    }
    // Near the box's corner there is a part of the usual ring, and none of a capsule's.
    #expect(cornerIsMarked(false, around: false) && cornerIsMarked(false, around: true))
    #expect(!cornerIsMarked(true, around: false) && !cornerIsMarked(true, around: true))
    // The ring is there all the same: at the middle of an edge.
    let ui = TestHost(size: CGSize(width: 100, height: 80)) { Ringed(isCapsule: true, isAround: true) }
    let edge = CGPoint(x: 50, y: 17)
    let before = ui.color(at: edge)
    ui.tabKey()
    #expect(ui.color(at: edge) != before)
  }
}
