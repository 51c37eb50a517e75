import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct BlendTests {
  private func blended(
    _ mode: DisplayBlendMode, _ source: ResolvedColor, over backdrop: ResolvedColor, opacity: Double = 1
  ) -> Pixel {
    let layer = DisplayLayer(
      opacity: opacity, effect: DisplayEffect(blendMode: mode),
      items: [fill(.rect(rect(5, 5, 10, 10)), source)])
    let image = picture([fill(.rect(rect(0, 0, 20, 20)), backdrop), .layer(layer)])
    // Whatever is drawn, it stays within its bounds.
    let outside = image[2, 2]
    let expected = ResolvedColor(
      red: Float(outside.red) / 255, green: Float(outside.green) / 255, blue: Float(outside.blue) / 255)
    #expect(expected.hexDescription == backdrop.hexDescription)
    return image[10, 10]
  }

  /// Expected values by the formulas of the W3C's "Compositing and Blending Level 1" for a source of (0.8, 0.4, 0.2)
  /// on a backdrop of (0.2, 0.6, 1), both opaque; plusLighter and plusDarker by Apple's description of the modes.
  @Test(
    arguments: [
      (.normal, [0.8, 0.4, 0.2]),
      (.multiply, [0.16, 0.24, 0.2]),
      (.screen, [0.84, 0.76, 1]),
      (.overlay, [0.32, 0.52, 1]),
      (.darken, [0.2, 0.4, 0.2]),
      (.lighten, [0.8, 0.6, 1]),
      (.colorDodge, [1, 1, 1]),
      (.colorBurn, [0, 0, 1]),
      (.hardLight, [0.68, 0.48, 0.4]),
      (.difference, [0.6, 0.2, 0.8]),
      (.exclusion, [0.68, 0.52, 0.8]),
      (.plusLighter, [1, 1, 1]),
      (.plusDarker, [0, 0, 0.2]),
      (.sourceAtop, [0.8, 0.4, 0.2]),
      (.destinationOver, [0.2, 0.6, 1]),
    ] as [(DisplayBlendMode, [Double])])
  func separableModes(_ mode: DisplayBlendMode, _ expected: [Double]) {
    let pixel = blended(
      mode, ResolvedColor(red: 0.8, green: 0.4, blue: 0.2), over: ResolvedColor(red: 0.2, green: 0.6, blue: 1)
    )
    for (shown, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Double(shown) / 255 - value) < 0.012, "\(mode.rawValue): \(pixel)")
    }
  }

  /// Red's luminosity with a grey's hue and saturation is a grey of red's luminosity, 0.3 of white.
  @Test func modesOfHueAndLuminosity() {
    let grey = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    let luminosity = blended(.luminosity, red, over: grey)
    #expect(abs(Double(luminosity.red) / 255 - 0.3) < 0.02)
    #expect(luminosity.red == luminosity.green && luminosity.green == luminosity.blue)
    #expect(blended(.saturation, grey, over: red).red == blended(.saturation, grey, over: red).green)
    let color = blended(.color, red, over: grey)
    #expect(color.red > color.green && color.green == color.blue)
  }

  @Test func everyModeDrawsWithOpacity() {
    for mode in DisplayBlendMode.allCases { _ = blended(mode, red, over: blue, opacity: 0.5) }
    // Half of 1 − 1 in red: plusDarker of half-transparent red on blue leaves half the blue.
    let pixel = blended(.plusDarker, red, over: blue, opacity: 0.5)
    #expect(pixel.red == 0)
    #expect(abs(Int(pixel.blue) - 128) <= 1)
  }

  @Test func aGroupKeepsBlendingToItself() {
    let multiply = DisplayItem.layer(
      DisplayLayer(
        effect: DisplayEffect(blendMode: .multiply), items: [fill(.rect(rect(0, 0, 10, 10)), blue)]))
    let backdrop = fill(.rect(rect(0, 0, 20, 20)), red)
    #expect(picture([backdrop, .layer(DisplayLayer(items: [multiply]))])[5, 5] == .black)
    let group = DisplayLayer(effect: DisplayEffect(isGroup: true), items: [multiply])
    #expect(picture([backdrop, .layer(group)])[5, 5] == .pureBlue)
  }

  // MARK: Masks

  private func masked(isInverted: Bool = false, opacity: Double = 1, maskColor: ResolvedColor = red)
    -> PixelImage
  {
    let mask = DisplayLayer(
      offset: CGPoint(x: 5, y: 0), items: [fill(.ellipse(rect(0, 0, 10, 10)), maskColor)])
    let layer = DisplayLayer(
      opacity: opacity, effect: DisplayEffect(mask: mask, isMaskInverted: isInverted),
      items: [fill(.rect(rect(0, 0, 20, 10)), blue)])
    return picture([.layer(layer)])
  }

  @Test func aMaskLeavesWhatItCovers() {
    let image = masked()
    #expect(image[10, 5] == .pureBlue)
    #expect(image[5, 0] == .white)
    #expect(image[2, 5] == .white)
  }

  @Test func anInvertedMaskLeavesTheRest() {
    let image = masked(isInverted: true)
    #expect(image[10, 5] == .white)
    #expect(image[5, 0] == .pureBlue)
    #expect(image[2, 5] == .pureBlue)
  }

  /// Half of a half.
  @Test func aTranslucentMaskAndTheLayersOpacityMultiply() {
    let image = masked(opacity: 0.5, maskColor: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    #expect(abs(Int(image[10, 5].red) - 191) <= 2)
  }

  @Test func anEmptyMaskLeavesNothing() {
    let layer = DisplayLayer(
      effect: DisplayEffect(mask: DisplayLayer(items: [])), items: [fill(.rect(rect(0, 0, 20, 20)), blue)])
    #expect(layer.bounds.isNull)
    #expect(picture([.layer(layer)])[10, 10] == .white)
  }
}
