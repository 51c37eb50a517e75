import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct BorderAndHiddenTests {
  /// Apple, "border(_:width:)": the line lies within the view's frame, and its inside lets clicks through.
  @Test func aBorderLiesInsideTheFrame() throws {
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 60, height: 60)) {
      Color.white.frame(width: 40, height: 40).border(.red, width: 4).accessibilityIdentifier("box")
        .onTapGesture { journal.note("tap") }
    }
    // Red as the desktop has it: fact n152 and its neighbours.
    let red = "#FF3B30"
    #expect(ui.color(at: CGPoint(x: 12, y: 30)).description == red)
    #expect(ui.color(at: CGPoint(x: 16, y: 30)).description != red)
    #expect(ui.color(at: CGPoint(x: 8, y: 30)).description != red)
    ui.tap(at: CGPoint(x: 30, y: 30))
    #expect(journal.take() == ["tap"])
  }

  /// Apple, "hidden()": the view keeps its place and can neither be seen nor used.
  @Test func aHiddenViewKeepsItsPlaceOnly() {
    let journal = Journal()
    let ui = TestHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40).onTapGesture { journal.note("tap") }.hidden()
        Text("below")
      }
    }
    #expect(ui.drawn("fill").isEmpty)
    ui.tap(at: CGPoint(x: 200, y: 150))
    #expect(journal.take() == [])
  }
}
