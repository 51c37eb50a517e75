import Foundation

/// What a node keeps for a stored value: its last reading, as a state that bodies depend on.
///
/// As a binding's place, it writes to the store, which tells all who show the value.
final class StorageSlot<Value>: _BindingLocation<Value>, StorageListener, DetachableSlot {
  let key: String
  let area: StorageArea
  private let initial: Value
  private let coding: StorageCoding<Value>
  private let state: StateLocation<Value>

  init(
    key: String, area: StorageArea, initial: Value, coding: StorageCoding<Value>, queue: UpdateQueue
  ) {
    self.key = key
    self.area = area
    self.initial = initial
    self.coding = coding
    state = StateLocation(area.value(forKey: key, coding) ?? initial, queue: queue)
    super.init()
    area.add(self)
  }

  /// When the view has gone, nobody tells of changes any more, and the store is asked itself.
  override func get() -> Value { isDetached ? area.value(forKey: key, coding) ?? initial : state.get() }

  override func set(_ value: Value, transaction: Transaction) {
    area.write(coding.encode(value), forKey: key, transaction: transaction)
  }

  func storedValueMayHaveChanged(transaction: Transaction) {
    let value: Value = area.value(forKey: key, coding) ?? initial
    let known: Value = Evaluation.untracked { state.get() }
    if !ValueComparison.areEqual(known, value) { state.set(value, transaction: transaction) }
  }

  /// What bodies depend on.
  var readState: DependencySource { state }

  private var isDetached = false

  func detach() {
    isDetached = true
    area.remove(self)
    state.detach()
  }
}

extension StorageArea {
  func value<Value>(forKey key: String, _ coding: StorageCoding<Value>) -> Value? {
    object(forKey: key).flatMap(coding.decode)
  }
}
