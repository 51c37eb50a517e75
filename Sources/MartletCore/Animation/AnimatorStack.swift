import Foundation
import MartletPrimitives

/// The animations of one value that run at the same time, and what they add up to.
///
/// How the engine uses it:
/// 1. When a model value changes inside an animated transaction, call `retarget` with the old and the
///    new *model* value. When it changes outside of one, call `removeAll`.
/// 2. At each frame while `isActive`, show the model value plus `offset(at:)`.
/// 3. After that, call `takeCompletions()`.
///
/// Each animator owns a change `value` and says how much of it is done, its `progress`. What it has not
/// done yet is what the presentation lags behind: presentation = model − Σ (value − progress). Adding an
/// animator with the change (new − old) therefore leaves the presentation where it is. Merging keeps it
/// there too: the previous animator's clock and start stay, its `value` grows by the change, and the new
/// animation continues from the progress made.
package struct AnimatorStack<V: VectorArithmetic> {
  /// What a completion handler may wait for.
  package enum Completion: Equatable, Sendable {
    /// The change with this identifier counts as done.
    case logicallyComplete(Int)
    /// Nothing runs any more, so the change with this identifier is over.
    case removed(Int)
  }

  private var animators: [Animator<V>] = []
  /// Animators that another took over; they only wait until they would have been logically complete.
  private var superseded: [Animator<V>] = []
  /// The changes whose removal has not been reported.
  private var unfinished: [Int] = []
  private var completions: [Completion] = []
  /// The last answer: a frame asks more than once.
  private var known: (time: Double, offset: V)?

  package init() {}

  /// Whether anything runs.
  package var isActive: Bool { !animators.isEmpty || !superseded.isEmpty }

  /// Lets an animation carry a change of the model value.
  ///
  /// An animation that repeats for ever is replaced: the new one starts where it is. (People stop a
  /// `repeatForever` by animating the value back, so it must not run on beside the new one.)
  ///
  /// - Parameters:
  ///   - old: The model value before the change.
  ///   - new: The model value after the change.
  ///   - time: The frame's time in seconds, on the clock of `offset(at:)`.
  ///   - identifier: What `takeCompletions()` calls the change; `nil` if nobody waits for it.
  /// - Returns: Whether the change is animated; a change by nothing or by no number is not.
  @discardableResult
  package mutating func retarget(
    from old: V, to new: V, animation: Animation, at time: Double, identifier: Int? = nil
  ) -> Bool {
    var change: V = new - old
    let size: Double = change.magnitudeSquared
    guard size.isFinite else {
      removeAll()
      return false
    }
    guard size > 0 else { return false }
    _ = offset(at: time)
    known = nil
    change += removeEndless(at: time)
    if let identifier { unfinished.append(identifier) }
    if mergeIntoLast(change: change, animation: animation, at: time, identifier: identifier) {
      return true
    }
    animators.append(
      Animator(animation: animation, value: change, start: time, identifier: identifier))
    return true
  }

  /// What to add to the model value to get the value to show; zero when nothing runs.
  ///
  /// - Complexity: O(n) for n animators; it asks each once.
  package mutating func offset(at time: Double) -> V {
    guard isActive else { return .zero }
    if let known, known.time == time { return known.offset }
    let offset: V = newOffset(at: time)
    known = isActive ? (time, offset) : nil
    return offset
  }

  private mutating func newOffset(at time: Double) -> V {
    if let only = offsetOfOnly(at: time) { return only }
    var sum: V = .zero
    var hasEnded: Bool = false
    for index in animators.indices {
      if let left = animators[index].remaining(at: time) {
        sum -= left
      } else {
        hasEnded = true
      }
      report(animators[index].takeLogicalCompletion())
    }
    if hasEnded { animators.removeAll { $0.hasEnded } }
    stepSuperseded(at: time)
    guard sum.magnitudeSquared.isFinite else {
      // An animation that computes nonsense must not make a view vanish.
      removeAll()
      return .zero
    }
    reportRemovals()
    return sum
  }

  /// The offset where nothing but one animation by a curve runs, which takes less to work out.
  private mutating func offsetOfOnly(at time: Double) -> V? {
    guard animators.count == 1, superseded.isEmpty, let progress = animators[0].progress(at: time) else {
      return nil
    }
    report(animators[0].takeLogicalCompletion())
    guard progress.isFinite else { return nil }
    return animators[0].value.scaled(by: progress - 1)
  }

  /// Ends everything: the presentation is the model value.
  package mutating func removeAll() {
    for index in animators.indices {
      animators[index].hasEnded = true
      report(animators[index].takeLogicalCompletion())
    }
    for index in superseded.indices {
      superseded[index].hasEnded = true
      report(superseded[index].takeLogicalCompletion())
    }
    animators.removeAll()
    superseded.removeAll()
    known = nil
    reportRemovals()
  }

  /// Returns what completed since the last call, in order.
  package mutating func takeCompletions() -> [Completion] {
    guard !completions.isEmpty else { return [] }
    let result: [Completion] = completions
    completions.removeAll()
    return result
  }

  /// Takes the animators that repeat for ever away and returns what they have not done.
  private mutating func removeEndless(at time: Double) -> V {
    var left: V = .zero
    for index in animators.indices where animators[index].animation.repeatsForever {
      left += animators[index].remaining(at: time) ?? .zero
      animators[index].hasEnded = true
      report(animators[index].takeLogicalCompletion())
    }
    animators.removeAll { $0.hasEnded }
    return left
  }

  private mutating func mergeIntoLast(
    change: V, animation: Animation, at time: Double, identifier: Int?
  ) -> Bool {
    guard let last = animators.indices.last else { return false }
    let previous: Animator<V> = animators[last]
    var context: AnimationContext<V> = previous.context
    let merges: Bool = animation.shouldMerge(
      previous: previous.animation, value: previous.value, time: previous.elapsed(at: time),
      context: &context)
    guard merges else { return false }
    if previous.identifier != nil, !previous.hasReported { superseded.append(previous) }
    context.isLogicallyComplete = false
    animators[last].animation = animation
    animators[last].value += change
    animators[last].context = context
    animators[last].identifier = identifier
    animators[last].hasReported = false
    return true
  }

  private mutating func stepSuperseded(at time: Double) {
    guard !superseded.isEmpty else { return }
    for index in superseded.indices {
      _ = superseded[index].remaining(at: time)
      report(superseded[index].takeLogicalCompletion())
    }
    superseded.removeAll { $0.hasEnded || $0.hasReported }
  }

  private mutating func report(_ identifier: Int?) {
    if let identifier { completions.append(.logicallyComplete(identifier)) }
  }

  private mutating func reportRemovals() {
    guard !unfinished.isEmpty, !isActive else { return }
    for identifier in unfinished { completions.append(.removed(identifier)) }
    unfinished.removeAll()
  }
}

