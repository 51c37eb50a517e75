import Foundation

/// The writes that wait for the next update, in batches of one transaction each.
///
/// Kept apart from the host because any thread may write.
package final class UpdateQueue: @unchecked Sendable {
  struct Batch {
    let number: Int
    var transaction: Transaction
    var locations: [any PendingLocation]
  }

  // All guarded by `stateLock`.
  private var batches: [Batch] = []
  private var deferred: [Batch] = []
  private var nextNumber = 1
  private var isWakeRequested = false

  /// Asks for an update soon. May be called from any thread.
  private let wake: @Sendable () -> Void

  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// The batch a write belongs to, and whether an update must be asked for. The lock is held.
  func batchForWrite(transaction: Transaction, by location: any PendingLocation) -> (number: Int, isFirst: Bool) {
    let isDuringBody = Evaluation.current != nil
    if isDuringBody, let reader = Evaluation.current {
      Diagnostics.warnOnce(
        "state-during-body-\(reader.ownerDescription)",
        "\(reader.ownerDescription) writes a state while its body is evaluated. The write is applied at "
          + "the next frame. Write from an action, onAppear, onChange or task instead.")
    }
    // Writes made during bodies need an update of their own, after the one that may be under way.
    let isFirst = isDuringBody ? deferred.isEmpty : batches.isEmpty
    var list = isDuringBody ? deferred : batches
    if let last = list.last, last.transaction.isSameBatch(as: transaction) {
      list[list.count - 1].locations.append(location)
    } else {
      list.append(Batch(number: nextNumber, transaction: transaction, locations: [location]))
      nextNumber += 1
    }
    let number = list[list.count - 1].number
    if isDuringBody { deferred = list } else { batches = list }
    return (number, isFirst)
  }

  private var soon: [() -> Void] = []

  /// Runs work at the next update. May be called from any thread.
  func runSoon(_ work: @escaping @Sendable () -> Void) {
    stateLock.withLock { soon.append(work) }
    wake()
  }

  /// Runs the work that waits; returns whether there was any.
  func runWaiting() {
    let work: [() -> Void] = stateLock.withLock {
      defer { soon = [] }
      return soon
    }
    for item in work { item() }
  }

  func requestUpdate() {
    wake()
  }

  /// Takes the oldest batch out.
  func takeBatch() -> Batch? {
    stateLock.withLock { batches.isEmpty ? nil : batches.removeFirst() }
  }

  package var hasBatches: Bool { batchCount > 0 }

  package var batchCount: Int {
    stateLock.withLock { batches.count }
  }

  /// Lets the writes made during bodies come up for the next frame; returns whether there are any.
  func releaseDeferred() -> Bool {
    let any: Bool = stateLock.withLock {
      guard !deferred.isEmpty else { return false }
      batches += deferred
      deferred = []
      return true
    }
    return any
  }
}
