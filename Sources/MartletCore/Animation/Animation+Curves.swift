import Foundation
import MartletPrimitives

extension Animation {
  /// Seconds, if a timing curve is given none; fact n182.
  package static let defaultCurveDuration: Double = 0.35

  /// Returns an animation that follows a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: NumberCheck.duration(duration)))
  }

  /// Returns an animation that follows a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve: UnitCurve = .bezier(
      startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
      endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
    return timingCurve(curve, duration: duration)
  }

  /// An animation at one speed; 0.35 s.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }

  /// Returns an animation at one speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly; 0.35 s.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

  /// Returns an animation that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that ends slowly; 0.35 s.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

  /// Returns an animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that starts and ends slowly; 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
}
