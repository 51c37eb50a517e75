import Foundation

/// Guards values and pending writes of all states: any thread may write a `State`.
///
/// User code, such as an `==`, never runs under it.
let stateLock = NSLock()

/// A place with pending writes that an update commits.
package protocol PendingLocation: AnyObject {
  /// Makes the value written in a batch the one that bodies see.
  func commit(batch: Int)
}

/// Where the value of a `State` lives: in the node of the view that declares it.
///
/// Bodies see the committed value; other code sees the newest one at once (fact n240). Each batch of
/// writes under one transaction is committed and shown to the bodies on its own (fact n239).
final class StateLocation<Value>: _BindingLocation<Value>, PendingLocation {
  private var committed: Value
  private var pending: [(batch: Int, value: Value)] = []
  /// `nil` once the view is gone: such a state still holds its value, and nobody is told.
  private var queue: UpdateQueue?

  init(_ value: Value, queue: UpdateQueue?) {
    committed = value
    self.queue = queue
  }

  override func get() -> Value {
    if let current = Evaluation.current {
      recordRead(by: current)
      return stateLock.withLock { committed }
    }
    return stateLock.withLock { pending.last?.value ?? committed }
  }

  override func set(_ value: Value, transaction: Transaction) {
    // What is replaced is let go after the lock: its end may run code that reads a state.
    var replaced: Value?
    defer { withExtendedLifetime(replaced) {} }
    guard let queue else {
      stateLock.withLock {
        replaced = committed
        committed = value
      }
      return
    }
    stateLock.withLock {
      let known = pending.last?.batch
      let batch = queue.batchForWrite(transaction: transaction, isNew: { $0 != known }, by: self)
      if known == batch {
        replaced = pending[pending.count - 1].value
        pending[pending.count - 1].value = value
      } else {
        pending.append((batch, value))
      }
    }
    queue.requestUpdate()
  }

  func commit(batch: Int) {
    var overtaken: [(batch: Int, value: Value)] = []
    let change: (old: Value, new: Value)? = stateLock.withLock {
      // A write made during a body waits for the next frame and may have been overtaken by a newer one.
      guard let index = pending.firstIndex(where: { $0.batch == batch }) else { return nil }
      let old = committed
      committed = pending[index].value
      overtaken = Array(pending[...index])
      pending.removeSubrange(...index)
      return (old, committed)
    }
    withExtendedLifetime(overtaken) {}
    if let change, !ValueComparison.areEqual(change.old, change.new) { notifyChanged() }
  }

  func detach() {
    var replaced: (committed: Value, pending: [(batch: Int, value: Value)])?
    stateLock.withLock {
      replaced = (committed, pending)
      if let last = pending.last { committed = last.value }
      pending.removeAll()
      queue = nil
    }
    withExtendedLifetime(replaced) {}
  }
}
