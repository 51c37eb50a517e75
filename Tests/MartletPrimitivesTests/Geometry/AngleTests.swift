import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct AngleTests {
  @Test func degreesAndRadiansAreTheSameAngle() {
    #expect(abs(Angle.degrees(180).radians - Double.pi) < 1e-15)
    #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
    var angle = Angle()
    angle.degrees = 360
    #expect(angle > .degrees(359))
    #expect(Angle.zero == Angle())
  }

  @Test func anglesAddAndScale() {
    #expect((Angle.radians(1) + .radians(2)).radians == 3)
    #expect((Angle.radians(1) - .radians(2)).radians == -1)
    #expect((-Angle.radians(1)).radians == -1)
    #expect((2 * Angle.radians(3) / 4).radians == 1.5)
    var angle = Angle.radians(2)
    angle *= 3
    angle /= 2
    angle += .radians(1)
    angle -= .radians(0.5)
    #expect(angle.radians == 3.5)
  }

  @Test func anAngleIsAnimatedByItsValue() {
    var angle = Angle.radians(1)
    angle.animatableData += 2
    #expect(angle.radians == 3)
  }

  @Test func aUnitPointIsAFractionOfARectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 40))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 60))
    // Fact n252.
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading && UnitPoint.zero == UnitPoint(x: 0, y: 0))
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    var point = UnitPoint.top
    point.animatableData = AnimatablePair(0.25, 0.75)
    #expect(point == UnitPoint(x: 0.25, y: 0.75))
  }
}
