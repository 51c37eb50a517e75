import CoreGraphics
import Foundation
import MartletPrimitives
import Testing

/// Expected values follow from the shapes; names and kinds of elements from Apple's documentation of CGPath.
@Suite struct CGPathTests {
  @Test func aRectangleIsOneAndGivesItBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGPath(rect: rect, transform: nil)
    var found = CGRect.zero
    #expect(path.isRect(&found))
    #expect(found == rect)
    #expect(path.boundingBox == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func aRectangleDrawnByHandIsOneToo() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 2), CGPoint(x: 0, y: 2)])
    path.closeSubpath()
    var found = CGRect.zero
    #expect(path.isRect(&found))
    #expect(found == CGRect(x: 0, y: 0, width: 4, height: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(!path.isRect(nil))
  }

  @Test func transformsApplyToWhatIsAdded() {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let moved = CGRect(x: 10, y: 20, width: 1, height: 1)
    #expect(CGPath(rect: unit, transform: &move).boundingBox == moved)
    #expect(CGPath(rect: unit, transform: nil).copy(using: &move)?.boundingBox == moved)
    let path = CGMutablePath()
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: move)
    path.addCurve(
      to: CGPoint(x: 2, y: 2), control1: CGPoint(x: 3, y: 3), control2: CGPoint(x: 4, y: 4), transform: move)
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 6), transform: move)
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 6, height: 6))
    #expect(path.currentPoint == CGPoint(x: 15, y: 25))
  }

  @Test func theBoxOfThePathLeavesControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // A quadratic curve reaches half way to its control point.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func anEmptyPathHasNoPlace() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
  }

  @Test func theFillRuleDecidesAboutOverlaps() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let center = CGPoint(x: 5, y: 5)
    #expect(path.contains(center))
    #expect(!path.contains(center, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 5, y: 5)))
  }

  @Test func stepsAreHandedOutWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: 0))
    path.addCurve(to: CGPoint(x: 7, y: 0), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var numbers: [CGFloat] = []
    path.applyWithBlock { element in
      kinds.append(element.pointee.type)
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      numbers += (0..<count).map { element.pointee.points[$0].x }
    }
    #expect(
      kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func aStrokeCoversHalfItsWidthOnEachSide() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func dashesAreSubpathsOfTheirOwn() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(Path(dashed).description == "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 10 0 l")
  }

  @Test func pathsCompareByTheirElements() {
    let one = CGMutablePath()
    one.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    let copy = one.mutableCopy()
    copy?.closeSubpath()
    copy?.addRect(.zero)
    #expect(copy != one)
    #expect(one == other)
  }

  @Test func pathsOfBothKindsHoldTheSame() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2, style: .circular)
    #expect(Path(path.cgPath) == path)
    let rounded = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2, transform: nil)
    #expect(path.cgPath == rounded)
  }

  @Test func anArcRunsAsInPath() {
    let object = CGMutablePath()
    object.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    var value = Path()
    value.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(Path(object) == value)
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
  }
}
