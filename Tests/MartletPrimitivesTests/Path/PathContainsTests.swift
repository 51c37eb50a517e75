import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathContainsTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func aCircleDoesNotContainItsBoxsCorners() {
    let circle = Path(ellipseIn: rect)
    for path in [circle, Path(storage: .elements(circle.elements))] {
      #expect(path.contains(CGPoint(x: 10, y: 10)))
      #expect(path.contains(CGPoint(x: 4, y: 4)))
      // The distance to the centre is 8·√2 > 10.
      #expect(!path.contains(CGPoint(x: 2, y: 2)))
      #expect(!path.contains(CGPoint(x: 18.5, y: 18.5)))
      #expect(!path.contains(CGPoint(x: 40, y: 10)))
    }
  }

  @Test func topAndLeftEdgesBelongToTheInside() {
    for path in [Path(rect), Path(storage: .elements(Path(rect).elements))] {
      #expect(path.contains(CGPoint(x: 0, y: 0)))
      #expect(path.contains(CGPoint(x: 0, y: 10)))
      #expect(!path.contains(CGPoint(x: 20, y: 10)))
      #expect(!path.contains(CGPoint(x: 10, y: 20)))
    }
  }

  @Test func theEvenOddRuleMakesAHole() {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: 5, dy: 5))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(path.contains(CGPoint(x: 2, y: 2), eoFill: true))
  }

  @Test func anOpenSubpathCountsAsClosed() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func aRoundedRectanglesCornersAreOutside(style: RoundedCornerStyle) {
    let path = Path(roundedRect: rect, cornerRadius: 8, style: style)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 10, y: 0.5)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func badNumbersAreNowhere() {
    #expect(!Path(rect).contains(CGPoint(x: CGFloat.nan, y: 0)))
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: CGFloat.nan, y: 9), control1: CGPoint(x: 9, y: CGFloat.nan), control2: .zero)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }
}
