import Foundation

/// The nodes that wait for an update, nearest to the root first.
package struct UpdateQueueByDepth {
  private var levels: [[_ViewNode]] = []
  private var lowest = Int.max
  package private(set) var count = 0
  /// The transaction of the batch being applied.
  package var transaction = Transaction() {
    didSet { transactionNumber += 1 }
  }
  private var transactionNumber = 0
  /// One update under one transaction.
  var moment: UpdateMoment { UpdateMoment(serial: serial, transaction: transactionNumber) }
  /// Whether a view in the update animates by itself, as `.animation(_:value:)` does.
  package var hasTransactionScopes = false
  /// Whether a view animates all changes inside, as the older `.animation(_:)` does.
  package var hasLastingScopes = false
  /// Counts the updates, so that a change can be told to belong to the one that runs.
  package var serial = 1

  package mutating func enqueue(_ node: _ViewNode) {
    while levels.count <= node.depth { levels.append([]) }
    levels[node.depth].append(node)
    lowest = min(lowest, node.depth)
    count += 1
  }

  mutating func next() -> _ViewNode? {
    while lowest < levels.count {
      if let node = levels[lowest].popLast() {
        count -= 1
        return node
      }
      lowest += 1
    }
    lowest = Int.max
    return nil
  }
}

/// Tells one update under one transaction from the next.
struct UpdateMoment: Equatable {
  let serial: Int
  let transaction: Int
}

extension ViewHost {
  /// Evaluates what depends on changed values, batch by batch.
  ///
  /// - Complexity: grows with the nodes that read a changed value, not with the tree.
  func updateViews() {
    if let transaction = takeForeignTransaction() {
      updates.transaction = transaction
      updateDirtyNodes()
      flattenContainers()
      if transaction.animation != nil { layoutWithReaders() }
      updates.transaction = Transaction()
    }
    updateDirtyNodes()
    // Only those that wait now: what their actions write is the next round, of which there is a limit.
    for _ in 0..<updateQueue.batchCount {
      guard let batch = updateQueue.takeBatch() else { return }
      if batch.transaction.animation != nil {
        // What was changed without an animation is laid out first, so that this batch's does not take it along.
        flattenContainers()
        _ = layoutSurfaces()
      }
      updates.transaction = batch.transaction
      for location in batch.locations { location.commit(batch: batch.number) }
      updateDirtyNodes()
      // Laid out while the batch's transaction is in force, so that what layout moves is animated by it.
      flattenContainers()
      if batch.transaction.animation != nil || updates.hasTransactionScopes || updates.hasLastingScopes {
        layoutWithReaders()
      }
      for completion in batch.transaction.completions { completion.end(self) }
      updates.transaction = Transaction()
      updates.hasTransactionScopes = false
      runActionsAfterUpdate()
    }
  }

  /// Lays out, then evaluates what depends on sizes and lays that out too, all under one transaction.
  private func layoutWithReaders() {
    for _ in 0..<Self.readerRounds {
      guard layoutSurfaces(), updates.count > 0 else { return }
      updateDirtyNodes()
      flattenContainers()
    }
  }

  /// How deep geometry readers may be nested to be animated together; those beyond follow in the same frame.
  private static var readerRounds: Int { 8 }

  /// Evaluates what is marked, and then what shows preferences that changed by it.
  func updateDirtyNodes() {
    updates.serial += 1
    updateMarkedNodes()
    collectPreferences()
    updateMarkedNodes()
  }

  private func updateMarkedNodes() {
    while let node = updates.next() {
      guard node.isMounted else { continue }
      if node.updateState == .check {
        for entry in node.readEntries {
          entry.source.revalidate()
          if node.updateState == .dirty { break }
        }
      }
      let isDirty = node.updateState == .dirty
      node.updateState = .clean
      if isDirty {
        node.transactionScope?.updateReaches(self)
        node.refresh()
      }
    }
  }
}
