import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct LayerTests {
  @Test func opacityAppliesToTheGroupAsAWhole() {
    // Blue covers red before both fade: their overlap is half blue on white, with no red in it.
    let layer = DisplayLayer(
      opacity: 0.5,
      items: [fill(.rect(rect(0, 0, 12, 12)), red), fill(.rect(rect(6, 6, 12, 12)), blue)])
    let overlap = picture([.layer(layer)])[8, 8]
    #expect((127...128).contains(overlap.red))
    #expect(overlap.blue == 255)
  }

  @Test func nestedOpacitiesMultiply() {
    // 0.5 · 0.5 of black on white: 255 · 0.75 = 191.
    let inner = DisplayLayer(opacity: 0.5, items: [fill(.rect(rect(0, 0, 10, 10)), black)])
    let image = picture([.layer(DisplayLayer(opacity: 0.5, items: [.layer(inner)]))])
    #expect((190...192).contains(image[5, 5].red))
  }

  @Test(arguments: [0.0, -1])
  func nothingIsSeenOfALayerWithoutOpacity(_ opacity: Double) {
    let layer = DisplayLayer(opacity: opacity, items: [fill(.rect(rect(0, 0, 10, 10)), red)])
    #expect(picture([.layer(layer)])[5, 5] == .white)
  }

  @Test func runsWithTheirOwnColourFadeToo() {
    let run = TextRun(text: "█", font: font(size: 40, ascent: 40, descent: 10), color: red)
    let text = PangoTextMeasurer().layout(TextRequest(runs: [run]), width: nil, height: nil)
    let layer = DisplayLayer(opacity: 0.5, items: [.text(text, origin: .zero, paint: .color(black))])
    let image = picture([.layer(layer)], width: 20, height: 50)
    #expect((0..<50).contains { (120...136).contains(image[8, $0].green) && image[8, $0].red == 255 })
    #expect(!(0..<50).contains { image[8, $0].green < 100 })
  }

  @Test func aClipCutsOff() {
    let clip = DisplayClip(path: Path(storage: .ellipse(rect(0, 0, 20, 20))), style: FillStyle())
    let image = picture([.layer(DisplayLayer(clip: clip, items: [fill(.rect(rect(0, 0, 20, 20)), red)]))])
    #expect(image[0, 0] == .white)
    #expect(image[10, 10] == .pureRed)
  }

  @Test func clipsEndWithTheirLayer() {
    let clip = DisplayClip(path: Path(storage: .rect(rect(0, 0, 5, 5))), style: FillStyle())
    let image = picture([
      .layer(DisplayLayer(clip: clip, items: [fill(.rect(rect(0, 0, 20, 20)), red)])),
      fill(.rect(rect(10, 10, 5, 5)), blue),
    ])
    #expect(image[4, 4] == .pureRed)
    #expect(image[5, 5] == .white)
    #expect(image[12, 12] == .pureBlue)
  }

  @Test func aTransformActsBeforeTheOffset() {
    // A quarter turn maps (x, y) to (−y, x): the bar 0 … 8 × 0 … 2 becomes −2 … 0 × 0 … 8, then moves by 10.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let layer = DisplayLayer(
      offset: CGPoint(x: 10, y: 10), transform: turn, items: [fill(.rect(rect(0, 0, 8, 2)), red)])
    let image = picture([.layer(layer)])
    #expect(image[9, 16] == .pureRed)
    #expect(image[8, 11] == .pureRed)
    #expect(image[11, 11] == .white)
    #expect(image[9, 18] == .white)
  }

  @Test(arguments: [
    CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
  ])
  func aHopelessTransformHidesItsLayerOnly(_ transform: CGAffineTransform) {
    let image = picture([
      .layer(DisplayLayer(transform: transform, items: [fill(.rect(rect(0, 0, 8, 8)), red)])),
      fill(.rect(rect(10, 10, 5, 5)), blue),
    ])
    #expect(image[2, 2] == .white)
    #expect(image[12, 12] == .pureBlue)
  }
}
