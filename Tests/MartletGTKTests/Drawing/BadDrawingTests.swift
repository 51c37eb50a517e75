import Foundation
import MartletGTK
import MartletPrimitives
import Testing

/// What lies beyond Cairo's numbers (24 bits before the point) or its fonts' sizes: it is drawn as far as it is seen, and
/// never at the cost of what follows.
@MainActor
struct BadDrawingTests {
  nonisolated private static let sizes: [CGFloat] = [1e3, 1e4, 1e5, 1e6, 1e9, 1e15, 1e30]

  /// A picture of something bad, then of a blue square at (15, 15), which has to be there.
  private func drawn(_ items: [DisplayItem], scale: CGFloat = 1) -> PixelImage {
    picture(items + [fill(.rect(rect(15, 15, 5, 5)), blue)], scale: scale)
  }

  private func expectSibling(_ image: PixelImage, sourceLocation: SourceLocation = #_sourceLocation) {
    let corner = Int(17 * image.scale)
    #expect(image[corner, corner] == .pureBlue, sourceLocation: sourceLocation)
    #expect(image.places { $0 == .pureBlue }.count >= Int(25 * image.scale), sourceLocation: sourceLocation)
  }

  private func text(_ string: String, size: Double = 13, color: ResolvedColor? = nil) -> TextLayout {
    var request = request(string, font: font(size: size))
    if let color { request.runs[0].color = color }
    return PangoTextMeasurer().layout(request, width: nil, height: nil)
  }

  // MARK: Texts

