import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct StrokeTests {
  @Test func aRectanglesOutlineIsSharp() {
    // The line around 4 … 14 of width 1 is 3.5 … 4.5 wide; its outer edge rounds up to 4, halves going up.
    let image = picture([stroke(.rect(rect(4, 4, 10, 10)), red)])
    #expect(image[3, 9] == .white)
    #expect(image[4, 9] == .pureRed)
    #expect(image[5, 9] == .white)
    #expect(image[14, 9] == .pureRed)
    #expect(image[15, 9] == .white)
  }

  @Test func anInsetCircleIsSharpAtItsFourSides() {
    // Centre line 0.5 … 15.5 and width 1: the outline is 0 … 1 at the left.
    let image = picture([stroke(.ellipse(rect(0.5, 0.5, 15, 15)), red)])
    #expect(image[0, 7].green < 30)
    #expect(image[2, 7] == .white)
    #expect(image[15, 7].green < 30)
    #expect(image[16, 7] == .white)
  }

  @Test func dashesLeaveGaps() {
    let line = Path.Storage.elements([.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))])
    let image = picture([stroke(line, red, StrokeStyle(lineWidth: 2, dash: [4, 4]))])
    #expect(image[2, 5] == .pureRed)
    #expect(image[6, 5] == .white)
    #expect(image[10, 5] == .pureRed)
    let shifted = picture([stroke(line, red, StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: 4))])
    #expect(shifted[2, 5] == .white)
  }

  @Test func capsReachBeyondTheEnds() {
    let line = Path.Storage.elements([.move(to: CGPoint(x: 6, y: 10)), .line(to: CGPoint(x: 14, y: 10))])
    func image(_ cap: CGLineCap) -> PixelImage {
      picture([stroke(line, red, StrokeStyle(lineWidth: 6, lineCap: cap))])
    }
    #expect(image(.butt)[4, 10] == .white)
    #expect(image(.square)[4, 10] == .pureRed)
    #expect(image(.square)[3, 7] == .pureRed)
    #expect(image(.round)[4, 10] == .pureRed)
    // The half disc of radius 3 around (6, 10) only grazes the pixel 3 … 4 × 7 … 8: its far corner is 2.83 away.
    #expect(image(.round)[3, 7].green > 200)
  }

  @Test func aMiterReachesTheCornerAndABevelDoesNot() {
    let corner = Path.Storage.elements([
      .move(to: CGPoint(x: 4, y: 18)), .line(to: CGPoint(x: 4, y: 4)), .line(to: CGPoint(x: 18, y: 4)),
    ])
    func pixel(_ join: CGLineJoin) -> Pixel {
      picture([stroke(corner, red, StrokeStyle(lineWidth: 6, lineJoin: join))])[1, 1]
    }
    #expect(pixel(.miter) == .pureRed)
    #expect(pixel(.bevel) == .white)
    #expect(pixel(.round).green > 200)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func uselessWidthsDrawNothing(_ width: CGFloat) {
    let image = picture([
      stroke(.rect(rect(4, 4, 10, 10)), red, StrokeStyle(lineWidth: width)),
      fill(.rect(rect(0, 0, 2, 2)), blue),
    ])
    #expect(image[4, 8] == .white)
    #expect(image[1, 1] == .pureBlue)
  }
}
