import Foundation
import Testing

@testable import MartletPrimitives

@Suite struct AnimatableTests {
  @Test func interpolationRunsFromOneValueToTheOther() {
    #expect(10.0.interpolated(towards: 20, amount: 0) == 10)
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    var value: CGFloat = 10
    value.interpolate(towards: 20, amount: 1)
    #expect(value == 20)
    #expect(Float(3).magnitudeSquared == 9)
  }

  @Test func aPairIsAVector() {
    let first = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    var sum = first + first
    sum.scale(by: 2)
    #expect(sum == AnimatablePair(4, AnimatablePair(8, 12)))
    sum -= first
    #expect(sum.second.first == 6)
    #expect(first.magnitudeSquared == 14)
    #expect(first - first == .zero)
  }

  @Test func anyNumberOfValuesIsAVector() {
    let first = AnimatableValues(1.0, CGFloat(2), Float(2))
    var sum = first + first
    sum -= first
    sum += first
    #expect(sum == first.scaled(by: 2))
    #expect(sum != first)
    #expect(first.magnitudeSquared == 9)
    #expect(first - first == .zero)
    let (_, second, _) = sum.value
    #expect(second == 4)
  }

  @Test func geometryIsAnimatedByItsNumbers() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var size = CGSize(width: 1, height: 2)
    size.animatableData = AnimatablePair(5, 6)
    #expect(size == CGSize(width: 5, height: 6))
    var style = StrokeStyle(lineWidth: 1, dash: [3], dashPhase: 2)
    style.animatableData.scale(by: 3)
    #expect(style == StrokeStyle(lineWidth: 3, miterLimit: 30, dash: [3], dashPhase: 6))
  }

  private struct Wheel: Animatable {
    var turns: Double
    var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }
  }

  private struct Still: Animatable {}

  @Test func aTypeWithoutDataHasNone() {
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData.magnitudeSquared == 0)
    #expect(Path().animatableData == EmptyAnimatableData())
    var wheel = Wheel(turns: 1)
    wheel.animatableData = 3
    #expect(wheel.turns == 3)
  }
}
