import Foundation
import MartletPrimitives

/// How often a frame goes through its passes before it gives up and goes on at the next one.
private let passLimit = 100
/// How often in a frame after one in which that was not enough.
private let endlessPassLimit = 10
/// In how many of a frame's last rounds it is noted whose actions run.
private let namedPasses = 3

extension ViewHost {
  /// The whole frame, but for what the backend does with it: nothing else calls a pass.
  ///
  /// 1. Writes made during the last frame's bodies come up, if this is a frame and not only an update.
  /// 2. Running animations move to the frame's time.
  /// 3. Views whose values changed are evaluated, and those that show their preferences; containers collect
  ///    their elements; actions run. What actions write is done in the same frame, a bounded number of times.
  /// 4. Surfaces are laid out; the keyboard and the pointer find their views. If that writes states, or
  ///    changes a size or place that a view depends on, step 3 comes again.
  ///
  /// The display list is then built by `displayLayer()` of each surface's root.
  package func runPasses(at time: Double, isFrame: Bool = false) {
    guard !isClosed else { return }
    let context = ThreadContext.current
    let outerHost = context.updatingHost
    context.updatingHost = self
    defer { context.updatingHost = outerHost }
    now = max(now, time)
    hasAppeared = true
    stackFloor = StackRoom.floor
    updateQueue.hostRuns()
    // 1.
    if isFrame { updateQueue.releaseDeferred() } else { Storage.revalidate() }
    updateQueue.runWaiting()
    // 2.
    advanceAnimations()
    // What goes round without end goes on with the frames, a few rounds in each.
    if goesRoundWithoutEnd, !isFrame { return }
    let mostPasses = goesRoundWithoutEnd ? endlessPassLimit : passLimit
    goesRoundWithoutEnd = false
    var pass = 0
    defer { namesActions = false }
    repeat {
      pass += 1
      // Only the last rounds before the limit are told of.
      namesActions = pass > mostPasses - namedPasses
      if pass > mostPasses {
        reportEndlessUpdate()
        _ = layoutSurfaces()
        break
      }
      // 3.
      updateViews()
      flattenContainers()
      runActionsAfterUpdate()
      if hasUpdates { continue }
      // 4.
      let isLaidOut = layoutSurfaces()
      scrolling.resolve()
      if scrolling.takeHasScrolled() || isLaidOut { hover.resolve() }
      focus.resolve()
      focusedValues.resolve(focused: focus.focused)
    } while hasUpdates
    if Trace.frames, counters != lastTraced { traceFrame() }
  }

  private var hasUpdates: Bool {
    updateQueue.hasBatches || updates.count > 0 || hasContainersToFlatten || !actions.isEmpty
      || hasStalePreferences
  }

  /// Runs what views asked to be run after their update, such as `onAppear` and `onChange`.
  func runActionsAfterUpdate() {
    flattenContainers()
    guard !actions.isEmpty else { return }
    let batch = actions
    actions = []
    for action in batch {
      lastActionOwner = action.owner
      Evaluation.untracked { action.run() }
    }
  }

  private func reportEndlessUpdate() {
    let name = lastActionOwner ?? "a view"
    Diagnostics.warnOnce(
      "endless-\(name)",
      "\(name) changes state in response to its own changes (onAppear or onChange) without end. After "
        + "\(passLimit) rounds the rest waits for the next frame. Check what its actions write.")
    goesRoundWithoutEnd = true
  }

  private func traceFrame() {
    let old = lastTraced
    let new = counters
    lastTraced = new
    Trace.print(
      "frame at \(String(format: "%.3f", now)) s: \(new.bodies - old.bodies) bodies, "
        + "\(new.comparisons - old.comparisons) views compared, \(new.measures - old.measures) measured, "
        + "\(new.displayItems - old.displayItems) display items")
  }
}
