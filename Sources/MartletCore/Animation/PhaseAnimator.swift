import Foundation
import MartletLayout
import MartletPrimitives

/// A view whose content goes through phases, with an animation to each.
///
/// - Source: Apple, "PhaseAnimator".
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: TriggerValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// Grows with each step, so that a step takes as long as its animation even if nothing in the content changes.
  @State private var step = 0.0
  @State private var run = PhaseRun()

  /// A view that goes through the phases again and again.
  ///
  /// - Parameters:
  ///   - phases: the phases; there must be at least one.
  ///   - content: makes the content of a phase.
  ///   - animation: the animation to a phase; with none it is there at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// A view that goes through the phases once when a value changes, and back to the first one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = TriggerBox(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content of the phase it is in.
  public var body: some View {
    if phases.isEmpty {
      let _ = Diagnostics.warnOnce(
        "no-phases", "PhaseAnimator has no phases, so it shows nothing. Give it at least one.")
    } else {
      content(phases[min(index, phases.count - 1)])
        .modifier(_PhaseStep(step: step))
        .onAppear {
          run.isThere = true
          if trigger == nil { advance() }
        }
        .onDisappear { run.isThere = false }
        .onChange(of: PhaseTrigger(value: trigger)) {
          if !run.isMoving { advance() }
        }
    }
  }

  private func advance() {
    guard run.isThere, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    guard let animation = animation(phases[next]) else {
      // Phases without any animation would go round forever within a moment.
      run.stepsAtOnce += 1
      index = next
      if run.stepsAtOnce < phases.count { finished(next) }
      return
    }
    run.stepsAtOnce = 0
    run.isMoving = true
    run.isStarting = true
    defer { run.isStarting = false }
    withAnimation(animation) {
      index = next
      step += 1
    } completion: {
      run.isMoving = false
      // At once, it is over because nothing can change any more: the view is gone.
      if !run.isStarting { finished(next) }
    }
  }

  private func finished(_ reached: Int) {
    // Without a trigger it goes on; with one, until it is back at the first phase.
    if trigger == nil || reached != 0 { advance() }
  }
}

/// What a phase animator remembers beside what it shows.
final class PhaseRun: @unchecked Sendable {
  var isThere = false
  var isMoving = false
  var isStarting = false
  var stepsAtOnce = 0
}

private struct PhaseTrigger: Equatable {
  let value: TriggerValue?

  static func == (first: PhaseTrigger, second: PhaseTrigger) -> Bool {
    guard let mine = first.value, let theirs = second.value else {
      return first.value == nil && second.value == nil
    }
    return mine.isEqual(to: theirs)
  }
}

/// Takes as long as an animation and shows nothing of it.
nonisolated struct _PhaseStep: VisualModifier {
  var modifierName: String { "phase" }

  var step: Double

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }
}

extension View {
  /// The view with changes that go through phases again and again.
  ///
  /// - Source: Apple, "phaseAnimator(_:content:animation:)".
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return modifier(
      PlaceholderModifier<Self, _> { placeholder in
        PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
      })
  }

  /// The view with changes that go through phases once when a value changes.
  ///
  /// - Source: Apple, "phaseAnimator(_:trigger:content:animation:)".
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return modifier(
      PlaceholderModifier<Self, _> { placeholder in
        PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
      })
  }
}
