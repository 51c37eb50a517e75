import Foundation
import MartletGTK
import MartletPrimitives
import Testing

@MainActor
struct ProjectionDrawingTests {
  private func projected(
    _ projection: ProjectionTransform, _ items: [DisplayItem], offset: CGPoint = .zero, opacity: Double = 1,
    filters: [DisplayFilter] = []
  ) -> DisplayItem {
    .layer(
      DisplayLayer(
        offset: offset, opacity: opacity, effect: DisplayEffect(filters: filters, projection: projection),
        items: items))
  }

  /// Further away on the right: w grows from 1 to 1.5 over 50 points.
  private var receding: ProjectionTransform {
    var result = ProjectionTransform()
    result.m13 = 0.01
    return result
  }

  @Test func withoutPerspectiveItIsATransform() {
    let affine = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    let square = [fill(.rect(rect(2, 2, 4, 4)), red)]
    let plain = picture([.layer(DisplayLayer(transform: affine, items: square))])
    let image = picture([projected(ProjectionTransform(affine), square)])
    #expect(image.difference(from: plain, tolerance: 40).count <= 40)
    #expect(image[9, 12] == .pureRed)
  }

  /// (50, 40) is seen at (50 / 1.5, 40 / 1.5) = (33.3, 26.7), and (0, 40) where it is.
  @Test func cornersGoWhereTheMatrixSays() {
    let image = picture([projected(receding, [fill(.rect(rect(0, 0, 50, 40)), red)])], width: 60, height: 60)
    #expect(image[1, 38] == .pureRed)
    #expect(image[31, 25] == .pureRed)
    #expect(image[31, 29] == .white)
    #expect(image[35, 10] == .white)
  }

  @Test func whatLiesBehindTheViewerIsNotDrawn() {
    var behind = ProjectionTransform()
    behind.m33 = -1
    #expect(picture([projected(behind, [fill(.rect(rect(-20, -20, 60, 60)), red)])])[10, 10] == .white)
    // Partly: w is 0 at x = 10.
    var partly = ProjectionTransform()
    (partly.m13, partly.m33) = (-0.1, 1)
    let image = picture([projected(partly, [fill(.rect(rect(0, 0, 40, 5)), red)])], width: 60, height: 40)
    #expect(image[5, 2] == .pureRed)
  }

  @Test func matricesThatFlattenDrawNothing() {
    var flat = ProjectionTransform()
    flat.m11 = 0
    var bad = ProjectionTransform()
    bad.m12 = .nan
    for projection in [flat, bad] {
      #expect(picture([projected(projection, [fill(.rect(rect(0, 0, 20, 20)), red)])])[10, 10] == .white)
    }
  }

  @Test func opacityAndShadowGoAlong() {
    let image = picture(
      [projected(receding, [fill(.rect(rect(0, 0, 20, 20)), red)], opacity: 0.5)], width: 60, height: 60)
    #expect(abs(Int(image[5, 5].green) - 128) <= 1)
    let shaded = picture(
      [
        projected(
          receding, [fill(.rect(rect(0, 0, 20, 20)), red)], filters: [shadow(black, radius: 0, y: 25)])
      ], width: 60, height: 60)
    #expect(shaded[2, 40] == .black)
  }

  @Test func bounds() {
    let layer = DisplayLayer(
      offset: CGPoint(x: 100, y: 0), effect: DisplayEffect(projection: receding),
      items: [fill(.rect(rect(0, 0, 50, 40)), red)])
    #expect(layer.bounds.minX <= 100 && layer.bounds.minX > 98)
    #expect(layer.bounds.maxX >= 133.3 && layer.bounds.maxX < 136)
  }
}
