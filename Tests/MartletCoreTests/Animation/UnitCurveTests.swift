import Foundation
import MartletPrimitives
import Testing

@testable import MartletCore

@Suite struct UnitCurveTests {
  /// The facts' own tolerance.
  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test(arguments: [
    // Facts n203, n204, n206.
    (UnitCurve.linear, 0.25, 0.25), (.linear, 0.75, 0.75), (.easeIn, 0.25, 0.09),
    (.easeIn, 0.5, 0.32), (.easeIn, 0.75, 0.62), (.easeInOut, 0.25, 0.13), (.easeInOut, 0.5, 0.5),
    (.easeInOut, 0.75, 0.87),
  ])
  func theCurvesHaveApplesValues(curve: UnitCurve, time: Double, value: Double) {
    #expect(isNear(curve.value(at: time), value))
  }

  @Test(arguments: [
    // Facts n207, n209.
    (UnitCurve.circularEaseIn, 0.25, 0.032), (.circularEaseIn, 0.5, 0.134),
    (.circularEaseIn, 0.75, 0.339), (.circularEaseInOut, 0.25, 0.067), (.circularEaseInOut, 0.5, 0.5),
    (.circularEaseInOut, 0.75, 0.933),
    // The mirror image of n207.
    (.circularEaseOut, 0.25, 0.661), (.circularEaseOut, 0.75, 0.968),
  ])
  func theCircularCurvesHaveApplesValues(curve: UnitCurve, time: Double, value: Double) {
    #expect(isNear(curve.value(at: time), value, 0.001))
  }

  /// Fact n210.
  @Test func theSlopesAreApples() {
    #expect(isNear(UnitCurve.easeIn.velocity(at: 0), 0))
    #expect(isNear(UnitCurve.easeIn.velocity(at: 0.5), 1.07))
    #expect(isNear(UnitCurve.easeIn.velocity(at: 1), 0))
    #expect(isNear(UnitCurve.easeInOut.velocity(at: 0.5), 1.72))
    for time in [0, 0.3, 1] { #expect(UnitCurve.linear.velocity(at: time) == 1) }
  }

  /// Fact n212.
  @Test func aCurveOfOnesOwnHasApplesValues() {
    let curve: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(isNear(curve.value(at: 0.5), 0.5))
    #expect(isNear(curve.velocity(at: 0.5), 1.20))
  }

  /// Fact n203: the input is clamped to 0...1.
  @Test func timeOutsideTheCurveCountsAsItsEnds() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 2) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ])
  func theInverseUndoesTheCurve(curve: UnitCurve) {
    for time in stride(from: 0.05, through: 0.95, by: 0.09) {
      #expect(isNear(curve.inverse.value(at: curve.value(at: time)), time, 1e-6))
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func theSlopeIsTheDerivative() {
    let step: Double = 1e-5
    let curves: [UnitCurve] = [
      .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      UnitCurve.circularEaseInOut.inverse,
    ]
    for curve in curves {
      for time in [0.1, 0.3, 0.6, 0.9] {
        let rise: Double = curve.value(at: time + step) - curve.value(at: time - step)
        #expect(isNear(curve.velocity(at: time), rise / (2 * step), 1e-3))
      }
    }
  }

  @Test func badControlPointsMakeALine() {
    let curve: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: .nan, y: 0), endControlPoint: UnitPoint(x: 1, y: .infinity))
    #expect(curve.value(at: 0.3) == 0.3)
    // A curve that would run backwards in time is kept from it.
    let backwards: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: 5, y: 0), endControlPoint: UnitPoint(x: -5, y: 1))
    #expect(backwards.value(at: 0.5).isFinite)
  }
}
