import Foundation
import MartletPrimitives

/// How a scroll view's content moves by itself.
enum ScrollMotion {
  case none
  /// A finger holds it.
  case dragged
  /// Fingers on a touchpad move it.
  case padded
  /// Towards where wheel or keys sent it.
  case wheel(target: CGPoint)
  /// On by the velocity it was left with, in points per second; beyond the ends it is drawn back.
  case fling(velocity: CGSize)
  /// To where a behavior wants it to rest, by the velocity it was left with.
  case settling(target: CGPoint, velocity: CGSize)
  /// To something that it was asked to show.
  case shown(ScrollAnimation)

  /// Whether the offset may lie beyond the ends.
  var mayOvershoot: Bool {
    switch self {
    case .dragged, .fling, .settling: return true
    case .none, .padded, .wheel, .shown: return false
    }
  }

  var wheelTarget: CGPoint? {
    if case .wheel(let target) = self { return target }
    return nil
  }

  /// The same motion after what is seen was found to lie elsewhere.
  mutating func shift(by length: CGFloat, along axis: Axis) {
    switch self {
    case .wheel(var target):
      if axis == .vertical { target.y += length } else { target.x += length }
      self = .wheel(target: target)
    case .settling(var target, let velocity):
      if axis == .vertical { target.y += length } else { target.x += length }
      self = .settling(target: target, velocity: velocity)
    case .none, .dragged, .padded, .fling, .shown: break
    }
  }
}

/// An animated way to something in the content.
///
/// The target's place may be an estimate, so it is asked for in every frame; what is animated is the distance to it.
final class ScrollAnimation {
  let request: ScrollRequest
  private var distance = AnimatorStack<AnimatablePair<CGFloat, CGFloat>>()

  init(_ request: ScrollRequest, from start: CGPoint, to end: CGPoint, animation: Animation, at time: Double)
  {
    self.request = request
    distance.retarget(
      from: AnimatablePair(start.x, start.y), to: AnimatablePair(end.x, end.y), animation: animation, at: time
    )
  }

  /// What is left to go; `nil` at the end.
  func rest(at time: Double) -> CGSize? {
    let rest = distance.offset(at: time)
    guard distance.isActive else { return nil }
    return CGSize(width: rest.first, height: rest.second)
  }
}

/// The speed of a touchpad's last moves.
struct ScrollVelocity {
  private var samples: [(time: Double, delta: CGSize)] = []
  /// How far back moves count, in seconds.
  private static let window = 0.1

  mutating func add(_ delta: CGSize, at time: Double) {
    samples.append((time, delta))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// In points per second; nothing if the fingers rested before the end.
  mutating func take(at time: Double) -> CGSize {
    samples.removeAll { $0.time < time - Self.window }
    defer { samples = [] }
    guard let first = samples.first, let last = samples.last, last.time - first.time > 0.001 else {
      return .zero
    }
    var sum = CGSize.zero
    for sample in samples.dropFirst() {
      sum.width += sample.delta.width
      sum.height += sample.delta.height
    }
    let time = last.time - first.time
    return CGSize(width: sum.width / time, height: sum.height / time)
  }
}

extension ScrollElement {
  // MARK: Start

  final func start(_ new: ScrollMotion, at time: Double) {
    motion = new
    lastStep = max(time, host.now)
    host.startAnimating(self)
  }

  /// Stops where it is.
  package final func stopMotion() {
    if case .dragged = motion { return }
    guard case .none = motion else {
      motion = .none
      move(to: clip.offset)
      return
    }
  }

  /// Moves by a turn of the wheel, or a key: quickly, but not at once.
  package final func scrollSmoothly(by delta: CGSize, at time: Double) {
    let from = motion.wheelTarget ?? clip.offset
    let target =
      wheelTarget(from: from, by: delta)
      ?? clip.clamped(CGPoint(x: from.x + delta.width, y: from.y + delta.height))
    guard target != clip.offset else { return }
    start(.wheel(target: target), at: time)
  }

  /// Moves with the fingers on a touchpad.
  package final func scrollAtOnce(by delta: CGSize, at time: Double) {
    if padStart == nil { padStart = clip.offset }
    motion = .padded
    velocityOfPad.add(delta, at: time)
    move(to: CGPoint(x: clip.offset.x + delta.width, y: clip.offset.y + delta.height))
  }

  /// The fingers left the touchpad.
  package final func fingersLeftPad(at time: Double) {
    let start = padStart ?? clip.offset
    padStart = nil
    fling(velocityOfPad.take(at: time), from: start, at: time)
  }

  final func fling(_ velocity: CGSize, from origin: CGPoint, at time: Double) {
    if settle(from: origin, velocity: velocity, at: time) { return }
    let isFast = hypot(velocity.width, velocity.height) >= ScrollMetrics.slowestFling
    let isBeyond = clip.clamped(clip.offset) != clip.offset
    guard isFast || isBeyond else {
      motion = .none
      return
    }
    start(.fling(velocity: velocity), at: time)
  }

  // MARK: Step

  final func stepMotion(to time: Double) -> Bool {
    let elapsed = max(time - lastStep, 0)
    lastStep = time
    switch motion {
    case .none, .dragged, .padded: return false
    case .wheel(let target): return stepWheel(target, elapsed)
    case .fling(let velocity): return stepFling(velocity, elapsed)
    case .settling(let target, let velocity): return stepSettling(target, velocity, elapsed)
    case .shown(let animation): return stepShown(animation, time)
    }
  }

