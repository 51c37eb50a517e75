import Foundation
import MartletGTK
import MartletPrimitives
import Testing

let green = ResolvedColor(hex: 0x00FF00)

/// A gradient over a frame.
func gradient(
  _ geometry: ResolvedGradient.Geometry, _ stops: [(ResolvedColor, CGFloat)], in frame: CGRect,
  space: ResolvedGradient.ColorSpace = .device, spread: ResolvedGradient.Spread = .pad
) -> Paint {
  let list = stops.map { ResolvedGradient.Stop($0.0, at: $0.1) }
  return .gradient(
    ResolvedGradient(geometry: geometry, stops: list, colorSpace: space, spread: spread), frame: frame)
}

/// Compares components, within a few steps.
func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int, within tolerance: Int = 3) -> Bool {
  abs(Int(pixel.red) - red) <= tolerance && abs(Int(pixel.green) - green) <= tolerance
    && abs(Int(pixel.blue) - blue) <= tolerance
}

@MainActor
struct GradientDrawingTests {
  private func image(
    _ geometry: ResolvedGradient.Geometry, _ stops: [(ResolvedColor, CGFloat)],
    space: ResolvedGradient.ColorSpace = .device, spread: ResolvedGradient.Spread = .pad,
    size: CGFloat = 100, scale: CGFloat = 1
  ) -> PixelImage {
    let all = rect(0, 0, size, size)
    let paint = gradient(geometry, stops, in: all, space: space, spread: spread)
    return picture([.fill(Path(all), paint, FillStyle())], width: size, height: size, scale: scale)
  }

  /// `.clear` is black without opacity, and components are mixed by themselves, as Core Graphics does: half-way from red
  /// it is a red of half the light at half the opacity, over white (255 + 128) / 2 = 191 of red and 128 of the others.
  @Test func aGradientToClearPassesThroughDarkerColors() {
    let frame = rect(0, 0, 20, 20)
    let stops = [ResolvedGradient.Stop(red, at: 0), ResolvedGradient.Stop(.clear, at: 1)]
    let paint = Paint.gradient(
      ResolvedGradient(geometry: .linear(.leading, .trailing), stops: stops), frame: frame)
    let image = picture([.fill(Path(storage: .rect(frame)), paint, FillStyle())])
    // The middle of column 9 lies at 9.5 / 20 of the way: 0.525 of red at 0.525 of opacity.
    let middle = image[9, 10]
    #expect(abs(Int(middle.red) - 191) <= 2 && abs(Int(middle.green) - 121) <= 2, "\(middle)")
    #expect(middle.green == middle.blue)
  }

  @Test func aLineRunsEvenlyFromStartToEnd() {
    // The centre of pixel 24 lies at 24.5 of 100: 255 · 0.755 = 193 of red, 62 of blue.
    let image = image(.linear(.leading, .trailing), [(red, 0), (blue, 1)])
    #expect(isNear(image[24, 50], 193, 0, 62))
    #expect(isNear(image[74, 3], 65, 0, 190))
    #expect(isNear(image[0, 99], 254, 0, 1) && isNear(image[99, 0], 1, 0, 254))
  }

  @Test func beyondTheFirstAndLastStopTheColourIsConstant() {
    // fact n149: stops at 0.2 and 0.4.
    let image = image(.linear(.top, .bottom), [(red, 0.2), (blue, 0.4)])
    #expect((0..<20).allSatisfy { image[50, $0] == .pureRed })
    #expect((40..<100).allSatisfy { image[50, $0] == .pureBlue })
    #expect(isNear(image[50, 30], 121, 0, 134, within: 8))
  }

  @Test func stopsAtOnePlaceMakeAHardEdge() {
    let image = image(.linear(.leading, .trailing), [(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)])
    #expect((0..<50).allSatisfy { image[$0, 50] == .pureRed })
    #expect((50..<100).allSatisfy { image[$0, 50] == .pureBlue })
  }

  @Test func badStopsStillDraw() {
    #expect(image(.linear(.leading, .trailing), [])[50, 50] == .white)
    #expect(image(.linear(.leading, .trailing), [(red, 0.7)])[1, 50] == .pureRed)
    // Out of order: sorted; without a place: left out.
    let mixed = image(.linear(.leading, .trailing), [(blue, 1), (green, .nan), (red, 0)])
    #expect(isNear(mixed[24, 50], 193, 0, 62))
    // Both ends in one place: the colour at the end.
    #expect(image(.linear(.center, .center), [(red, 0), (blue, 1)])[50, 50] == .pureBlue)
    let unknown = UnitPoint(x: .nan, y: 0)
    #expect(image(.linear(unknown, .bottom), [(red, 0), (blue, 1)])[50, 50] == .pureBlue)
  }

