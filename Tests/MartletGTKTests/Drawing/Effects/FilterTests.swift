import Foundation
import MartletGTK
import MartletPrimitives
import Testing

/// A layer with filters on its items.
func filtered(
  _ filters: [DisplayFilter], _ items: [DisplayItem], offset: CGPoint = .zero,
  transform: CGAffineTransform? = nil, opacity: Double = 1, clip: DisplayClip? = nil
) -> DisplayItem {
  .layer(
    DisplayLayer(
      offset: offset, transform: transform, opacity: opacity, clip: clip,
      effect: DisplayEffect(filters: filters), items: items))
}

func shadow(
  _ color: ResolvedColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, isAlone: Bool = false
) -> DisplayFilter {
  .shadow(DisplayShadow(color: color, radius: radius, offset: CGSize(width: x, height: y), isAlone: isAlone))
}

/// The share of a Gaussian that lies below a number of deviations.
private func gaussian(below deviations: Double) -> Double { erfc(-deviations / 2.0.squareRoot()) / 2 }

@MainActor
struct FilterTests {
  /// Blurred, an edge looks like the integral of a Gaussian whose deviation is the radius.
  ///
  /// Three box blurs come within
  /// 3 % of it.
  @Test(arguments: [(1, 1), (3, 1), (3, 2), (10, 1), (10, 2), (40, 1)] as [(CGFloat, CGFloat)])
  func aBlurredEdgeIsAGaussiansIntegral(_ radius: CGFloat, _ scale: CGFloat) {
    let side = radius * 10
    let image = picture(
      [
        filtered(
          [.blur(radius: radius, isOpaque: false)],
          [fill(.rect(rect(-side, -side, side * 1.5, side * 4)), black)])
      ],
      width: side, height: side, scale: scale)
    for deviations in [-2, -1, -0.5, 0, 0.5, 1, 2] {
      // A pixel's colour is that of its middle.
      let point = CGPoint(x: side / 2 + CGFloat(deviations) * radius, y: side / 2)
      let middle = (Double(point.x * scale).rounded(.down) + 0.5) / Double(scale)
      let expected = gaussian(below: (middle - Double(side / 2)) / Double(radius))
      let shown = Double(image.pixel(at: point).red) / 255
      #expect(abs(shown - expected) < 0.03, "\(deviations) deviations from the edge")
    }
  }

  @Test func aBlurSpreadsWithTheScaleOfItsLayer() {
    let twice = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let small = [fill(.rect(rect(10, 10, 10, 10)), black)]
    let scaled = picture(
      [filtered([.blur(radius: 2, isOpaque: false)], small, transform: twice)], width: 60, height: 60)
    let large = picture(
      [filtered([.blur(radius: 4, isOpaque: false)], [fill(.rect(rect(20, 20, 20, 20)), black)])], width: 60,
      height: 60)
    #expect(scaled.difference(from: large).largest <= 2)
  }

