import Foundation
import MartletPrimitives

extension Animation {
  /// The animation of a change that names none: a spring of 0.5 s without bounce; fact n180.
  public static let `default` = Animation.spring(Spring())

  /// A spring of 0.5 s that does not bounce.
  public static var spring: Animation { spring(Spring()) }

  /// Returns a spring that takes over the motion of a spring before it.
  ///
  /// - Parameter blendDuration: Over how long the stiffness changes when springs merge. Martlet changes
  ///   it at once, which keeps position and velocity.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// Returns a spring of a duration and a bounce; 0.5 s and none by default.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring of a response and a fraction of critical damping; defaults: fact n185.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger or the pointer; 0.15 s.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Returns a spring for what follows a finger or the pointer, with a bounce of 0.14 and something more.
  ///
  /// - Source: Apple, "interactiveSpring(duration:extraBounce:blendDuration:)".
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Returns a spring for what follows a finger or the pointer; defaults: fact n186.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of 0.5 s that does not bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring that does not bounce, unless told to.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of 0.5 s that bounces a little.
  public static var snappy: Animation { snappy() }

  /// Returns a spring that bounces by 0.15 and something more; fact n188.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of 0.5 s that bounces visibly.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring that bounces by 0.3 and something more; fact n189.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

extension Animation {
  /// A spring of 0.5 s that adds up with springs before it.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// Returns a spring that adds up with those before it, so that their velocity lasts.
  ///
  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    let velocity: Double = initialVelocity.isFinite ? initialVelocity : 0
    return Animation(
      SpringAnimation(spring: spring, initialVelocity: velocity, mergesMotion: false))
  }

  /// Returns a spring of a duration and a bounce that adds up with those before it.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring of physical quantities that adds up with those before it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
}