  @Test func stopsMayLieOutsideOfTheLine() {
    // From −1 to 1: at 0.5, three quarters of the way.
    let image = image(.linear(.leading, .trailing), [(red, -1), (blue, 1)])
    #expect(isNear(image[49, 50], 64, 0, 191))
    #expect(isNear(image[0, 50], 127, 0, 128))
  }

  @Test func spreadRepeatsOrMirrors() {
    let third = ResolvedGradient.Geometry.linear(.leading, UnitPoint(x: 0.25, y: 0.5))
    let repeated = image(third, [(red, 0), (blue, 1)], spread: .repeat)
    #expect(isNear(repeated[26, 50], 240, 0, 15) && isNear(repeated[48, 50], 15, 0, 240))
    let mirrored = image(third, [(red, 0), (blue, 1)], spread: .mirror)
    #expect(isNear(mirrored[26, 50], 15, 0, 240) && isNear(mirrored[48, 50], 240, 0, 15))
  }

  @Test func aPerceptualMiddleIsNeitherDarkNorGrey() {
    // Oklab's middle of #FF0000 and #00FF00 by Ottosson's matrices is #D0A800 within rounding; sRGB's is #808000.
    let image = image(.linear(.leading, .trailing), [(red, 0), (green, 1)], space: .perceptual)
    #expect(isNear(image[50, 50], 0xD0, 0xA8, 0, within: 8))
  }

  @Test func circlesAreMeasuredInPointsAndEllipsesInFractions() {
    let circle = image(.radial(center: .center, startRadius: 10, endRadius: 30), [(red, 0), (blue, 1)])
    #expect(circle[50, 50] == .pureRed && circle[50, 42] == .pureRed)
    #expect(circle[50, 15] == .pureBlue && circle[99, 99] == .pureBlue)
    #expect(isNear(circle[70, 50], 125, 0, 130, within: 6))
    let wide = rect(0, 0, 100, 50)
    let paint = gradient(
      .elliptical(center: .center, startFraction: 0, endFraction: 0.5), [(red, 0), (blue, 1)], in: wide)
    let ellipse = picture([.fill(Path(wide), paint, FillStyle())], width: 100, height: 50)
    // A quarter of the width from the centre, and a quarter of the height, are half way.
    #expect(isNear(ellipse[75, 25], 127, 0, 127, within: 6))
    #expect(isNear(ellipse[50, 37], 127, 0, 127, within: 6))
  }

  @Test func equalRadiiMakeAHardEdge() {
    let circle = image(.radial(center: .center, startRadius: 20, endRadius: 20), [(red, 0), (blue, 1)])
    #expect(circle[50, 45] == .pureRed && circle[50, 20] == .pureBlue)
  }

  @Test func anglesRunClockwiseFromThreeOClock() {
    let whole = ResolvedGradient.Geometry.angular(center: .center, start: .zero, end: .degrees(360))
    let image = image(whole, [(red, 0), (green, 0.25), (blue, 0.5), (black, 0.75), (red, 1)])
    #expect(isNear(image[95, 50], 252, 3, 0, within: 6))
    #expect(isNear(image[50, 95], 0, 252, 3, within: 6))
    #expect(isNear(image[5, 50], 3, 0, 252, within: 6))
    #expect(isNear(image[50, 5], 0, 0, 0, within: 8))
    // 45° is half way from red to green.
    #expect(isNear(image[80, 80], 128, 127, 0, within: 4))
  }

  @Test func anUnfinishedTurnIsFilledWithBothEndsHalfAndHalf() {
    // Source: Apple, "AngularGradient". 0° … 180°: the colour at 1 up to 270°, that at 0 for the rest.
    let half = ResolvedGradient.Geometry.angular(center: .center, start: .zero, end: .degrees(180))
    let image = image(half, [(red, 0), (blue, 1)])
    #expect(isNear(image[50, 90], 127, 0, 127, within: 4))
    #expect(image[20, 20] == .pureBlue)
    #expect(image[80, 20] == .pureRed)
  }

