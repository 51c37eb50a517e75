import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct DividerTests {
  /// Fact n096: layout adds half a point for a divider, of which a pixel is drawn.
  @Test func aDividerTakesHalfAPointAndDrawsAPixel() {
    let ui = TestHost(size: CGSize(width: 100, height: 196), scale: 3) {
      VStack(spacing: 20) {
        Color.clear.frame(height: 25)
        Divider()
        Color.clear.frame(height: 25).accessibilityIdentifier("second")
        Divider()
        Color.clear.frame(height: 25)
      }
      .padding(.vertical, 20)
    }
    // The fact's second row is at 85.667, which is this on the next pixel: 20 + 25 + 20 + 0.5 + 20.
    #expect(ui.findAll(.identifier("second")).map(\.frame.minY) == [85.5])
  }

  /// A divider in a column is as wide as the column is offered.
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
