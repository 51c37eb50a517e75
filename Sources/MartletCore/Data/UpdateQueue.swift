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

  /// Asks for an update soon.
  ///
  /// May be called from any thread.
  private let wake: @Sendable () -> Void

  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// The number of the batch a write belongs to; the writer adds itself to a batch it is not yet in.
  ///
  /// The lock is held.
  func batchForWrite(transaction: Transaction, isNew: (Int) -> Bool, by location: any PendingLocation) -> Int
  {
    if let reader = Evaluation.current {
      Diagnostics.warnOnce(
        "state-during-body-\(reader.ownerDescription)",
        "\(reader.ownerDescription) writes a state while its body is evaluated. The write is applied at "
          + "the next frame. Write from an action, onAppear, onChange or task instead.")
      return add(location, isNew, transaction, to: &deferred)
    }
    return add(location, isNew, transaction, to: &batches)
  }

  private func add(
    _ location: any PendingLocation, _ isNew: (Int) -> Bool, _ transaction: Transaction,
    to list: inout [Batch]
  ) -> Int {
    if let last = list.last, last.transaction.isSameBatch(as: transaction) {
      let number = last.number
      if isNew(number) { list[list.count - 1].locations.append(location) }
      return number
    }
    let number = nextNumber
    nextNumber += 1
    for completion in transaction.completions { completion.begin() }
    list.append(Batch(number: number, transaction: transaction, locations: [location]))
    return number
  }

  private var hostThread: pthread_t?

  /// The thread that calls is the one that evaluates bodies.
  func hostRuns() {
    let current = pthread_self()
    stateLock.withLock { hostThread = current }
  }

  /// Whether bodies were last evaluated on the calling thread, so that none can run at the same time.
  var isOnHostThread: Bool {
    let current = pthread_self()
    return stateLock.withLock { hostThread == current }
  }

  private var soon: [() -> Void] = []

  /// Runs work at the next update.
  ///
  /// May be called from any thread.
  func runSoon(_ work: @escaping @Sendable () -> Void) {
    stateLock.withLock { soon.append(work) }
    requestUpdate()
  }

  /// Runs the work that waits; returns whether there was any.
  func runWaiting() {
    let work: [() -> Void] = stateLock.withLock {
      defer { soon = [] }
      return soon
    }
    for item in work { item() }
  }

  /// Asks for an update unless one is on its way: what changes without end must not pile up wake-ups.
  func requestUpdate() {
    let isNew: Bool = stateLock.withLock {
      defer { isWakeRequested = true }
      return !isWakeRequested
    }
    if isNew { wake() }
  }

  /// The update that was asked for comes now.
  package func wakeArrived() {
    stateLock.withLock { isWakeRequested = false }
  }

  /// Takes the oldest batch out.
  func takeBatch() -> Batch? {
    stateLock.withLock { batches.isEmpty ? nil : batches.removeFirst() }
  }

  package var hasBatches: Bool { batchCount > 0 }

  package var batchCount: Int {
    stateLock.withLock { batches.count }
  }

  /// Whether writes made during bodies wait for the next frame.
  package var hasDeferred: Bool {
    stateLock.withLock { !deferred.isEmpty }
  }

  /// Lets the writes made during the last frame's bodies come up.
  func releaseDeferred() {
    stateLock.withLock {
      batches += deferred
      deferred = []
    }
  }
}