  @Test func moreThanATurnShowsTheLastOne() {
    // −360° … 360°: only the second half of the colours is seen.
    let twice = ResolvedGradient.Geometry.angular(
      center: .center, start: .degrees(-360), end: .degrees(360))
    let image = image(twice, [(green, 0), (green, 0.49), (red, 0.5), (blue, 1)])
    #expect(isNear(image[5, 50], 127, 0, 127, within: 6))
    #expect(image.places { $0.green > 8 }.isEmpty)
  }

  @Test func theEdgeWhereATurnClosesIsSmooth() {
    let start = Angle(degrees: 20)
    let whole = ResolvedGradient.Geometry.angular(center: .center, start: start, end: start + .degrees(360))
    let image = image(whole, [(red, 0), (blue, 1)])
    // Along the edge some pixels are neither of the two, and none is anything but a mix of them.
    let mixed = (60..<95).filter { x in
      (45..<75).contains { image[x, $0].red > 40 && image[x, $0].red < 215 }
    }
    #expect(mixed.count > 20)
    #expect(image.places { $0.green > 2 || Int($0.red) + Int($0.blue) < 250 }.isEmpty)
  }

  @Test func aMeshHasItsColoursAtItsCrossings() throws {
    func vertex(_ x: Float, _ y: Float) -> ColorMesh.Vertex {
      let p = SIMD2(x, y)
      return ColorMesh.Vertex(
        position: p, leading: p - SIMD2(0.3, 0), top: p - SIMD2(0, 0.3), trailing: p + SIMD2(0.3, 0),
        bottom: p + SIMD2(0, 0.3))
    }
    let corners = [vertex(0, 0), vertex(1, 0), vertex(0, 1), vertex(1, 1)]
    for isSmooth in [false, true] {
      let mesh = try #require(
        ColorMesh(
          columns: 2, rows: 2, vertices: corners, colors: [red, green, blue, white], background: .clear,
          isSmooth: isSmooth))
      let image = image(.mesh(mesh), [])
      #expect(isNear(image[1, 1], 250, 4, 4, within: 10))
      #expect(isNear(image[98, 1], 4, 250, 4, within: 10))
      #expect(isNear(image[1, 98], 4, 4, 250, within: 10))
      #expect(isNear(image[98, 98], 250, 250, 250, within: 10))
      // The mean of all four.
      #expect(isNear(image[50, 50], 128, 128, 128, within: 6))
    }
    #expect(
      ColorMesh(
        columns: 2, rows: 2, vertices: corners, colors: [red], background: .clear, isSmooth: true) == nil)
  }
}

/// What each kind of paint and each thing painted must hold to, wherever they are drawn.
@MainActor
struct PaintDrawingTests {
  nonisolated static let frame = rect(0, 0, 40, 30)

  nonisolated static func paint(_ kind: String) -> Paint {
    let stops: [(ResolvedColor, CGFloat)] = [(red, 0), (green, 0.4), (blue, 1)]
    switch kind {
    case "linear": return gradient(.linear(.topLeading, .bottomTrailing), stops, in: frame)
    case "radial":
      return gradient(.radial(center: .center, startRadius: 2, endRadius: 20), stops, in: frame)
    case "elliptical":
      return gradient(.elliptical(center: .top, startFraction: 0, endFraction: 1), stops, in: frame)
    case "angular":
      return gradient(.angular(center: .center, start: .degrees(10), end: .degrees(300)), stops, in: frame)
    default: return .color(red)
    }
  }

  nonisolated static let kinds = ["color", "linear", "radial", "elliptical", "angular"]

  private func items(_ paint: Paint) -> [DisplayItem] {
    let text = PangoTextMeasurer().layout(request("Ag", font: font(size: 24)), width: nil, height: nil)
    return [
      .fill(Path(ellipseIn: rect(1, 1, 18, 12)), paint, FillStyle()),
      .fill(Path(rect(22, 1, 15, 9)), paint, FillStyle()),
      .stroke(
        Path(roundedRect: rect(3, 16, 14, 10), cornerRadius: 4), paint,
        StrokeStyle(lineWidth: 3, dash: [5, 2])),
      .text(text, origin: CGPoint(x: 20, y: 8), paint: paint),
    ]
  }