  private func stepWheel(_ target: CGPoint, _ elapsed: Double) -> Bool {
    let target = clip.clamped(target)
    let rest = exp(-elapsed / ScrollMetrics.wheelTime)
    let next = CGPoint(
      x: target.x + (clip.offset.x - target.x) * rest, y: target.y + (clip.offset.y - target.y) * rest)
    let isThere = abs(next.x - target.x) < 0.5 && abs(next.y - target.y) < 0.5
    if isThere { motion = .none }
    move(to: isThere ? target : next)
    return !isThere
  }

  private func stepFling(_ velocity: CGSize, _ elapsed: Double) -> Bool {
    let limit = clip.limit
    let x = Self.step(clip.offset.x, velocity.width, limit.x, elapsed, bounces: bounces(.horizontal))
    let y = Self.step(clip.offset.y, velocity.height, limit.y, elapsed, bounces: bounces(.vertical))
    let next = CGPoint(x: x.position, y: y.position)
    let isOver = x.isOver && y.isOver
    motion = isOver ? .none : .fling(velocity: CGSize(width: x.velocity, height: y.velocity))
    move(to: isOver ? clip.clamped(next) : next, overshooting: true)
    return !isOver
  }

  /// One axis of a fling after some time.
  private static func step(
    _ position: CGFloat, _ velocity: CGFloat, _ limit: CGFloat, _ elapsed: Double, bounces: Bool
  ) -> (position: CGFloat, velocity: CGFloat, isOver: Bool) {
    let edge = min(max(position, 0), limit)
    if position == edge {
      let rate = ScrollMetrics.decelerationRate
      let rest = exp(-rate * elapsed)
      let next = position + velocity / rate * (1 - rest)
      let isBeyond = next < 0 || next > limit
      if isBeyond, !bounces || limit == 0 && position == 0 && velocity == 0 {
        return (min(max(next, 0), limit), 0, true)
      }
      return (next, velocity * rest, abs(velocity * rest) < ScrollMetrics.slowestFling && !isBeyond)
    }
    // Drawn back by a spring without an oscillation.
    let stiffness = ScrollMetrics.bounceStiffness
    let distance = position - edge
    let decay = exp(-stiffness * elapsed)
    let pull = velocity + stiffness * distance
    let next = (distance + pull * elapsed) * decay
    let nextVelocity = (velocity - stiffness * pull * elapsed) * decay
    let isBack = abs(next) < 0.5 && abs(nextVelocity) < ScrollMetrics.slowestFling || next * distance <= 0
    return isBack ? (edge, 0, true) : (edge + next, nextVelocity, false)
  }

  private func stepShown(_ animation: ScrollAnimation, _ time: Double) -> Bool {
    guard let target = animation.request.offset(in: clip) else {
      motion = .none
      return false
    }
    guard let rest = animation.rest(at: time) else {
      motion = .none
      move(to: target)
      host.scrolling.finish(animation.request, in: self)
      return false
    }
    move(to: CGPoint(x: target.x + rest.width, y: target.y + rest.height))
    return true
  }

  // MARK: Drag

  /// Whether a finger that moved this far drags this view and not another.
  final func takesDrag(_ translation: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    let isHorizontal = abs(translation.width) > abs(translation.height)
    guard axes.contains(isHorizontal ? .horizontal : .vertical) else { return false }
    let delta = contentDelta(translation)
    let along = isHorizontal ? CGSize(width: delta.width, height: 0) : CGSize(width: 0, height: delta.height)
    return canScroll(by: along) || (!isInsideScrollView && bounces(isHorizontal ? .horizontal : .vertical))
  }

  /// The change of the offset for a move of the finger.
  final func contentDelta(_ translation: CGSize) -> CGSize {
    let x = layoutDirection == .rightToLeft ? translation.width : -translation.width
    return CGSize(
      width: axes.contains(.horizontal) ? x : 0, height: axes.contains(.vertical) ? -translation.height : 0)
  }

  private var isInsideScrollView: Bool {
    var node = parentElement
    while let current = node {
      if let outer = current as? ScrollElement, !outer.axes.isDisjoint(with: axes) { return true }
      node = current.parentElement
    }
    return false
  }

  final func dragged(by translation: CGSize) {
    if dragStart == nil { dragBegan() }
    let start = dragStart ?? clip.offset
    dragStart = start
    motion = .dragged
    let delta = contentDelta(translation)
    let wanted = CGPoint(x: start.x + delta.width, y: start.y + delta.height)
    let nearest = clip.clamped(wanted)
    move(
      to: CGPoint(
        x: bounces(.horizontal) ? Self.banded(wanted.x, clip.limit.x, clip.size.width) : nearest.x,
        y: bounces(.vertical) ? Self.banded(wanted.y, clip.limit.y, clip.size.height) : nearest.y),
      overshooting: true)
  }

  private func dragBegan() {
    guard readEnvironment({ $0.scrollDismissesKeyboardMode.dismisses }),
      host.focus.focused?.textClient != nil
    else { return }
    host.focus.move(to: nil)
  }

  /// What lies beyond an end follows the finger less and less.
  private static func banded(_ offset: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat {
    let edge = min(max(offset, 0), limit)
    let beyond = abs(offset - edge)
    guard beyond > 0, length > 0 else { return edge }
    let shown = (1 - 1 / (beyond * ScrollMetrics.rubberBand / length + 1)) * length
    return offset < edge ? edge - shown : edge + shown
  }

  final func dragEnded(velocity: CGSize, at time: Double) {
    let start = dragStart ?? clip.offset
    dragStart = nil
    if refresh?.fingerLifted() == true { return }
    fling(contentDelta(velocity), from: start, at: time)
  }
}
