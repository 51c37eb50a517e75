import Foundation
import MartletPrimitives

/// A way from one value over others, each reached at a time.
///
/// The values move as vectors: what isn't animatable in a value is that of the keyframe it is moving to.
public struct _KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Kind {
    case linear(UnitCurve)
    case spring(Spring, duration: Double?)
    case cubic
    case move
  }

  struct Keyframe {
    var kind: Kind
    var target: Value
    /// In seconds; a spring's own if it has none.
    var duration: Double = 0
    var startVelocity: Data?
    var endVelocity: Data?
  }

  private struct Segment {
    var keyframe: Keyframe
    var start: Data
    var time: Double
    var duration: Double
    var startVelocity: Data
    var endVelocity: Data
  }

  private var keyframes: [Keyframe] = []

  init() {}

  mutating func append(_ keyframe: Keyframe) { keyframes.append(keyframe) }

  /// The value at each time, and how long it takes.
  func resolved(from initial: Value) -> (duration: Double, value: (Double) -> Value) {
    let segments = segments(from: initial)
    let duration = segments.last.map { $0.time + $0.duration } ?? 0
    return (
      duration,
      { time in
        guard let first = segments.first, let last = segments.last else { return initial }
        if time < first.time || time.isNaN { return initial }
        let segment = segments.last { $0.time <= time } ?? last
        var value = segment.keyframe.target
        if time < segment.time + segment.duration {
          value.animatableData = Self.data(of: segment, after: time - segment.time)
        }
        return value
      }
    )
  }

  // MARK: Putting segments together

  private func segments(from initial: Value) -> [Segment] {
    var result: [Segment] = []
    var place = initial.animatableData
    var time = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      let velocity = keyframe.startVelocity ?? velocityBefore(index, result, from: initial)
      let duration: Double
      switch keyframe.kind {
      case .move: duration = 0
      case .linear, .cubic: duration = Self.usable(keyframe.duration)
      case .spring(let spring, let given):
        duration = Self.usable(
          given
            ?? spring.settlingDuration(
              target: keyframe.target.animatableData - place, initialVelocity: velocity, epsilon: 0.001))
      }
      var segment = Segment(
        keyframe: keyframe, start: place, time: time, duration: duration, startVelocity: velocity,
        endVelocity: .zero)
      segment.endVelocity = velocityAfter(segment, index)
      result.append(segment)
      place = keyframe.target.animatableData
      time += duration
    }
    return result
  }

  private static func usable(_ duration: Double) -> Double {
    duration.isFinite ? min(max(duration, 0), 1e6) : 0
  }

  /// How fast the value moves when a keyframe begins: as fast as at the end of the one before.
  private func velocityBefore(_ index: Int, _ segments: [Segment], from initial: Value) -> Data {
    segments.last?.endVelocity ?? .zero
  }

  /// How fast it moves at the end: as the keyframe says, or such that it goes smoothly on to the next one.
  private func velocityAfter(_ segment: Segment, _ index: Int) -> Data {
    if let given = segment.keyframe.endVelocity { return given }
    let target = segment.keyframe.target.animatableData
    let way = target - segment.start
    switch segment.keyframe.kind {
    case .move:
      return .zero
    case .linear(let curve):
      guard segment.duration > 0 else { return .zero }
      return way.scaled(by: curve.velocity(at: 1) / segment.duration)
    case .spring(let spring, _):
      return spring.velocity(target: way, initialVelocity: segment.startVelocity, time: segment.duration)
    case .cubic:
      guard index + 1 < keyframes.count, segment.duration > 0 else { return .zero }
      let next = keyframes[index + 1]
      if let given = next.startVelocity { return given }
      let nextWay = next.target.animatableData - target
      switch next.kind {
      case .move:
        return .zero
      case .linear(let curve):
        return next.duration > 0 ? nextWay.scaled(by: curve.velocity(at: 0) / next.duration) : .zero
      case .spring, .cubic:
        // A Catmull-Rom spline's: the mean slope on both sides.
        var nextDuration = next.duration
        if case .spring(let spring, let given) = next.kind { nextDuration = given ?? spring.duration }
        let total = segment.duration + Self.usable(nextDuration)
        return (way + nextWay).scaled(by: 1 / total)
      }
    }
  }

  private static func data(of segment: Segment, after time: Double) -> Data {
    let target = segment.keyframe.target.animatableData
    let way = target - segment.start
    let part = segment.duration > 0 ? time / segment.duration : 1
    switch segment.keyframe.kind {
    case .move:
      return target
    case .linear(let curve):
      return segment.start + way.scaled(by: curve.value(at: part))
    case .spring(let spring, _):
      return segment.start
        + spring.value(target: way, initialVelocity: segment.startVelocity, time: time)
    case .cubic:
      // Hermite's form.
      let (square, cube) = (part * part, part * part * part)
      let go = way.scaled(by: 3 * square - 2 * cube)
      let leave = segment.startVelocity.scaled(by: (cube - 2 * square + part) * segment.duration)
      let arrive = segment.endVelocity.scaled(by: (cube - square) * segment.duration)
      return segment.start + go + leave + arrive
    }
  }
}
