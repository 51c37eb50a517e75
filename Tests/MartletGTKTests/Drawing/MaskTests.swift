import Foundation
import MartletGTK
import MartletPrimitives
import Testing

/// A shape that comes for the second time is painted through a mask, which nobody may see.
@MainActor
struct MaskTests {
  let shapes: [DisplayItem] = [
    fill(.ellipse(rect(0.3, 0.7, 16, 16)), red),
    fill(.ellipse(rect(1, 1, 15.5, 9.25)), red),
    fill(.roundedRect(rect(1, 1, 17, 12), cornerSize: CGSize(width: 5, height: 5), style: .continuous), red),
    fill(.elements(polygon([(2, 2), (17, 5), (9, 18)])), red),
    stroke(.ellipse(rect(2.5, 2.5, 14, 14)), red, StrokeStyle(lineWidth: 1.5)),
    stroke(.ellipse(rect(2.5, 2.5, 14, 14)), red, StrokeStyle(lineWidth: 2, dash: [3, 2])),
    stroke(.elements(polygon([(4, 4), (15, 6), (9, 15)])), red, StrokeStyle(lineWidth: 3, lineJoin: .round)),
  ]

  @Test(arguments: 0..<7, [1, 1.5, 2])
  func aMaskedShapeLooksLikeADrawnOne(_ index: Int, _ scale: CGFloat) {
    let shape = shapes[index]
    let direct = picture([shape], scale: scale)
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 20, height: 20))
    for _ in 0..<3 {
      window.present(DisplayLayer(items: [shape]), background: white, damage: nil)
      let difference = window.snapshot(scale: scale).difference(from: direct)
      // Coverage and colour are multiplied in another order, which may round once more.
      #expect(difference.largest <= 1)
    }
  }

  @Test func aMaskIsKeptForEachPositionWithinAPixel() {
    // The same circle at offsets of 0 and 0.5: the second must not get the first one's mask.
    func circle(_ x: CGFloat) -> DisplayItem { fill(.ellipse(rect(x, 2, 10, 10)), red) }
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 20, height: 20))
    for x in [2, 2, 2, 2.5, 2.5, 2.5] as [CGFloat] {
      window.present(DisplayLayer(items: [circle(x)]), background: white, damage: nil)
      #expect(window.snapshot(scale: 1).difference(from: picture([circle(x)])).largest <= 2)
    }
  }

  @Test func theColourIsNotPartOfTheMask() {
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 20, height: 20))
    for color in [red, red, blue] {
      window.present(
        DisplayLayer(items: [fill(.ellipse(rect(2, 2, 16, 16)), color)]), background: white, damage: nil)
    }
    #expect(window.snapshot()[10, 10] == .pureBlue)
  }
}
