import Foundation
import MartletPrimitives

/// A curve that maps the elapsed fraction of a duration to the fraction of the change done.
///
/// - Source: Apple, "UnitCurve"; values: facts n203–n212.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(CubicTimingFunction)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`: it starts and ends fast.
    case circularEaseOutIn
  }

  private var shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
  }

  /// Returns the curve of a cubic Bézier function from (0, 0) to (1, 1).
  ///
  /// The control points' `x` are kept between 0 and 1, so that the curve never turns back in time.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let function = CubicTimingFunction(
      x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
      x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))
    return UnitCurve(function.map { Shape.bezier($0) } ?? Shape.linear)
  }

  /// A curve that goes at one speed.
  public static let linear = UnitCurve(.linear)

  /// A curve that starts slowly: (0.42, 0), (1, 1), fact n183.
  public static let easeIn: UnitCurve = .bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// A curve that ends slowly: (0, 0), (0.58, 1), fact n183.
  public static let easeOut: UnitCurve = .bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A curve that starts and ends slowly: (0.42, 0), (0.58, 1), fact n183.
  public static let easeInOut: UnitCurve = .bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Another name of `easeInOut`.
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// Two quarter circles: the curve starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the curve's height at a fraction of the time, which is kept between 0 and 1.
  public func value(at progress: Double) -> Double {
    let x: Double = UnitCurve.clamped(progress)
    switch shape {
    case .linear:
      return x
    case .bezier(let function):
      return function.value(at: x)
    case .circularEaseIn:
      return 1 - UnitCurve.circle(x)
    case .circularEaseOut:
      return UnitCurve.circle(1 - x)
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - UnitCurve.circle(2 * x)) / 2 : (1 + UnitCurve.circle(2 - 2 * x)) / 2
    case .circularEaseOutIn:
      return x < 0.5
        ? UnitCurve.circle(1 - 2 * x) / 2 : 1 - UnitCurve.circle(2 * x - 1) / 2
    }
  }

  /// Returns the curve's slope at a fraction of the time, which is kept between 0 and 1.
  ///
  /// Where a control point lies on the end beside it, the slope is 0 (fact n210). The circular curves
  /// are infinitely steep at their fast ends.
  public func velocity(at progress: Double) -> Double {
    let x: Double = UnitCurve.clamped(progress)
    switch shape {
    case .linear:
      return 1
    case .bezier(let function):
      return function.velocity(at: x)
    case .circularEaseIn:
      return UnitCurve.circleSlope(x)
    case .circularEaseOut:
      return UnitCurve.circleSlope(1 - x)
    case .circularEaseInOut:
      return UnitCurve.circleSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn:
      return UnitCurve.circleSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// The curve with its axes swapped.
  public var inverse: UnitCurve {
    switch shape {
    case .linear:
      return self
    case .bezier(let function):
      return UnitCurve(function.swapped.map { Shape.bezier($0) } ?? Shape.linear)
    case .circularEaseIn:
      return UnitCurve(.circularEaseOut)
    case .circularEaseOut:
      return UnitCurve(.circularEaseIn)
    case .circularEaseInOut:
      return UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn:
      return UnitCurve(.circularEaseInOut)
    }
  }

  private static func clamped(_ progress: Double) -> Double {
    // Written so that NaN becomes 0.
    progress > 0 ? Swift.min(progress, 1) : 0
  }

  /// The height of the unit circle at x.
  private static func circle(_ x: Double) -> Double {
    Swift.max(0, 1 - x * x).squareRoot()
  }

  /// How fast the unit circle falls at x.
  private static func circleSlope(_ x: Double) -> Double {
    x < 1 ? x / circle(x) : .infinity
  }
}
