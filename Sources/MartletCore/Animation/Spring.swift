import Foundation
import MartletPrimitives

/// A mass on a damped spring, whose motion is known for any time.
///
/// - Units: seconds; stiffness and damping for a mass as given.
/// - Source: Apple, "Spring"; values: facts n194–n201.
public struct Spring: Hashable, Sendable {
  /// The time of one swing without damping, which decides how fast the spring seems; in seconds.
  public let response: Double

  /// The damping, as a fraction of the least that prevents overshooting.
  public let dampingRatio: Double

  /// The mass at the spring's end.
  public let mass: Double

  /// Creates a spring from how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Seconds; zero or less jumps to the target.
  ///   - bounce: 0 for none, up to 1 for endless swinging; less than 0, down to -1, is sluggish.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from the time of one undamped swing and the fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(unchecked: response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from physical quantities.
  ///
  /// - Parameter allowOverDamping: Whether more damping than needed against overshooting is kept; if
  ///   not, it counts as just enough.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite else {
      self.init(unchecked: 0, dampingRatio: 1, mass: 1)
      return
    }
    let ratio: Double = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      unchecked: 2 * Double.pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : Swift.min(ratio, 1), mass: mass)
  }

  /// Creates the spring that comes to rest after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds until the distance stays below `epsilon` of the change.
  ///   - dampingRatio: The fraction of critical damping; must be above 0, or the spring never rests.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The settling time grows in proportion to the response, so one measurement is enough.
    let sample = Spring(response: 1, dampingRatio: dampingRatio)
    let measured: Double = sample.oscillator.settlingTime(distance: 1, velocity: 0, epsilon: epsilon)
    let isUsable: Bool = measured > 0 && measured.isFinite
    self.init(response: isUsable ? settlingDuration / measured : 0, dampingRatio: dampingRatio)
  }

  /// Bad values make a spring that jumps to its target.
  private init(unchecked response: Double, dampingRatio: Double, mass: Double) {
    self.response = response > 0 && response.isFinite ? response : 0
    self.dampingRatio = dampingRatio > 0 ? Swift.min(dampingRatio, Spring.highestDampingRatio) : 0
    self.mass = mass
  }

  /// Beyond it a spring hardly moves at all, and arithmetic loses its digits.
  private static let highestDampingRatio: Double = 1e4

  /// The time in which the spring seems to do its work; in seconds.
  public var duration: Double { response }

  /// How much the spring bounces: 0 for not at all, 1 for endlessly; negative when overdamped.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// The force per distance.
  public var stiffness: Double {
    let frequency: Double = oscillator.frequency
    return frequency * frequency * mass
  }

  /// The force per velocity.
  public var damping: Double {
    dampingRatio > 0 ? 2 * dampingRatio * oscillator.frequency * mass : 0
  }

  /// The fraction of critical damping that a bounce means.
  ///
  /// - Source: Apple, "init(duration:bounce:)".
  static func dampingRatio(bounce: Double) -> Double {
    guard !bounce.isNaN else { return 1 }
    if bounce >= 0 { return Swift.max(0, 1 - bounce) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// The spring's equation of motion.
  var oscillator: DampedOscillator {
    DampedOscillator(
      frequency: response > 0 ? 2 * Double.pi / response : .infinity, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// A spring that does not bounce; 0.5 s.
  public static var smooth: Spring { smooth() }

  /// Returns a spring that does not bounce, unless told to.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little; 0.5 s.
  public static var snappy: Spring { snappy() }

  /// Returns a spring that bounces by 0.15 and something more; fact n188.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces visibly; 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring that bounces by 0.3 and something more; fact n189.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
