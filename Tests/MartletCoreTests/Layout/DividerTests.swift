import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct DividerTests {
  /// A divider in a column is as wide as the column is offered, and one pixel high.
  @Test func aColumnsDividerIsHorizontal() throws {
    let ui = TestHost(size: CGSize(width: 200, height: 100), scale: 2) {
      VStack { Divider().accessibilityLabel("line") }
    }
    #expect(try ui.find(.label("line")).frame.size == CGSize(width: 200, height: 0.5))
  }

  @Test func aRowsDividerIsVertical() throws {
    let ui = TestHost(size: CGSize(width: 200, height: 100)) {
      HStack { Group { Divider() }.accessibilityLabel("line") }
    }
    #expect(try ui.find(.label("line")).frame.size == CGSize(width: 1, height: 100))
  }

  @Test func aDividerIsDrawnInTheSeparatorsColor() {
    let ui = TestHost(size: CGSize(width: 100, height: 20)) { Divider() }
    // Black at a tenth over the window's background: AppKit's separator as the colour table has it.
    #expect(ui.drawn("fill").count == 1)
    #expect(ui.drawnColors(of: "fill").first.map { $0.prefix(3) == [0, 0, 0] } == true)
    let light = ui.color(at: CGPoint(x: 50, y: 10))
    ui.setColorScheme(.dark)
    #expect(ui.color(at: CGPoint(x: 50, y: 10)) != light)
    #expect(ui.repaintDifference == 0)
  }
}