  /// Plain, mirrored and turned by quarters, a blur of the same picture is the same; an eighth of a turn leaves the
  /// blur of a circle as it is.
  @Test func aBlurLooksTheSameFromAllSides() {
    let circle = [fill(.ellipse(rect(-10, -10, 20, 20)), black)]
    func shown(_ transform: CGAffineTransform) -> PixelImage {
      picture(
        [
          filtered(
            [.blur(radius: 4, isOpaque: false)], circle, offset: CGPoint(x: 40, y: 40), transform: transform)
        ], width: 80, height: 80)
    }
    let plain = shown(.identity)
    for transform in [
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -1),
      CGAffineTransform(0, 1, -1, 0, 0, 0), CGAffineTransform(rotationAngle: .pi / 4),
    ] {
      #expect(shown(transform).difference(from: plain).largest <= 6)
    }
  }

  @Test func anOpaqueBlurKeepsItsEdges() {
    let blurred = filtered([.blur(radius: 5, isOpaque: true)], [fill(.rect(rect(10, 10, 30, 30)), black)])
    let image = picture([blurred], width: 50, height: 50)
    #expect(image[10, 10] == .black)
    #expect(image[39, 39] == .black)
    #expect(image[9, 20] == .white)
    #expect(image[40, 20] == .white)
  }

  @Test func blurredContentIsCutOffByTheClipAfterwards() {
    let clip = DisplayClip(path: Path(storage: .rect(rect(0, 0, 20, 40))), style: FillStyle())
    let image = picture(
      [
        filtered([.blur(radius: 5, isOpaque: false)], [fill(.rect(rect(10, 10, 20, 20)), black)], clip: clip)
      ], width: 40, height: 40)
    // The clip is as sharp as ever, and what it leaves is blurred.
    #expect(image[19, 20].red < 40)
    #expect(image[20, 20] == .white)
    #expect((50...200).contains(image[9, 20].red))
  }

  // MARK: Shadows

  @Test func aShadowLiesBehindAndMoves() {
    let image = picture(
      [filtered([shadow(blue, radius: 0, x: 5, y: 3)], [fill(.rect(rect(2, 2, 6, 6)), red)])])
    #expect(image[3, 3] == .pureRed)
    #expect(image[7, 7] == .pureRed)
    #expect(image[8, 6] == .pureBlue)
    #expect(image[12, 10] == .pureBlue)
    #expect(image[13, 10] == .white)
    #expect(image[8, 4] == .white)
  }

  @Test func aShadowHasTheShapeOfWhatIsOpaque() {
    // A ring throws a ring's shadow.
    let ring = stroke(.ellipse(rect(5, 5, 30, 30)), red, StrokeStyle(lineWidth: 4))
    let image = picture([filtered([shadow(black, radius: 0, x: 50)], [ring])], width: 100, height: 40)
    #expect(image[70, 20] == .white)
    #expect(image[55, 20] == .black)
  }

  /// Twice the shadow of half the opacity: 1 − 0.5 = 0.5 of white is left.
  @Test func aTranslucentPictureThrowsALighterShadow() {
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let image = picture([filtered([shadow(black, radius: 0, x: 10)], [fill(.rect(rect(0, 0, 5, 5)), half)])])
    #expect(abs(Int(image[12, 2].red) - 128) <= 1)
  }

  @Test func aBlurredShadowFadesAsABlurDoes() {
    let image = picture(
      [filtered([shadow(black, radius: 5, isAlone: true)], [fill(.rect(rect(-50, -50, 100, 200)), red)])],
      width: 100, height: 50)
    #expect(abs(Int(image[50, 25].red) - Int(gaussian(below: 0.1) * 255)) < 8)
    #expect(abs(Int(image[55, 25].red) - Int(gaussian(below: 1.1) * 255)) < 8)
    #expect(image[20, 25] == .black)
  }

  @Test func theLayersOpacityAppliesToPictureAndShadowTogether() {
    // The shadow can't be seen through the picture: the picture covers it before both become translucent.
    let image = picture(
      [filtered([shadow(black, radius: 0, x: 3)], [fill(.rect(rect(0, 0, 10, 10)), red)], opacity: 0.5)])
    #expect(image[5, 5].red == 255)
    #expect(abs(Int(image[5, 5].green) - 128) <= 1)
    #expect(abs(Int(image[11, 5].red) - 128) <= 1)
  }

  @Test func anInnerShadowDarkensTheInsideOfEdges() {
    let inner = DisplayFilter.shadow(
      DisplayShadow(color: black, radius: 3, blendMode: .sourceAtop, isAbove: true, isInverted: true))
    let image = picture([filtered([inner], [fill(.rect(rect(10, 10, 40, 40)), red)])], width: 60, height: 60)
    #expect(image[30, 30] == .pureRed)
    #expect(image[10, 30].red < 160)
    #expect(image[8, 30] == .white)
  }

  // MARK: Colours

  @Test func aColourMatrixAppliesToColoursThatAreNotPremultiplied() {
    var invert = ColorMatrix(scale: -1, offset: 1)
    invert.a4 = 1
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let image = picture([filtered([.colorMatrix(invert)], [fill(.rect(rect(0, 0, 10, 10)), half)])])
    // Half cyan over white; nothing where nothing was.
    #expect(abs(Int(image[5, 5].red) - 128) <= 1)
    #expect(image[5, 5].green == 255)
    #expect(image[15, 5] == .white)
  }

  @Test func filtersApplyInOrder() {
    var toBlue = ColorMatrix()
    (toBlue.r1, toBlue.b1, toBlue.b3) = (0, 1, 0)
    let square = [fill(.rect(rect(0, 0, 5, 5)), red)]
    let after = picture([filtered([shadow(red, radius: 0, x: 8), .colorMatrix(toBlue)], square)])
    #expect(after[2, 2] == .pureBlue)
    #expect(after[10, 2] == .pureBlue)
    let before = picture([filtered([.colorMatrix(toBlue), shadow(red, radius: 0, x: 8)], square)])
    #expect(before[2, 2] == .pureBlue)
    #expect(before[10, 2] == .pureRed)
  }

  @Test func anAlphaThresholdLeavesOneColour() {
    let items = [
      fill(.rect(rect(0, 0, 5, 5)), ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.3)),
      fill(.rect(rect(10, 0, 5, 5)), ResolvedColor(red: 0, green: 1, blue: 0, opacity: 0.8)),
    ]
    let image = picture([filtered([.alphaThreshold(min: 0.5, max: 1, color: blue)], items)])
    #expect(image[2, 2] == .white)
    #expect(image[12, 2] == .pureBlue)
  }

  // MARK: Bad numbers and cost

  @Test(arguments: [CGFloat.nan, -5, 0, .infinity, 10_000, 1e300])
  func radiiThatMakeNoSenseDrawSomethingQuickly(_ radius: CGFloat) {
    let items = [fill(.rect(rect(0, 0, 20, 20)), red), fill(.rect(rect(0, 0, 20, 100_000)), red)]
    let filters: [DisplayFilter] = [
      .blur(radius: radius, isOpaque: false), .blur(radius: radius, isOpaque: true),
      shadow(black, radius: radius, x: radius, y: -radius),
    ]
    for filter in filters { _ = picture([filtered([filter], items)], width: 100, height: 100, scale: 2) }
    _ = picture([filtered(filters, items)], width: 100, height: 100, scale: 2)
  }

  @Test func aShadowThatMovesAlongIsBlurredOnce() {
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 200, height: 50))
    let card = DisplayLayer(items: [fill(.rect(rect(10, 10, 20, 20)), red)])
    var old: DisplayLayer?
    for step in 0..<20 {
      let new = DisplayLayer(items: [
        filtered([shadow(black, radius: 4)], [.layer(card)], offset: CGPoint(x: CGFloat(step) * 1.3, y: 0))
      ])
      window.present(new, background: white, damage: old.map { DisplayDamage.between($0, new) })
      old = new
      #expect(window.snapshot().difference(from: window.snapshot(fullRedraw: true)).largest == 0)
    }
    // Once for a look, once to keep it.
    #expect(window.filterCount == 2)
  }
}