/// One animation on its way.
private struct Animator<V: VectorArithmetic> {
  var animation: Animation
  /// The whole change.
  var value: V
  /// In seconds.
  var start: Double
  var identifier: Int?
  var context: AnimationContext<V> = AnimationContext()
  var hasEnded: Bool = false
  /// Whether the logical completion has been reported.
  var hasReported: Bool = false

  init(animation: Animation, value: V, start: Double, identifier: Int?) {
    self.animation = animation
    self.value = value
    self.start = start
    self.identifier = identifier
  }

  /// Seconds since the start; never negative, also if frames come out of order.
  func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }

  /// How much of the change is done, from 0 to 1, where that is one number; `nil` at the end, too.
  func progress(at time: Double) -> Double? {
    hasEnded ? nil : animation.progress(at: elapsed(at: time))
  }

  /// The part of the change not done yet; `nil` at the end.
  mutating func remaining(at time: Double) -> V? {
    let progress: V? = animation.animate(
      value: value, time: elapsed(at: time), context: &context)
    guard let progress else {
      hasEnded = true
      return nil
    }
    return value - progress
  }

  /// The change's identifier, once, when the animator has ended or counts as done.
  mutating func takeLogicalCompletion() -> Int? {
    guard !hasReported, hasEnded || context.isLogicallyComplete else { return nil }
    hasReported = true
    return identifier
  }
}
