import Foundation
import Synchronization

/// When an animation counts as complete.
///
/// - Source: Apple, "AnimationCompletionCriteria".
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool

  /// Once nothing more can be seen of it, though a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  /// Once it has ended for good.
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Waits for all animations that the changes of one transaction start, then runs an action, once.
///
/// Changes may be made on any thread, so the count is guarded.
package final class AnimationCompletion: Sendable {
  private struct Count {
    var open = 0
    var hasBegun = false
    var hasRun = false
  }

  let criteria: AnimationCompletionCriteria
  // Run by a host, or where the transaction's closure ran, which is where it was made.
  private nonisolated(unsafe) let action: () -> Void
  private let count = Mutex(Count())

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A change or an animation is under way.
  func begin() {
    count.withLock {
      $0.open += 1
      $0.hasBegun = true
    }
  }

  /// It is done; the last one has the action run by the host.
  func end(_ host: ViewHost?) {
    let isLast: Bool = count.withLock {
      $0.open -= 1
      guard $0.open == 0, !$0.hasRun else { return false }
      $0.hasRun = true
      return true
    }
    guard isLast else { return }
    if let host { host.enqueueAction(action) } else { action() }
  }

  /// The transaction's closure has returned: if it changed nothing, there is nothing to wait for.
  func closureReturned() {
    let runsNow: Bool = count.withLock {
      guard !$0.hasBegun, !$0.hasRun else { return false }
      $0.hasRun = true
      return true
    }
    if runsNow { action() }
  }
}

/// Performs `body` so that the changes it makes are animated, then, once all these animations are complete,
/// another closure.
///
/// If nothing is animated, the second closure is called right after the changes have been made.
///
/// - Source: Apple, "withAnimation(_:completionCriteria:_:completion:)".
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = AmbientTransaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
