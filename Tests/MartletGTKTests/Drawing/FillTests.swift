import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct FillTests {
  @Test func aRectangleFillsItsPixelsAndNoOthers() {
    let image = picture([fill(.rect(rect(2, 3, 4, 5)), red)])
    let inside = Set((2..<6).flatMap { x in (3..<8).map { CGPoint(x: x, y: $0) } })
    #expect(Set(image.places { $0 == .pureRed }) == inside)
    #expect(image.places { $0 == .white }.count == 400 - inside.count)
  }

  @Test func edgesOfRectanglesAreRoundedToPixels() {
    // 2.4 … 6.6 rounds to 2 … 7.
    let image = picture([fill(.rect(rect(2.4, 2.4, 4.2, 4.2)), red)])
    #expect(image[1, 4] == .white)
    #expect(image[2, 4] == .pureRed)
    #expect(image[6, 4] == .pureRed)
    #expect(image[7, 4] == .white)
  }

  @Test func atTwicePixelsThePositionsAreHalves() {
    // 2.4 … 6.6 points are 4.8 … 13.2 pixels, which round to 5 … 13.
    let image = picture([fill(.rect(rect(2.4, 2.4, 4.2, 4.2)), red)], scale: 2)
    #expect(image[4, 8] == .white)
    #expect(image[5, 8] == .pureRed)
    #expect(image[12, 8] == .pureRed)
    #expect(image[13, 8] == .white)
  }

  @Test func aHairlineNeverVanishes() {
    let image = picture([fill(.rect(rect(2, 5.1, 10, 0.2)), red)])
    #expect(image[4, 5] == .pureRed)
    #expect(image[4, 6] == .white)
  }

  @Test func layersLieOnWholePixels() {
    // Offsets of 1.3 and 0.4 add up to 1.7, which rounds to 2; rounding each would give 1.
    let inner = DisplayLayer(offset: CGPoint(x: 0.4, y: 0), items: [fill(.rect(rect(0, 0, 4, 4)), red)])
    let image = picture([.layer(DisplayLayer(offset: CGPoint(x: 1.3, y: 0), items: [.layer(inner)]))])
    #expect(image[1, 1] == .white)
    #expect(image[2, 1] == .pureRed)
    #expect(image[5, 1] == .pureRed)
    #expect(image[6, 1] == .white)
  }

  @Test func evenOddLeavesAHole() {
    let outer = polygon([(2, 2), (18, 2), (18, 18), (2, 18)])
    let inner = polygon([(6, 6), (14, 6), (14, 14), (6, 14)])
    let winding = picture([fill(.elements(outer + inner), red)])
    let evenOdd = picture([fill(.elements(outer + inner), red, eoFill: true)])
    #expect(winding[10, 10] == .pureRed)
    #expect(evenOdd[10, 10] == .white)
    #expect(evenOdd[4, 4] == .pureRed)
  }

  @Test func aCircleCoversItsShareOfTheArea() {
    // π · 8² = 201 of 256 pixels; the rim is smoothed, so count the coverage of red.
    let image = picture([fill(.ellipse(rect(2, 2, 16, 16)), red)])
    var coverage = 0.0
    for y in 0..<20 {
      for x in 0..<20 { coverage += Double(255 - Int(image[x, y].green)) / 255 }
    }
    #expect(abs(coverage - 201.06) < 2)
  }

  @Test func withoutSmoothingThereAreTwoColoursOnly() {
    let item = DisplayItem.fill(
      Path(storage: .ellipse(rect(2, 2, 16, 16))), .color(red), FillStyle(antialiased: false))
    let image = picture([item])
    #expect(image.places { $0 != .pureRed && $0 != .white }.isEmpty)
  }

  @Test func roundedCornersAreLeftOut() {
    let image = picture([
      fill(.roundedRect(rect(0, 0, 20, 20), cornerSize: CGSize(width: 6, height: 6), style: .circular), red)
    ])
    #expect(image[0, 0] == .white)
    #expect(image[10, 0] == .pureRed)
    #expect(image[0, 10] == .pureRed)
    // The arc's middle lies 6 − 6 / √2 = 1.76 from both edges: pixel 3 is well inside.
    #expect(image[3, 3] == .pureRed)
  }

  @Test func transparentColoursMix() {
    // Half red on white: green and blue fall to 127.5.
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let pixel = picture([fill(.rect(rect(0, 0, 20, 20)), half)])[5, 5]
    #expect(pixel.red == 255)
    #expect((127...128).contains(pixel.green))
  }

  @Test(arguments: [
    Path.Storage.rect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)),
    .rect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)),
    .ellipse(CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5)),
    .ellipse(CGRect(x: 3, y: 3, width: 0, height: 0)),
    .roundedRect(
      CGRect(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: CGFloat.nan, height: 1),
      style: .circular),
    .elements([
      .move(to: CGPoint(x: CGFloat.nan, y: 0)), .line(to: CGPoint(x: 5, y: CGFloat.infinity)), .closeSubpath,
    ]),
    .elements([.closeSubpath]), .empty,
  ])
  func badGeometryDrawsNothingAndSpoilsNothing(_ storage: Path.Storage) {
    let image = picture([
      fill(storage, red), stroke(storage, red, StrokeStyle(dash: [0, 0], dashPhase: .nan)),
      fill(.rect(rect(10, 10, 5, 5)), blue),
    ])
    #expect(image[1, 1] == .white)
    #expect(image[12, 12] == .pureBlue)
  }

  @Test func hugeShapesAreCutOff() {
    let image = picture([
      fill(.rect(rect(-1e12, -1e12, 2e12, 2e12)), red), fill(.ellipse(rect(-1e9, 5, 2e9, 1e9)), red),
      fill(.rect(rect(0, 0, 3, 3)), blue),
    ])
    #expect(image[1, 1] == .pureBlue)
    #expect(image[10, 3] == .pureRed)
  }
}
