import Foundation

/// The equation of a damped swing, x″ + 2ζω·x′ + ω²·x = 0, solved for any time.
///
/// Let x₀ be the distance from rest, v₀ the velocity at time 0, a = ζω and b = v₀ + a·x₀. Then
/// x(t) = e^(−at) · (x₀·C(t) + b·S(t)), where
/// - underdamped, with d = ω√(1 − ζ²): C = cos dt, S = sin(dt) / d;
/// - critically damped: C = 1, S = t;
/// - overdamped, with d = ω√(ζ² − 1): C = cosh dt, S = sinh(dt) / d.
struct DampedOscillator {
  /// ω, in radians per second; infinite for a spring that jumps.
  let frequency: Double
  /// ζ.
  let dampingRatio: Double

  /// How much x₀ and v₀ each contribute to the distance and to the velocity at a time.
  struct Response {
    // x(t) = x₀ · distanceFromDistance + v₀ · distanceFromVelocity
    var distanceFromDistance: Double
    var distanceFromVelocity: Double
    // x′(t) = x₀ · velocityFromDistance + v₀ · velocityFromVelocity
    var velocityFromDistance: Double
    var velocityFromVelocity: Double

    static let atRest = Response(
      distanceFromDistance: 0, distanceFromVelocity: 0, velocityFromDistance: 0,
      velocityFromVelocity: 0)

    static let atStart = Response(
      distanceFromDistance: 1, distanceFromVelocity: 0, velocityFromDistance: 0,
      velocityFromVelocity: 1)
  }

  func response(at time: Double) -> Response {
    guard frequency.isFinite else { return .atRest }
    guard time > 0 else { return .atStart }
    let decay: Double = dampingRatio * frequency
    let (even, odd): (Double, Double) = damped(at: time)
    // x = x₀(C + aS) + v₀S and, because S′ = C and C′ = −ω²(1 − ζ²)·S in all three cases,
    // x′ = −ω²·x₀S + v₀(C − aS), each times e^(−at).
    return Response(
      distanceFromDistance: even + decay * odd, distanceFromVelocity: odd,
      velocityFromDistance: -frequency * frequency * odd,
      velocityFromVelocity: even - decay * odd)
  }

  /// e^(−at)·C(t) and e^(−at)·S(t).
  private func damped(at time: Double) -> (even: Double, odd: Double) {
    let decay: Double = dampingRatio * frequency
    let difference: Double = 1 - dampingRatio * dampingRatio
    if abs(difference) < 1e-9 {
      let fading: Double = exp(-decay * time)
      return fading == 0 ? (0, 0) : (fading, fading * time)
    }
    let rate: Double = frequency * abs(difference).squareRoot()
    if difference > 0 {
      let fading: Double = exp(-decay * time)
      if fading == 0 { return (0, 0) }
      return (fading * cos(rate * time), fading * sin(rate * time) / rate)
    }
    // The exponents are joined before exp(), because cosh alone would overflow.
    let slow: Double = exp((rate - decay) * time)
    let fast: Double = exp(-(rate + decay) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }

  /// A distance that the swing never exceeds from a time on.
  ///
  /// - Parameters:
  ///   - distance: The length of x₀.
  ///   - boost: The length of b = v₀ + a·x₀.
  func envelope(at time: Double, distance: Double, boost: Double) -> Double {
    guard frequency.isFinite else { return 0 }
    let decay: Double = dampingRatio * frequency
    let difference: Double = 1 - dampingRatio * dampingRatio
    if difference < -1e-9 {
      let (even, odd): (Double, Double) = damped(at: time)
      return distance * even + boost * odd
    }
    let fading: Double = exp(-decay * time)
    if fading == 0 { return 0 }
    // |sin(dt) / d| ≤ t bounds the swing well when d is near 0, the amplitude when it is not.
    let straight: Double = distance + boost * time
    guard difference > 1e-9 else { return fading * straight }
    let side: Double = boost / (frequency * difference.squareRoot())
    let amplitude: Double = (distance * distance + side * side).squareRoot()
    return fading * Swift.min(straight, amplitude)
  }

  /// The time from which on the distance stays below `epsilon`; infinite if that never comes.
  func settlingTime(distance: Double, velocity: Double, epsilon: Double) -> Double {
    let decay: Double = dampingRatio * frequency
    return settlingTime(distance: distance, boost: velocity + decay * distance, epsilon: epsilon)
  }

  /// The time from which on the envelope stays below `epsilon`.
  func settlingTime(distance: Double, boost: Double, epsilon: Double) -> Double {
    guard frequency.isFinite, distance.isFinite, boost.isFinite, epsilon > 0 else { return 0 }
    let size: Double = abs(distance)
    let push: Double = abs(boost)
    guard size > 0 || push > 0 else { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    // Find a time when it is over, doubling from one swing, then halve the interval. An envelope that
    // first rises has its peak within the first swing and falls for good after it.
    var high: Double = 2 * Double.pi / frequency
    var doublings: Int = 0
    while envelope(at: high, distance: size, boost: push) > epsilon {
      high *= 2
      doublings += 1
      if doublings > 60 { return .infinity }
    }
    var low: Double = 0
    for _ in 0..<60 {
      let middle: Double = (low + high) / 2
      if envelope(at: middle, distance: size, boost: push) > epsilon {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
