import Foundation
import MartletPrimitives

// Where a scroll view comes to rest if a behavior decides about it, and how it gets there.

extension ScrollElement {
  /// Where the behavior wants the scroll view to rest; `nil` without a behavior.
  ///
  /// - Parameters:
  ///   - landing: the offset at which it would rest by itself.
  ///   - start: the offset at which the gesture began.
  ///   - velocity: in points per second, as a change of the offset.
  final func settledOffset(_ landing: CGPoint, from start: CGPoint, velocity: CGSize) -> CGPoint? {
    let scope = EnvironmentValues(scope: environment)
    guard let behavior = scope.scrollTargetBehavior else { return nil }
    var target = ScrollTarget(rect: contentRect(at: landing), anchor: nil)
    let original = ScrollTarget(rect: contentRect(at: start), anchor: nil)
    let container = clip.insetRect.size
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(axes: axes, environment: scope))
    if properties.limitsScrolls {
      func limited(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        min(max(value, start - length), start + length)
      }
      target.rect.origin.x = limited(target.rect.minX, original.rect.minX, container.width)
      target.rect.origin.y = limited(target.rect.minY, original.rect.minY, container.height)
    }
    let content: ScrollClipElement = clip
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    let context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: CGVector(dx: velocity.width * sign, dy: velocity.height),
      contentSize: clip.contentSize, containerSize: container, axes: axes, environment: scope,
      targets: { [unowned content] in content.targets(in: $0) })
    Evaluation.untracked { behavior.updateTarget(&target, context: context) }
    var corner = target.rect.origin
    if let anchor = target.anchor {
      corner.x += anchor.x * (target.rect.width - container.width)
      corner.y += anchor.y * (target.rect.height - container.height)
    }
    guard corner.x.isFinite, corner.y.isFinite else { return nil }
    return clip.clamped(
      clip.offset(showing: CGPoint(x: corner.x - clip.insets.left, y: corner.y - clip.insets.top)))
  }

  /// What is seen within the insets at an offset.
  private func contentRect(at offset: CGPoint) -> CGRect {
    let now = clip.insetRect
    let x = layoutDirection == .rightToLeft ? clip.offset.x - offset.x : offset.x - clip.offset.x
    return now.offsetBy(dx: x, dy: offset.y - clip.offset.y)
  }

  /// Lets the content go on to where the behavior wants it; returns false without a behavior.
  final func settle(from start: CGPoint, velocity: CGSize, at time: Double) -> Bool {
    let rate = ScrollMetrics.decelerationRate
    let landing = clip.clamped(
      CGPoint(x: clip.offset.x + velocity.width / rate, y: clip.offset.y + velocity.height / rate))
    guard let target = settledOffset(landing, from: start, velocity: velocity) else { return false }
    self.start(.settling(target: target, velocity: velocity), at: time)
    return true
  }

  /// Where a turn of the wheel leads: at least one step on, however small the turn.
  final func wheelTarget(from start: CGPoint, by delta: CGSize) -> CGPoint? {
    let velocity = CGSize(
      width: delta.width / ScrollMetrics.wheelTurnTime, height: delta.height / ScrollMetrics.wheelTurnTime)
    var result: CGPoint?
    for factor in [1, 2, 4, 8, 16] as [CGFloat] {
      let landing = clip.clamped(
        CGPoint(x: start.x + delta.width * factor, y: start.y + delta.height * factor))
      guard let target = settledOffset(landing, from: start, velocity: velocity) else { return nil }
      result = target
      if target != clip.clamped(start) { break }
    }
    return result
  }

  /// One step on the way to rest: like a fling while far away, then drawn in by a spring.
  final func stepSettling(_ target: CGPoint, _ velocity: CGSize, _ elapsed: Double) -> Bool {
    let x = Self.settlingStep(clip.offset.x, target.x, velocity.width, clip.size.width, elapsed)
    let y = Self.settlingStep(clip.offset.y, target.y, velocity.height, clip.size.height, elapsed)
    let isThere = x.isThere && y.isThere
    motion =
      isThere ? .none : .settling(target: target, velocity: CGSize(width: x.velocity, height: y.velocity))
    move(to: isThere ? target : CGPoint(x: x.position, y: y.position), overshooting: !isThere)
    return !isThere
  }

  private static func settlingStep(
    _ position: CGFloat, _ target: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ elapsed: Double
  ) -> (position: CGFloat, velocity: CGFloat, isThere: Bool) {
    let distance = position - target
    if abs(distance) > length {
      let rate = ScrollMetrics.decelerationRate
      let rest = distance * exp(-rate * elapsed)
      return (target + rest, -rest * rate, false)
    }
    let stiffness = ScrollMetrics.bounceStiffness
    let decay = exp(-stiffness * elapsed)
    let pull = velocity + stiffness * distance
    let next = (distance + pull * elapsed) * decay
    let nextVelocity = (velocity - stiffness * pull * elapsed) * decay
    return (target + next, nextVelocity, abs(next) < 0.5 && abs(nextVelocity) < ScrollMetrics.slowestFling)
  }
}