  @Test(arguments: kinds)
  func partsPaintedAnewAreAsBefore(_ kind: String) {
    let paint = Self.paint(kind)
    for transform in [
      nil, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0), CGAffineTransform(rotationAngle: 0.3),
      CGAffineTransform(scaleX: 1.7, y: 1.3),
    ] {
      let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 100, height: 80))
      func picture(_ spot: ResolvedColor) -> DisplayLayer {
        let clip = DisplayClip(path: Path(ellipseIn: rect(-2, -2, 44, 36)), style: FillStyle())
        let layer = DisplayLayer(
          offset: CGPoint(x: 10.3, y: 7.6), transform: transform, opacity: 0.8, clip: clip,
          items: items(paint) + [fill(.rect(rect(14.2, 9.1, 9, 8)), spot)])
        return DisplayLayer(items: [.layer(layer)])
      }
      let before = picture(black)
      window.present(before, background: white, damage: nil)
      _ = window.snapshot(scale: 2)
      let after = picture(white)
      window.present(after, background: white, damage: DisplayDamage.between(before, after))
      #expect(
        window.snapshot(scale: 2).difference(from: window.snapshot(scale: 2, fullRedraw: true)).largest <= 9)
    }
  }

  @Test(arguments: kinds.dropFirst())
  func aMirroredGradientIsTheMirrorImage(_ kind: String) {
    // Both are drawn by themselves: the paint goes with its shape.
    let box = DisplayItem.fill(Path(rect(0, 0, 40, 30)), Self.paint(kind), FillStyle())
    let plain = picture([box], width: 40, height: 30)
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    let mirrored = picture([.layer(DisplayLayer(transform: flip, items: [box]))], width: 40, height: 30)
    let worst = (0..<30).flatMap { y in
      (0..<40).map { x -> Int in
        let (a, b) = (plain[x, y], mirrored[39 - x, y])
        return max(
          abs(Int(a.red) - Int(b.red)), abs(Int(a.green) - Int(b.green)), abs(Int(a.blue) - Int(b.blue)))
      }
    }.filter { $0 > 6 }
    // A few pixels at the centre of an angle, where colours meet, may differ.
    #expect(worst.count <= (kind == "angular" ? 30 : 0))
  }

  @Test(arguments: kinds)
  func opacityIsThatOfEachColour(_ kind: String) {
    let paint = Self.paint(kind)
    let box = DisplayItem.fill(Path(Self.frame), paint, FillStyle())
    let full = picture([box], width: 40, height: 30)
    let half = picture([.layer(DisplayLayer(opacity: 0.5, items: [box]))], width: 40, height: 30)
    for (x, y) in [(5, 5), (30, 10), (12, 25)] {
      let color = full[x, y]
      #expect(
        isNear(
          half[x, y], (Int(color.red) + 255) / 2, (Int(color.green) + 255) / 2, (Int(color.blue) + 255) / 2))
    }
  }

  @Test func aPaintIsPlacedOnce() {
    let unplaced = gradient(.linear(.leading, .trailing), [(red, 0), (blue, 1)], in: .null)
    let placed = unplaced.placed(in: rect(0, 0, 10, 10))
    #expect(placed == placed.placed(in: rect(5, 5, 1, 1)))
    #expect(placed != unplaced)
    // What has no place is not drawn.
    #expect(picture([.fill(Path(rect(0, 0, 9, 9)), unplaced, FillStyle())])[4, 4] == .white)
  }

  @Test func aGradientIsWrittenWithItsFigures() {
    let paint = gradient(.linear(.leading, .trailing), [(red, 0), (blue, 0.5)], in: rect(0, 0, 10, 10))
    let layer = DisplayLayer(items: [.fill(Path(rect(0, 0, 10, 10)), paint, FillStyle())])
    #expect(
      layer.dump == """
        layer
          fill rect (0, 0, 10, 10) linear (0, 0.5) → (1, 0.5) [#FF0000FF 0, #0000FFFF 0.5] in (0, 0, 10, 10)
        """)
  }
}

