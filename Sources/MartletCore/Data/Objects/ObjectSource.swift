import Combine
import Foundation

/// One observable object as the views of a host depend on it: the object is observed once, however many
/// views read it.
final class ObjectSource: DependencySource, PendingLocation, @unchecked Sendable {
  private weak var queue: UpdateQueue?
  private var observation: WillChangeObservation?
  // Guarded by `stateLock`.
  private var isPending = false

  init<Object: ObservableObject>(_ object: Object, queue: UpdateQueue) {
    self.queue = queue
    super.init()
    observation = object.observeWillChange { [weak self] in self?.willChange() }
  }

  deinit {
    observation?.cancel()
  }

  /// Called before the object changes, on any thread.
  ///
  /// The readers are told at the update, when it has.
  private func willChange() {
    guard let queue else { return }
    stateLock.withLock {
      guard !isPending else { return }
      isPending = true
      _ = queue.batchForWrite(
        transaction: AmbientTransaction.current, isNew: { _ in true }, by: self)
    }
    queue.requestUpdate()
    secondLook.note(on: queue) { [weak self] in self?.notifyChanged() }
  }

  private let secondLook = SecondLook()

  func commit(batch: Int) {
    stateLock.withLock { isPending = false }
    notifyChanged()
  }

  /// Notes that the view being evaluated reads the object.
  func recordCurrentRead() {
    if let reader = Evaluation.current { recordRead(by: reader) }
  }
}

/// The objects that a host's views observe.
final class ObjectRegistry {
  private struct Weak {
    weak var source: ObjectSource?
  }

  private var sources: [ObjectIdentifier: Weak] = [:]
  private var sweepAt = 32

  /// The source of an object.
  ///
  /// It is kept by those who use it, and they keep the object too.
  func source<Object: ObservableObject>(for object: Object, queue: UpdateQueue) -> ObjectSource {
    let key = ObjectIdentifier(object)
    if let known = sources[key]?.source { return known }
    if sources.count >= sweepAt {
      sources = sources.filter { $0.value.source != nil }
      sweepAt = max(32, sources.count * 2)
    }
    let made = ObjectSource(object, queue: queue)
    sources[key] = Weak(source: made)
    return made
  }
}

/// What a node keeps for a property that observes an object.
final class ObjectSlot<Object: ObservableObject> {
  let object: Object
  let source: ObjectSource?

  /// - Parameter owner: the view's node; `nil` if it has gone, so that there is nobody to tell of changes.
  init(_ object: Object, owner: _ViewNode?) {
    self.object = object
    if let owner, owner.isMounted {
      source = owner.host.objects.source(for: object, queue: owner.host.updateQueue)
    } else {
      source = nil
    }
  }
}

/// A property of an object.
final class ObjectPropertyLocation<Object: AnyObject, Value>: _BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let source: ObjectSource?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, source: ObjectSource?) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }

  override func get() -> Value {
    source?.recordCurrentRead()
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value, transaction: Transaction) {
    AmbientTransaction.adopt(transaction) { object[keyPath: keyPath] = value }
  }

  override var isTransient: Bool { true }

  override func isSamePlace(as other: _BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