  @Test(arguments: sizes, [1.0, 2])
  func aTextHoweverLargeLeavesTheRest(by factor: CGFloat, scale: CGFloat) {
    // "I" has its stem in the middle; it is grown around a point of it, so that all that is seen is ink.
    let layout = text("I")
    let center = CGPoint(x: layout.size.width / 2, y: layout.firstBaseline - 4.5)
    let grown = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: 10 - center.x * factor, ty: 10 - center.y * factor)
    let image = drawn(
      [.layer(DisplayLayer(transform: grown, items: [.text(layout, origin: .zero, paint: .color(red))]))],
      scale: scale)
    expectSibling(image)
    #expect(image[2, 2] == .pureRed)
    #expect(image[Int(12 * scale), Int(12 * scale)] == .pureRed)
  }

  @Test(arguments: [1e3, 1e5, 1e7])
  func aLargeTextsRunsKeepTheirColors(factor: CGFloat) {
    let layout = text("I", color: red)
    let center = CGPoint(x: layout.size.width / 2, y: layout.firstBaseline - 4.5)
    let turned = CGAffineTransform(
      a: 0, b: factor, c: -factor, d: 0, tx: 10 + center.y * factor, ty: 10 - center.x * factor)
    let image = drawn(
      [.layer(DisplayLayer(transform: turned, items: [.text(layout, origin: .zero, paint: .color(black))]))])
    expectSibling(image)
    #expect(image[2, 2] == .pureRed)
  }

  @Test(arguments: [500.0, 5_000, 9_000, 10_000, 100_000, 1e7, .infinity, .nan, -5, 0])
  func aFontOfAnySizeLeavesTheRest(size: Double) {
    for scale: CGFloat in [1, 2, 4] {
      expectSibling(drawn([.text(text("Hg", size: size), origin: .zero, paint: .color(red))], scale: scale))
    }
  }

  // MARK: Shapes

  @Test(arguments: sizes.dropLast())
  func aLargeShapeIsDrawnWhereItIsSeen(by size: CGFloat) {
    // The diagonal edge runs through (10, 10), whatever the triangle's size; red is below and to the left of it.
    let triangle = polygon([(10 - size, 10 - size), (10 + size, 10 + size), (10 - size, 10 + size)])
    let image = drawn([fill(.elements(triangle), red)])
    expectSibling(image)
    #expect(image[2, 12] == .pureRed)
    #expect(image[12, 2] == .white)
    #expect(image[9, 12] == .pureRed)
    #expect(image[12, 9] == .white)
  }

  @Test(arguments: sizes.dropLast())
  func aLargeCurveIsDrawnWhereItIsSeen(by size: CGFloat) {
    // A circle whose right edge is at x = 10.
    let image = drawn([fill(.ellipse(rect(10 - 2 * size, 10 - size, 2 * size, 2 * size)), red)])
    expectSibling(image)
    #expect(image[2, 10] == .pureRed)
    #expect(image[12, 10] == .white)
    #expect(image[8, 8] == .pureRed)
  }

  @Test(arguments: sizes.dropLast())
  func aLongLineIsDrawnWhereItIsSeen(by size: CGFloat) {
    let line: [Path.Element] = [
      .move(to: CGPoint(x: 10 - size, y: 5 - size)), .line(to: CGPoint(x: 10 + size, y: 5 + size)),
    ]
    let image = drawn([stroke(.elements(line), red, StrokeStyle(lineWidth: 4))])
    expectSibling(image)
    #expect(image[10, 5] == .pureRed)
    #expect(image[5, 0] == .pureRed)
    #expect(image[5, 10] == .white)
    #expect(image[15, 5] == .white)
  }

  @Test(arguments: sizes)
  func aWideLineIsDrawnWhereItIsSeen(by size: CGFloat) {
    let line: [Path.Element] = [.move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10))]
    let image = drawn([stroke(.elements(line), red, StrokeStyle(lineWidth: size))])
    expectSibling(image)
    #expect(image[2, 5] == .pureRed)
    #expect(image[12, 5] == .pureRed)
    #expect(image[12, 12] == .white)
  }

  @Test func aDashedLineOfAnyLengthTakesNoTime() {
    let line: [Path.Element] = [.move(to: CGPoint(x: -1e12, y: 5)), .line(to: CGPoint(x: 1e12, y: 5))]
    let start = ContinuousClock.now
    expectSibling(drawn([stroke(.elements(line), red, StrokeStyle(lineWidth: 4, dash: [1, 1]))]))
    expectSibling(drawn([stroke(.elements(line), red, StrokeStyle(lineWidth: 4, dash: [1e-9, 1e-9]))]))
    let short: [Path.Element] = [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))]
    expectSibling(drawn([stroke(.elements(short), red, StrokeStyle(lineWidth: 4, dash: [1e-12]))]))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aLongDashedLineKeepsItsDashes() {
    // Dashes of 4 and gaps of 4 from x = -80,000 on: painted from 0 to 4 and from 8 to 12.
    let line: [Path.Element] = [.move(to: CGPoint(x: -80_000, y: 5)), .line(to: CGPoint(x: 1e9, y: 5))]
    let image = drawn([stroke(.elements(line), red, StrokeStyle(lineWidth: 4, dash: [4, 4]))])
    expectSibling(image)
    #expect((0..<16).map { image[$0, 5] == .pureRed ? "#" : "-" }.joined() == "####----####----")
  }

  @Test(arguments: sizes)
  func aLargeClipCutsWhereItIsSeen(by size: CGFloat) {
    let triangle = Path(
      storage: .elements(polygon([(10 - size, 10 - size), (10 + size, 10 + size), (10 - size, 10 + size)])))
    let clip = DisplayClip(path: triangle, style: FillStyle())
    let image = drawn([.layer(DisplayLayer(clip: clip, items: [fill(.rect(rect(0, 0, 20, 20)), red)]))])
    expectSibling(image)
    #expect(image[2, 12] == .pureRed)
    #expect(image[12, 2] == .white)
  }

  @Test func coordinatesThatAreNoNumbersLeaveTheRest() {
    for bad: CGFloat in [.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let points: [Path.Element] = [
        .move(to: CGPoint(x: bad, y: 0)), .line(to: CGPoint(x: 9, y: bad)), .closeSubpath,
      ]
      let clip = DisplayClip(path: Path(storage: .elements(points)), style: FillStyle())
      expectSibling(
        drawn([
          fill(.elements(points), red), stroke(.elements(points), red),
          fill(.rect(rect(bad, bad, bad, bad)), red), fill(.ellipse(rect(0, 0, bad, 5)), red),
          .layer(DisplayLayer(clip: clip, items: [fill(.rect(rect(0, 0, 9, 9)), red)])),
          .layer(DisplayLayer(offset: CGPoint(x: bad, y: bad), items: [fill(.rect(rect(0, 0, 9, 9)), red)])),
          .text(text("x"), origin: CGPoint(x: bad, y: 0), paint: .color(red)),
        ]))
    }
  }

  // MARK: Transforms

  @Test(
    arguments: [
      (1, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, 1), (1e-9, 0, 0, 1e-9), (1e20, 0, 0, 1e-20), (1e200, 0, 0, 1e200),
      (1e5, 0, 0, 1e-5), (1, 1e12, 0, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func aMatrixThatFlattensOrTearsLeavesTheRest(_ matrix: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    let transform = CGAffineTransform(a: matrix.0, b: matrix.1, c: matrix.2, d: matrix.3, tx: 1, ty: 1)
    let inside: [DisplayItem] = [
      fill(.rect(rect(0, 0, 5, 5)), red), fill(.ellipse(rect(0, 0, 5, 5)), red),
      stroke(.ellipse(rect(0, 0, 5, 5)), red), .text(text("Hg"), origin: .zero, paint: .color(red)),
    ]
    for opacity in [1, 0.5] {
      expectSibling(drawn([.layer(DisplayLayer(transform: transform, opacity: opacity, items: inside))]))
    }
    let blur = DisplayEffect(filters: [.blur(radius: 2, isOpaque: false)])
    expectSibling(drawn([.layer(DisplayLayer(transform: transform, effect: blur, items: inside))]))
  }

  // MARK: Paints and effects

  @Test(arguments: sizes)
  func paintsInALargeSpaceLeaveTheRest(by factor: CGFloat) {
    let frame = rect(0, 0, 20, 20)
    let stops = [
      ResolvedGradient.Stop(red, at: 0), ResolvedGradient.Stop(black, at: 1),
    ]
    let geometries: [ResolvedGradient.Geometry] = [
      .linear(.topLeading, .bottomTrailing), .radial(center: .center, startRadius: 0, endRadius: 10),
      .elliptical(center: .center, startFraction: 0, endFraction: 0.5),
      .angular(center: .center, start: .zero, end: .degrees(300)),
      .angular(center: .bottomTrailing, start: .zero, end: .degrees(300)),
    ]
    for geometry in geometries {
      let paint = Paint.gradient(ResolvedGradient(geometry: geometry, stops: stops), frame: frame)
      let grown = CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: 10 - 10 * factor, ty: 10 - 10 * factor)
      let items: [DisplayItem] = [
        .fill(Path(storage: .rect(frame)), paint, FillStyle()),
        .stroke(Path(storage: .ellipse(frame)), paint, StrokeStyle(lineWidth: 2)),
      ]
      expectSibling(drawn([.layer(DisplayLayer(transform: grown, items: items))]))
    }
  }

  @Test(arguments: sizes)
  func filtersInALargeSpaceLeaveTheRest(by factor: CGFloat) {
    let grown = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: -2 * factor, ty: -2 * factor)
    let shadow = DisplayShadow(color: black, radius: 3, offset: CGSize(width: 2, height: 2))
    for filter: DisplayFilter in [
      .blur(radius: 3, isOpaque: false), .blur(radius: 3, isOpaque: true), .shadow(shadow),
    ] {
      let layer = DisplayLayer(
        transform: grown, effect: DisplayEffect(filters: [filter], isGroup: true),
        items: [fill(.ellipse(rect(0, 0, 5, 5)), red)])
      let start = ContinuousClock.now
      expectSibling(drawn([.layer(layer)]))
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }

  @Test(arguments: [1e3, 1e6, 1e12, 1e300, .infinity, .nan, -1e9] as [CGFloat])
  func aShadowOfAnyExtentLeavesTheRest(radius: CGFloat) {
    for offset in [CGSize.zero, CGSize(width: radius, height: -radius)] {
      let shadow = DisplayShadow(color: red, radius: radius, offset: offset)
      let layer = DisplayLayer(
        effect: DisplayEffect(filters: [.shadow(shadow)], isGroup: true),
        items: [fill(.ellipse(rect(0, 0, 5, 5)), red)])
      let start = ContinuousClock.now
      expectSibling(drawn([.layer(layer)]))
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }

  @Test(arguments: sizes)
  func aLargePictureIsDrawnWhereItIsSeen(by size: CGFloat) {
    let pixels = CGImage(width: 2, height: 1, words: [0xFFFF_0000, 0xFF00_0000], isOpaque: true)
    let image = ResolvedImage(
      name: "two", size: CGSize(width: 2, height: 1), isTemplate: false, payload: pixels)
    // The edge between the two pixels is at x = 10.
    let target = rect(10 - size, 10 - size, 2 * size, 2 * size)
    for resizing in [ImageResizing(interpolation: .none), ImageResizing(isTiled: true)] {
      for opacity in [1, 0.5] {
        expectSibling(
          drawn([
            .layer(
              DisplayLayer(
                opacity: opacity, items: [.image(image, rect: target, tint: nil, resizing: resizing)]))
          ]))
      }
    }
    let drawing = drawn([
      .image(image, rect: target, tint: nil, resizing: ImageResizing(interpolation: .none))
    ])
    // Cairo's patterns end at 1/65536 of a pixel a pixel.
    if size <= 1e3 {
      #expect(drawing[2, 10] == .pureRed)
      #expect(drawing[12, 12] == .black)
    }
  }
}
