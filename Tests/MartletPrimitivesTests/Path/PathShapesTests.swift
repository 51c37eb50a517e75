import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathShapesTests {
  private let rect = CGRect(x: 0, y: 0, width: 160, height: 100)

  private func storedCorner(_ path: Path) -> CGSize? {
    guard case .roundedRect(_, let size, _) = path.storage else { return nil }
    return size
  }

  /// Fact n135: a capsule's radius is half of the shorter edge, so a larger one is made so.
  @Test(arguments: [50, 80, 1000, CGFloat.infinity])
  func aLargeRadiusMakesACapsule(radius: CGFloat) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    #expect(storedCorner(path) == CGSize(width: 50, height: 50))
  }

  @Test(arguments: [0, -4, CGFloat.nan])
  func aRadiusOfNothingMakesARectangle(radius: CGFloat) {
    #expect(Path(roundedRect: rect, cornerRadius: radius).storage == .rect(rect))
  }

  @Test func circularCornersAreQuarterCircles() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(path.elements.count == 10)
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    // The middle of a corner lies on the circle: 10 · (1 − √½) from both edges.
    let inset: CGFloat = 10 * (1 - 0.5.squareRoot())
    #expect(!path.contains(CGPoint(x: inset - 0.05, y: inset - 0.05)))
    #expect(path.contains(CGPoint(x: inset + 0.05, y: inset + 0.05)))
  }

  /// Source: the elements of UIBezierPath that honghaoz/ChouTiUI records on macOS
  /// (NSBezierPath+RoundedRectTests.test_horizontalRect_shape1), without its lines of no length.
  @Test func continuousCornersAreThoseOfUIBezierPath() {
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .continuous)
    let points: [CGPoint] = path.elements.flatMap { element -> [CGPoint] in
      guard case .curve(let end, let control1, let control2) = element else { return [] }
      return [control1, control2, end]
    }
    let topRight: [CGPoint] = [
      CGPoint(x: 149.1150704, y: 0), CGPoint(x: 151.3159306, y: 0),
      CGPoint(x: 153.6850621, y: 0.7491139), CGPoint(x: 156.2717617, y: 1.6905956),
      CGPoint(x: 158.3094044, y: 3.7282383), CGPoint(x: 159.2508861, y: 6.3149379),
      CGPoint(x: 160, y: 8.6840694), CGPoint(x: 160, y: 10.8849296),
      CGPoint(x: 160, y: 15.2866498),
    ]
    #expect(points.count == 36)
    for (found, expected) in zip(points, topRight) {
      #expect(abs(found.x - expected.x) < 1e-5 && abs(found.y - expected.y) < 1e-5)
    }
    #expect(abs((path.currentPoint?.x ?? 0) - 15.28665) < 1e-4)
  }

  /// Where the short edges have no room for the lead-in, the corner is a quarter circle on that side.
  @Test func aContinuousCapsuleHasNoFlatEnds() {
    let path = Path(roundedRect: rect, cornerRadius: 50, style: .continuous)
    #expect(path.contains(CGPoint(x: 0.1, y: 50)))
    #expect(!path.contains(CGPoint(x: 0.1, y: 45)))
    #expect(path.boundingRect == rect)
    #expect(path.isFinite)
  }

  @Test func eachCornerHasItsRadius() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 40)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 159, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(!path.contains(CGPoint(x: 155, y: 95)))
    let same = RectangleCornerRadii(
      topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7)
    #expect(
      Path(roundedRect: rect, cornerRadii: same) == Path(roundedRect: rect, cornerRadius: 7))
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let radii = RectangleCornerRadii(topLeading: 150, bottomLeading: 50)
    let fitted: RectangleCornerRadii = radii.fitted(in: CGSize(width: 160, height: 100))
    #expect(abs(fitted.topLeading - 75) < 1e-9)
    #expect(abs(fitted.bottomLeading - 25) < 1e-9)
  }
}
