import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathElementsTests {
  @Test func aNewPathIsEmpty() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.description == "")
    #expect(Path(CGRect.null).isEmpty)
  }

  /// Core Graphics ignores segments without a current point.
  @Test func segmentsWithoutACurrentPointAreIgnored() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  /// Brief: a rectangle runs from its origin along its top edge.
  @Test func aRectangleStartsAtItsOrigin() {
    let path = Path(CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(path.description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  /// Fact n128: three o'clock, clockwise.
  @Test func anEllipseStartsAtThreeOClockAndGoesClockwise() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    let ends: [CGPoint] = path.elements.compactMap(\.endPoint)
    #expect(
      ends == [
        CGPoint(x: 20, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0),
        CGPoint(x: 20, y: 5),
      ])
    #expect(path.elements.last == .closeSubpath)
  }

  @Test func theCurrentPointAfterClosingIsTheSubpathsStart() {
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.elements.count == 3)
  }

  @Test func pathsAreEqualHoweverTheyAreStored() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var drawn = Path()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 10, y: 0))
    drawn.addLine(to: CGPoint(x: 10, y: 10))
    drawn.addLine(to: CGPoint(x: 0, y: 10))
    #expect(drawn != Path(rect))
    drawn.closeSubpath()
    #expect(drawn == Path(rect))
    #expect(Path(rect) == drawn)
    #expect(Path(rect) != Path(ellipseIn: rect))
    #expect(Path() == Path(storage: .elements([])))
  }

  @Test func oneShapeStaysACommonShapeAndTwoDoNot() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var path = Path()
    path.addEllipse(in: rect)
    #expect(path.storage == .ellipse(rect))
    path.addRect(rect)
    guard case .elements(let list) = path.storage else {
      Issue.record("a path of two shapes is a list")
      return
    }
    #expect(list.count == 11)
  }

  @Test func linesBeginASubpathOfTheirOwn() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 6), CGPoint(x: 7, y: 5)])
    path.addLines([])
    #expect(path.description == "0 0 m 1 0 l 1 1 l 0 1 l h 5 5 m 6 6 l 7 5 l")
  }

  /// Appending copies nothing: a million lines would take hours if it did.
  @Test func appendingManyLinesIsLinear() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<200_000 { path.addLine(to: CGPoint(x: index, y: index % 7)) }
    #expect(path.elements.count == 200_001)
  }

  @Test func badNumbersAreNoticed() {
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).isFinite)
    #expect(!Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isFinite)
    var path = Path()
    path.move(to: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(!path.isFinite)
  }
}
