import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct DisplayDamageTests {
  func square(_ x: CGFloat, _ color: ResolvedColor = red) -> DisplayItem {
    fill(.rect(rect(x, 0, 10, 10)), color)
  }

  @Test func theFirstPictureIsAllNew() {
    #expect(DisplayDamage.between(nil, DisplayLayer(items: [square(5)])) == [rect(5, 0, 10, 10)])
  }

  @Test func nothingChangedIsNoDamage() {
    let layer = DisplayLayer(items: [square(0)])
    #expect(DisplayDamage.between(layer, layer).isEmpty)
    #expect(DisplayDamage.between(layer, DisplayLayer(items: [square(0)])).isEmpty)
  }

  @Test func aColourDamagesItsItemOnly() {
    let damage = DisplayDamage.between(
      DisplayLayer(items: [square(0), square(20), square(40)]),
      DisplayLayer(items: [square(0), square(20, blue), square(40)]))
    #expect(damage == [rect(20, 0, 10, 10)])
  }

  @Test func aMoveDamagesBothPlaces() {
    let damage = DisplayDamage.between(
      DisplayLayer(items: [square(0)]), DisplayLayer(items: [square(100)]))
    #expect(damage == [rect(0, 0, 10, 10), rect(100, 0, 10, 10)])
  }

  @Test func damageIsInTheRootsPoints() {
    // Scaled by 2, then moved by (5, 7): 3 … 13 × 0 … 10 becomes 11 … 31 × 7 … 27.
    let twice = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    func root(_ color: ResolvedColor) -> DisplayLayer {
      DisplayLayer(items: [
        .layer(DisplayLayer(offset: CGPoint(x: 5, y: 7), transform: twice, items: [square(3, color)]))
      ])
    }
    #expect(DisplayDamage.between(root(red), root(blue)) == [rect(11, 7, 20, 20)])
  }

  @Test func damageEndsAtTheClip() {
    func root(_ color: ResolvedColor) -> DisplayLayer {
      let clip = DisplayClip(path: Path(storage: .rect(rect(0, 0, 4, 4))), style: FillStyle())
      return DisplayLayer(items: [.layer(DisplayLayer(clip: clip, items: [square(0, color)]))])
    }
    #expect(DisplayDamage.between(root(red), root(blue)) == [rect(0, 0, 4, 4)])
  }

  @Test func anInsertedItemDamagesOnlyItself() {
    let damage = DisplayDamage.between(
      DisplayLayer(items: [square(0), square(40)]),
      DisplayLayer(items: [square(0), square(20), square(40)]))
    #expect(damage == [rect(20, 0, 10, 10)])
  }

  @Test func opacityDamagesTheWholeLayer() {
    func root(_ opacity: Double) -> DisplayLayer {
      DisplayLayer(items: [.layer(DisplayLayer(opacity: opacity, items: [square(0), square(10)]))])
    }
    #expect(DisplayDamage.between(root(1), root(0.5)) == [rect(0, 0, 20, 10)])
  }

  @Test func manyChangesBecomeAFewRectanglesThatCoverThemAll() {
    func root(_ color: ResolvedColor) -> DisplayLayer {
      DisplayLayer(
        items: (0..<100).map {
          fill(.rect(rect(CGFloat($0 % 10) * 50, CGFloat($0 / 10) * 50, 10, 10)), color)
        })
    }
    let damage = DisplayDamage.between(root(red), root(blue))
    #expect(damage.count <= DisplayDamage.mostRects)
    for item in root(red).items { #expect(damage.contains { $0.contains(item.bounds) }) }
  }

  /// A line whose width is no number is not drawn, so it changes nothing.
  @Test func aLineWithoutAWidthDamagesNothing() {
    let bad = stroke(.rect(rect(0, 0, 5, 5)), red, StrokeStyle(lineWidth: .nan))
    let damage = DisplayDamage.between(
      DisplayLayer(items: [square(0)]), DisplayLayer(items: [square(0), bad]))
    #expect(damage.isEmpty)
  }

  /// Draws random changes by damage and anew: the pictures must be the same.
  @Test(arguments: [1, 1.5, 2])
  func drawingTheDamageIsAsGoodAsDrawingEverything(_ scale: CGFloat) {
    var random = SeededRandom(state: 7)
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 120, height: 90))
    let measurer = PangoTextMeasurer()
    var old: DisplayLayer?
    for _ in 0..<60 {
      let new = randomPicture(&random, measurer)
      window.present(new, background: white, damage: old.map { DisplayDamage.between($0, new) })
      old = new
      let difference = window.snapshot(scale: scale).difference(
        from: window.snapshot(scale: scale, fullRedraw: true))
      #expect(difference.largest <= 2)
    }
  }

  /// The big shape before the text is not drawn when only the text is painted anew, so nothing but the text itself
  /// decides whether its underline has smooth edges.
  @Test func aTurnedUnderlineIsPaintedAnewAsBefore() {
    let size = CGSize(width: 240, height: 200)
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: size)
    var run = TextRun(text: "Underlined text", font: font(size: 20))
    run.isUnderlined = true
    let text = PangoTextMeasurer().layout(TextRequest(runs: [run]), width: nil, height: nil)
    func picture(_ color: ResolvedColor) -> DisplayLayer {
      let turned = DisplayLayer(
        offset: CGPoint(x: 20, y: 120), transform: CGAffineTransform(rotationAngle: 0.12),
        items: [.text(text, origin: .zero, paint: .color(color))])
      return DisplayLayer(items: [fill(.ellipse(rect(20, 10, 200, 90)), blue), .layer(turned)])
    }
    let before = picture(red)
    window.present(before, background: white, damage: nil)
    // The picture is drawn when it is looked at; only after that is there something to paint anew.
    _ = window.snapshot()
    let after = picture(black)
    window.present(after, background: white, damage: DisplayDamage.between(before, after))
    #expect(window.snapshot().difference(from: window.snapshot(fullRedraw: true)).largest <= 9)
  }

  private func randomPicture(_ random: inout SeededRandom, _ measurer: PangoTextMeasurer) -> DisplayLayer {
    // A few of many things change from picture to picture, since most values come from a small range.
    let items: [DisplayItem] = (0..<6).map { index in
      let x = CGFloat(index % 3) * 40 + CGFloat(random.next(4)) * 0.4
      let y = CGFloat(index / 3) * 45 + CGFloat(random.next(3)) * 0.7
      let color = random.next(2) == 0 ? red : blue
      let box = rect(0.3, 0.3, 20 + CGFloat(random.next(3)) * 0.3, 20)
      let text = measurer.layout(request(random.next(2) == 0 ? "Ag" : "jQ"), width: nil, height: nil)
      return .layer(
        DisplayLayer(
          offset: CGPoint(x: x, y: y), opacity: random.next(3) == 0 ? 0.5 : 1,
          items: [
            fill(.ellipse(box), color),
            stroke(.rect(box), black, StrokeStyle(lineWidth: 1 + CGFloat(random.next(2)))),
            .text(text, origin: CGPoint(x: 2.2, y: 1.1), paint: .color(black)),
          ]))
    }
    return DisplayLayer(items: items)
  }
}

/// A small generator with a known sequence.
struct SeededRandom {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
