import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func isNear(_ first: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    guard let first else { return false }
    return abs(first.x - x) < 1e-9 && abs(first.y - y) < 1e-9
  }

  /// Apple, "addArc": in flipped coordinates the flag's sense is reversed; from three to six o'clock.
  @Test func notClockwiseRunsClockwiseOnScreen() {
    let path = arc(0, 90, clockwise: false)
    #expect(path.elements.count == 2)
    #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    #expect(isNear(path.currentPoint, 0, 10))
    let box: CGRect = path.boundingRect
    #expect(box.minX > -1e-9 && box.minY > -1e-9 && abs(box.maxX - 10) < 1e-9)
  }

  /// The same ends the other way round are the other three quarters.
  @Test func clockwiseTakesTheLongWay() {
    let path = arc(0, 90, clockwise: true)
    #expect(path.elements.count == 4)
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(abs(path.boundingRect.minX + 10) < 1e-9)
  }

  @Test func aSmallerEndAngleGoesOnRound() {
    // 270° to 0° is a quarter, 90° to 0° three quarters.
    #expect(arc(270, 0, clockwise: false).elements.count == 2)
    #expect(arc(90, 0, clockwise: false).elements.count == 4)
    #expect(arc(90, 0, clockwise: true).elements.count == 2)
  }

  @Test func aFullTurnIsACircle() {
    let path = arc(0, 360, clockwise: false)
    #expect(path.elements.count == 5)
    let box: CGRect = path.boundingRect
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 20) < 1e-9)
    #expect(path.contains(CGPoint(x: -6, y: -6)))
  }

  /// Apple, "addArc": "If the path ends with an unclosed subpath, this method adds a line"; else the arc
  /// begins a subpath.
  @Test func aLineLeadsFromAnOpenSubpathToTheArc() {
    var open = Path()
    open.move(to: .zero)
    open.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(open.elements[1] == .line(to: CGPoint(x: 10, y: 0)))

    var closed = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    closed.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(closed.elements[5] == .move(to: CGPoint(x: 10, y: 0)))
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-180))
    #expect(isNear(path.currentPoint, 0, -10))
    // The way leads over three o'clock.
    #expect(path.boundingRect.minX > -1e-9)
    #expect(abs(path.boundingRect.maxX - 10) < 1e-9)
  }

  /// Derivation: a right angle at (10, 0) and radius 4 touch at (6, 0) and (10, 4), around (6, 4).
  @Test func aTangentArcRoundsACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isNear(path.elements[1].endPoint, 6, 0))
    #expect(isNear(path.currentPoint, 10, 4))
    // The mirrored corner.
    var other = Path()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(isNear(other.currentPoint, 10, -4))
  }

  @Test func aTangentArcOnAStraightLineIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(path.description == "0 0 m 10 0 l")
  }

  @Test func badAnglesAddNothingAndHugeOnesStayCheap() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .radians(.nan), endAngle: .zero, clockwise: false)
    path.addRelativeArc(center: .zero, radius: .infinity, startAngle: .zero, delta: .degrees(90))
    #expect(path.isEmpty)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1e9))
    #expect(path.elements.count <= 9)
  }

  @Test func aTransformAppliesToTheArc() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(scaleX: 10, y: 20))
    #expect(isNear(path.currentPoint, 0, 20))
  }
}
