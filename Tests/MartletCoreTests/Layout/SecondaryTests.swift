import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct SecondaryTests {
  private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

  @Test func overlayAndBackgroundAreOfferedTheViewsSize() throws {
    let ui = TestHost {
      box("main").frame(width: 60, height: 30).overlay { box("over") }.background { box("back") }
    }
    #expect(try ui.frame("over") == ui.frame("main"))
    #expect(try ui.frame("back") == ui.frame("main"))
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.trailing, CGPoint(x: 40, y: 10)),
    (.bottom, CGPoint(x: 20, y: 20)), (.center, CGPoint(x: 20, y: 10)),
  ])
  func theyAreAligned(alignment: Alignment, offset: CGPoint) throws {
    let ui = TestHost {
      box("main").frame(width: 60, height: 30)
        .overlay(alignment: alignment) { box("over").frame(width: 20, height: 10) }
        .background(alignment: alignment) { box("back").frame(width: 20, height: 10) }
    }
    let main = try ui.frame("main")
    let expected = CGRect(x: main.minX + offset.x, y: main.minY + offset.y, width: 20, height: 10)
    #expect(try isNear(ui.frame("over"), expected))
    #expect(try isNear(ui.frame("back"), expected))
  }

  @Test func aLargerOneDoesNotChangeTheLayout() throws {
    let ui = TestHost {
      HStack(spacing: 0) {
        box("main").frame(width: 20, height: 20).overlay { box("over").frame(width: 80, height: 80) }
        box("next").frame(width: 20, height: 20)
      }
    }
    #expect(try isNear(ui.frame("next").minX, ui.frame("main").maxX))
    #expect(try isNear(ui.frame("over").midX, ui.frame("main").midX))
  }

  @Test func severalViewsMakeAPile() throws {
    let ui = TestHost {
      Color.white.frame(width: 60, height: 60).overlay(alignment: .topLeading) {
        box("large").frame(width: 40, height: 40)
        box("small").frame(width: 10, height: 10)
      }
    }
    // Fact n045.
    #expect(try ui.frame("large").origin == ui.frame("small").origin)
  }

  @Test func theBackgroundIsBehindAndTheOverlayInFront() {
    let ui = TestHost {
      Color.red.frame(width: 40, height: 40)
        .background { Color.blue.frame(width: 60, height: 60) }
        .overlay { Color.green.frame(width: 20, height: 20) }
    }
    let center = CGPoint(x: 200, y: 150)
    // Facts n158 and the macOS palette.
    #expect(ui.color(at: center).description == "#28CD41")
    #expect(ui.color(at: CGPoint(x: 215, y: 150)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 225, y: 150)).description == "#007AFF")
  }

  private struct Following: View {
    @State private var isWide = false
    @State private var isBottom = false

    var body: some View {
      VStack {
        box("main").frame(width: isWide ? 100 : 50, height: 30)
          .overlay(alignment: isBottom ? .bottomTrailing : .topLeading) {
            box("over").frame(width: 10, height: 10)
          }
          .background { box("back") }
        Text("Widen").onTapGesture { isWide.toggle() }
        Text("Move").onTapGesture { isBottom.toggle() }
      }
    }

    private func box(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }
  }

  @Test func theyFollowTheViewsSize() throws {
    let ui = TestHost { Following() }
    try ui.tap("Move")
    try ui.tap("Widen")
    #expect(try ui.frame("back") == ui.frame("main"))
    #expect(try isNear(ui.frame("over").maxX, ui.frame("main").maxX))
    #expect(try isNear(ui.frame("over").maxY, ui.frame("main").maxY))
    try ui.tap("Move")
    #expect(try isNear(ui.frame("over").minX, ui.frame("main").minX))
    #expect(ui.repaintDifference == 0)
  }

  private struct Conditional: View {
    @State private var isMarked = false

    var body: some View {
      VStack {
        Text("marked text")
          .overlay { if isMarked { Color.red.accessibilityIdentifier("mark") } }
          .background { if !isMarked { Color.blue.accessibilityIdentifier("unmarked") } }
        Text("Toggle").onTapGesture { isMarked.toggle() }
      }
    }
  }

  @Test func theyMayComeAndGo() throws {
    let ui = TestHost { Conditional() }
    for isMarked in [false, true, false, true] {
      #expect(ui.findAll(.identifier("mark")).count == (isMarked ? 1 : 0))
      #expect(ui.findAll(.identifier("unmarked")).count == (isMarked ? 0 : 1))
      #expect(ui.repaintDifference == 0)
      try ui.tap("Toggle")
    }
  }
}