/// A picture of 8 × 4 points, left half red, right half blue, as a repeated pattern.
@MainActor
struct ImagePatternTests {
  private func flag() throws -> ResolvedImage {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("flag-\(UUID().uuidString).svg")
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="4" height="4" fill="#f00"/>
      <rect x="4" width="4" height="4" fill="#00f"/></svg>
      """
    try svg.write(to: file, atomically: true, encoding: .utf8)
    return try #require(RSVGImageProvider().file(at: file, scale: 1))
  }

  private func image(_ pattern: ImagePattern, at corner: CGPoint = .zero, scale: CGFloat = 1) -> PixelImage {
    let frame = CGRect(origin: corner, size: CGSize(width: 18, height: 18))
    return picture(
      [.fill(Path(rect(0, 0, 20, 20)), .image(pattern, frame: frame), FillStyle())], scale: scale)
  }

  @Test(arguments: [1, 2])
  func tilesBeginAtTheFramesCorner(_ scale: Int) throws {
    let image = try image(ImagePattern(image: flag()), at: CGPoint(x: 2, y: 3), scale: CGFloat(scale))
    func at(_ x: Int) -> Pixel { image[x * scale, 9 * scale] }
    #expect(at(2) == .pureRed && at(5) == .pureRed && at(6) == .pureBlue && at(9) == .pureBlue)
    #expect(at(10) == .pureRed && at(18) == .pureRed && at(0) == .pureBlue)
  }

  @Test func aPartMayBeRepeatedLargerAndFainter() throws {
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let part = try image(ImagePattern(image: flag(), sourceRect: half))
    #expect(part.places { $0 != .pureBlue }.isEmpty)
    let large = try image(ImagePattern(image: flag(), scale: 2))
    #expect(large[7, 5] == .pureRed && large[8, 5] == .pureBlue && large[16, 5] == .pureRed)
    let faint = try image(ImagePattern(image: flag(), opacity: 0.5))
    #expect(isNear(faint[1, 1], 255, 127, 127) && isNear(faint[5, 1], 127, 127, 255))
    let tinted = try image(ImagePattern(image: flag(), tint: black))
    #expect(tinted.places { $0 != .black }.isEmpty)
  }

  @Test func badTilesDrawNothing() throws {
    for pattern in try [
      ImagePattern(image: flag(), scale: 0), ImagePattern(image: flag(), scale: .nan),
      ImagePattern(image: flag(), sourceRect: .zero),
    ] {
      #expect(image(pattern).places { $0 != .white }.isEmpty)
    }
  }
}

@MainActor
struct BackdropDrawingTests {
  private let glass = Paint.backdrop(
    Backdrop(blurRadius: 6, tint: ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0)))

  private func scene(_ spot: ResolvedColor = red, at x: CGFloat = 0) -> DisplayLayer {
    DisplayLayer(items: [
      fill(.rect(rect(x, 0, 50, 100)), spot),
      .fill(Path(roundedRect: rect(20, 20, 60, 60), cornerRadius: 10), glass, FillStyle()),
      fill(.rect(rect(45, 45, 10, 10)), black),
    ])
  }

  private func image(_ layer: DisplayLayer) -> PixelImage {
    picture([.layer(layer)], width: 100, height: 100)
  }

  @Test func whatLiesBehindIsBlurred() {
    let image = image(scene())
    // Outside the edge is sharp …
    #expect(image[49, 10] == .pureRed && image[50, 10] == .white)
    // … and inside it is half way in the middle, and nearly through three deviations away.
    #expect(isNear(image[50, 30], 255, 127, 127, within: 20))
    #expect(image[25, 30].green < 20 && image[75, 30].green > 235)
    #expect((26..<74).allSatisfy { image[$0, 30].green <= image[$0 + 1, 30].green })
    // What lies in front is not.
    #expect(image[50, 50] == .black)
  }

  @Test func theTintLiesOverIt() {
    let tint = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)
    let item = DisplayItem.fill(
      Path(rect(0, 0, 20, 20)), .backdrop(Backdrop(blurRadius: 5, tint: tint)), FillStyle())
    #expect(isNear(picture([item])[10, 10], 127, 127, 255))
  }

  @Test func aChangeBehindDamagesAllThatIsSeenOfIt() {
    // The reach is three deviations: 18 points around 20 … 80.
    let damage = DisplayDamage.between(scene(), scene(at: 1))
    #expect(damage.contains { $0.contains(rect(2, 2, 96, 96)) })
    // A change far away touches nothing of it.
    func corner(_ color: ResolvedColor) -> DisplayLayer {
      DisplayLayer(items: [.layer(scene()), fill(.rect(rect(300, 0, 5, 5)), color)])
    }
    #expect(DisplayDamage.between(corner(red), corner(blue)) == [rect(300, 0, 5, 5)])
  }

  @Test func partsPaintedAnewAreAsBefore() {
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 100, height: 100))
    let (before, after) = (scene(), scene(blue, at: 7))
    window.present(before, background: white, damage: nil)
    _ = window.snapshot(scale: 2)
    window.present(after, background: white, damage: DisplayDamage.between(before, after))
    #expect(
      window.snapshot(scale: 2).difference(from: window.snapshot(scale: 2, fullRedraw: true)).largest <= 2)
  }
}
