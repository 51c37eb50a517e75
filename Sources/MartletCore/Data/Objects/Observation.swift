import Foundation
import Observation

/// Tells a reader that a property of an `@Observable` object it read has changed.
final class ObservationTrigger: PendingLocation, @unchecked Sendable {
  // All guarded by `stateLock`. A weak reference would make every use of the view's node slower.
  private unowned(unsafe) var reader: _DependencyReader?
  private var queue: UpdateQueue?
  private var isPending = false
  private var secondLook: SecondLook?

  /// The reader takes the trigger off when it goes.
  init(reader: _DependencyReader, queue: UpdateQueue) {
    self.reader = reader
    self.queue = queue
    reader.observationTrigger = self
  }

  /// Nobody is left to be told.
  func detach() {
    let dropped: UpdateQueue? = stateLock.withLock {
      reader = nil
      defer { queue = nil }
      return queue
    }
    // Let go after the lock, because its end may run code that takes it.
    withExtendedLifetime(dropped) {}
  }

  /// Called before the property changes, on any thread.
  func willChange() {
    let told: UpdateQueue? = stateLock.withLock {
      guard let queue = self.queue else { return nil }
      if !isPending {
        isPending = true
        _ = queue.batchForWrite(
          transaction: AmbientTransaction.current, isNew: { _ in true }, by: self)
      }
      return queue
    }
    guard let queue = told else { return }
    queue.requestUpdate()
    if queue.isOnHostThread { return }
    let look: SecondLook = stateLock.withLock {
      let look = secondLook ?? SecondLook()
      secondLook = look
      return look
    }
    look.note(on: queue) { [weak self] in self?.tellReader() }
  }

  func commit(batch: Int) {
    stateLock.withLock { isPending = false }
    tellReader()
  }

  /// Called by the host's thread, on which readers go, too.
  private func tellReader() {
    let reader = stateLock.withLock { self.reader }
    reader?.observedPropertyChanged()
  }

  /// Runs an evaluation and listens to the observable properties it reads.
  func observing<Result>(_ work: () -> Result) -> Result {
    withObservationTracking(work) { [self] in willChange() }
  }
}

/// Gives bindings to the properties of an `@Observable` object.
///
/// - Source: Apple, "Bindable".
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Not available: the value has to be an object that conforms to `Observable`.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  fileprivate init(storing value: Value) {
    wrappedValue = value
  }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self = Bindable(storing: wrappedValue)
  }

  /// Wraps an object.
  public init(_ wrappedValue: Value) {
    self = Bindable(storing: wrappedValue)
  }

  /// Takes over another wrapper's object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectPropertyLocation(wrappedValue, keyPath, source: nil))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// The `@Observable` object of each type that views inherit.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Supplies an `@Observable` object to the views inside.
nonisolated public struct _ObservableModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  package func change(_ values: inout EnvironmentValues) {
    values[ObservableObjectKey<Object>.self] = object
  }

  package func isEqual(to other: Self) -> Bool { object === other.object }
}

extension View {
  /// The view, with an `@Observable` object for itself and all inside.
  ///
  /// - Source: Apple, "environment(_:)".
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_ObservableModifier(object: object))
  }
}

extension Environment {
  /// Reads the `@Observable` object of a type.
  ///
  /// - Precondition: a view around this one has `.environment(_:)` with an object of the type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { $0[ObservableObjectKey<Value>.self] }
  }

  /// Reads the `@Observable` object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init { .some($0[ObservableObjectKey<T>.self]) }
  }
}
