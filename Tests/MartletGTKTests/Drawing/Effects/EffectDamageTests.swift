import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct EffectDamageTests {
  private func root(_ effect: DisplayEffect, _ color: ResolvedColor) -> DisplayLayer {
    DisplayLayer(items: [
      .layer(
        DisplayLayer(
          offset: CGPoint(x: 100, y: 100), effect: effect,
          items: [fill(.rect(rect(0, 0, 10, 10)), color), fill(.rect(rect(50, 0, 10, 10)), red)]))
    ])
  }

  private func damage(_ effect: DisplayEffect) -> [CGRect] {
    DisplayDamage.between(root(effect, red), root(effect, blue))
  }

  /// A blur carries colour as far as four deviations and three points.
  @Test func aChangeUnderABlurDamagesWhatItReaches() {
    #expect(damage(DisplayEffect(filters: [.blur(radius: 5, isOpaque: false)])) == [rect(77, 77, 56, 56)])
  }

  @Test func aChangeUnderAShadowDamagesBoth() {
    let moved = DisplayEffect(filters: [shadow(black, radius: 0, x: 30, y: 0)])
    #expect(damage(moved) == [rect(100, 100, 40, 10)])
  }

  @Test func aChangeUnderAColourMatrixDamagesItselfOnly() {
    #expect(
      damage(DisplayEffect(filters: [.colorMatrix(ColorMatrix(scale: 0.5))])) == [rect(100, 100, 10, 10)])
  }

  @Test func aChangeInAMaskDamagesThatPart() {
    func root(_ width: CGFloat) -> DisplayLayer {
      let mask = DisplayLayer(items: [
        fill(.rect(rect(0, 0, 5, 5)), black), fill(.rect(rect(20, 0, width, 5)), black),
      ])
      return DisplayLayer(items: [
        .layer(DisplayLayer(effect: DisplayEffect(mask: mask), items: [fill(.rect(rect(0, 0, 40, 40)), red)]))
      ])
    }
    #expect(DisplayDamage.between(root(5), root(5)).isEmpty)
    #expect(DisplayDamage.between(root(5), root(6)) == [rect(20, 0, 6, 5)])
  }

  @Test func anotherEffectDamagesAll() {
    let plain = root(DisplayEffect(), red)
    let blended = root(DisplayEffect(blendMode: .multiply), red)
    #expect(DisplayDamage.between(plain, blended) == [rect(100, 100, 60, 10)])
  }

  @Test func boundsIncludeWhatFiltersAdd() {
    func bounds(_ filters: [DisplayFilter]) -> CGRect {
      DisplayLayer(effect: DisplayEffect(filters: filters), items: [fill(.rect(rect(0, 0, 10, 10)), red)])
        .bounds
    }
    #expect(bounds([.blur(radius: 2, isOpaque: false)]) == rect(-11, -11, 32, 32))
    #expect(bounds([.blur(radius: 2, isOpaque: true)]) == rect(0, 0, 10, 10))
    #expect(bounds([shadow(black, radius: 0, x: 5, y: -5)]) == rect(0, -5, 15, 15))
    #expect(bounds([.blur(radius: .nan, isOpaque: false)]) == rect(0, 0, 10, 10))
  }

  @Test func theDumpNamesEffects() {
    let mask = DisplayLayer(items: [fill(.rect(rect(0, 0, 5, 5)), black)])
    var projection = ProjectionTransform()
    projection.m13 = 0.00125
    let layer = DisplayLayer(
      effect: DisplayEffect(
        filters: [.blur(radius: 3, isOpaque: false), shadow(black, radius: 2, x: 1, y: 1)], mask: mask,
        blendMode: .multiply, isGroup: true, projection: projection),
      items: [fill(.rect(rect(0, 0, 10, 10)), red)])
    #expect(
      layer.dump == """
        layer blur 3 shadow #000000FF radius 2 at (1, 1) blend multiply group projection \
        (1.0, 0.0, 0.00125, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)
          mask
            layer
              fill rect (0, 0, 5, 5) #000000FF
          fill rect (0, 0, 10, 10) #FF0000FF
        """)
  }

  /// Draws random changes inside layers with every kind of effect by damage and anew: the pictures must be the
  /// same.
  @Test(arguments: [1, 1.5, 2])
  func drawingTheDamageIsAsGoodAsDrawingEverything(_ scale: CGFloat) {
    var random = SeededRandom(state: 11)
    let window = HeadlessDesktop().makeHeadlessWindow(title: "", size: CGSize(width: 160, height: 120))
    var old: DisplayLayer?
    for round in 0..<80 {
      let new = randomPicture(&random)
      window.present(new, background: white, damage: old.map { DisplayDamage.between($0, new) })
      old = new
      let difference = window.snapshot(scale: scale).difference(
        from: window.snapshot(scale: scale, fullRedraw: true))
      // Cairo's own edges of curves differ by as much with what else is drawn at the same time.
      #expect(difference.largest <= 6, "round \(round)")
    }
  }

  private func randomPicture(_ random: inout SeededRandom) -> DisplayLayer {
    var perspective = ProjectionTransform()
    (perspective.m13, perspective.m23) = (0.003, -0.002)
    let mask = DisplayLayer(items: [
      fill(.ellipse(rect(0, 0, 30 + CGFloat(random.next(3)), 28)), ResolvedColor(hex: 0, opacity: 0.8))
    ])
    let effects: [DisplayEffect?] = [
      DisplayEffect(filters: [.blur(radius: 1.5, isOpaque: false)]),
      DisplayEffect(filters: [.blur(radius: 6, isOpaque: false)]),
      DisplayEffect(filters: [.blur(radius: 4, isOpaque: true)]),
      DisplayEffect(filters: [shadow(black, radius: 3, x: 4, y: 2)]),
      DisplayEffect(filters: [.colorMatrix(ColorMatrix(scale: -1, offset: 1)), shadow(blue, radius: 9)]),
      DisplayEffect(mask: mask), DisplayEffect(mask: mask, isMaskInverted: true, blendMode: .difference),
      DisplayEffect(blendMode: .plusDarker), DisplayEffect(blendMode: .multiply, isGroup: true),
      DisplayEffect(filters: [shadow(black, radius: 2)], projection: perspective), nil,
    ]
    let items: [DisplayItem] = (0..<12).map { index in
      let x = CGFloat(index % 4) * 38 + CGFloat(random.next(2)) * 0.4
      let y = CGFloat(index / 4) * 38
      let color = random.next(3) == 0 ? red : blue
      let box = rect(1.3, 0.3, 24 + CGFloat(random.next(2)) * 0.6, 22)
      let spot = rect(8, 8, 6, 6 + CGFloat(random.next(2)))
      let transform: CGAffineTransform? =
        switch index % 5 {
        case 1: CGAffineTransform(rotationAngle: 0.3)
        case 2: CGAffineTransform(-1, 0, 0, 1.2, 26, 0)
        default: nil
        }
      return .layer(
        DisplayLayer(
          offset: CGPoint(x: x, y: y), transform: transform, opacity: random.next(4) == 0 ? 0.5 : 1,
          effect: effects[index % effects.count],
          items: [.layer(DisplayLayer(items: [fill(.ellipse(box), color), fill(.rect(spot), black)]))]))
    }
    return DisplayLayer(items: [fill(.rect(rect(0, 60, 160, 30)), ResolvedColor(hex: 0xFFCC00))] + items)
  }
}
