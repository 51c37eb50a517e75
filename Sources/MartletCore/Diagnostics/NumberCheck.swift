import Foundation
import MartletPrimitives

/// Numbers that a modifier can't use: reported once a view and modifier, and replaced.
enum NumberCheck {
  /// Whose body is being evaluated.
  static var owner: String { Evaluation.current?.ownerDescription ?? "A view" }

  /// A number, or another in place of NaN and infinity.
  static func finite<Number: BinaryFloatingPoint>(
    _ value: Number, or usable: Number = 0, in modifier: String
  ) -> Number {
    guard !value.isFinite else { return value }
    report(modifier, value, used: usable, "Use a finite number.")
    return usable
  }

  /// A number of 0 or more, or another in place of NaN and infinity, and 0 in place of a negative one.
  static func notNegative(_ value: CGFloat, or usable: CGFloat = 0, in modifier: String) -> CGFloat {
    guard value.isFinite, value >= 0 else {
      let usable = value.isFinite ? 0 : usable
      report(modifier, value, used: usable, "Use a finite number of 0 or more.")
      return usable
    }
    return value
  }

  /// A number, or another in place of NaN.
  static func number(_ value: Double, or usable: Double, in modifier: String) -> Double {
    guard value.isNaN else { return value }
    report(modifier, value, used: usable, "Use a number.")
    return usable
  }

  /// The seconds of an animation; none in place of what has no end or begins nowhere.
  static func duration(_ value: Double) -> Double {
    guard value.isFinite, value >= 0 else {
      report("Animation", "a duration of \(value)", used: "0", "Use a finite number of seconds, 0 or more.")
      return 0
    }
    return value
  }

  static func finite(_ size: CGSize, or usable: CGFloat = 0, in modifier: String) -> CGSize {
    CGSize(
      width: finite(size.width, or: usable, in: modifier),
      height: finite(size.height, or: usable, in: modifier))
  }

  static func finite(_ angle: Angle, in modifier: String) -> Angle {
    angle.radians.isFinite ? angle : Angle(radians: finite(angle.radians, in: modifier))
  }

  static func finite(_ point: UnitPoint, in modifier: String) -> UnitPoint {
    if point.x.isFinite, point.y.isFinite { return point }
    return UnitPoint(x: finite(point.x, or: 0.5, in: modifier), y: finite(point.y, or: 0.5, in: modifier))
  }

  static func finite(_ insets: EdgeInsets, in modifier: String) -> EdgeInsets {
    EdgeInsets(
      top: finite(insets.top, in: modifier), leading: finite(insets.leading, in: modifier),
      bottom: finite(insets.bottom, in: modifier), trailing: finite(insets.trailing, in: modifier))
  }

  /// Prints what a modifier was given and what is used in its place.
  static func report(_ modifier: String, _ value: Any, used: Any, _ advice: String) {
    let owner = owner
    Diagnostics.warnOnce(
      "number-\(modifier)-\(owner)", "\(owner): \(modifier) is given \(value); \(used) is used. \(advice)")
  }

  /// Prints what a modifier was given that has no effect.
  static func reportIgnored(_ modifier: String, _ value: Any, _ advice: String) {
    let owner = owner
    Diagnostics.warnOnce(
      "number-\(modifier)-\(owner)", "\(owner): \(modifier) is given \(value), which is ignored. \(advice)")
  }
}
