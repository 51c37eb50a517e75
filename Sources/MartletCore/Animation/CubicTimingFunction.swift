import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicTimingFunction: Hashable, Sendable {
  private var x1: Double
  private var y1: Double
  private var x2: Double
  private var y2: Double

  /// Creates a function from its control points; `nil` if a coordinate is not finite.
  init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return nil }
    self.x1 = Swift.max(0, Swift.min(1, x1))
    self.y1 = y1
    self.x2 = Swift.max(0, Swift.min(1, x2))
    self.y2 = y2
  }

  /// The function with its axes swapped.
  var swapped: CubicTimingFunction? {
    CubicTimingFunction(x1: y1, y1: x1, x2: y2, y2: x2)
  }

  func value(at x: Double) -> Double {
    // The ends are exact whatever the solver's error.
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return CubicTimingFunction.sample(y1, y2, parameter(at: x))
  }

  func velocity(at x: Double) -> Double {
    let t: Double = x <= 0 ? 0 : (x >= 1 ? 1 : parameter(at: x))
    let run: Double = CubicTimingFunction.slope(x1, x2, t)
    let rise: Double = CubicTimingFunction.slope(y1, y2, t)
    guard abs(run) > 1e-9 else { return 0 }
    return rise / run
  }

  /// The curve's parameter where its x is the one given.
  private func parameter(at x: Double) -> Double {
    // Newton's method, kept inside an interval that always holds the solution.
    var low: Double = 0
    var high: Double = 1
    var t: Double = x
    for _ in 0..<64 {
      let error: Double = CubicTimingFunction.sample(x1, x2, t) - x
      if abs(error) < 1e-10 { break }
      if error > 0 { high = t } else { low = t }
      let slope: Double = CubicTimingFunction.slope(x1, x2, t)
      let next: Double = t - error / slope
      // A flat curve makes `next` infinite or NaN, which fails this test too.
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func sample(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s: Double = 1 - t
    let head: Double = 3 * s * s * t * first
    let tail: Double = 3 * s * t * t * second
    return head + tail + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s: Double = 1 - t
    let head: Double = 3 * s * s * first
    let middle: Double = 6 * s * t * (second - first)
    return head + middle + 3 * t * t * (1 - second)
  }
}
