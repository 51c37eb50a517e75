import Foundation

/// A type whose activity can be cancelled.
public protocol Cancellable {
  /// Stops the activity and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this cancellable in the given collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this cancellable in the given set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A cancellable that hides what it cancels, and cancels it when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Makes a cancellable that runs the given closure, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Makes a cancellable that cancels the given one.
  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  deinit { action?() }

  /// Runs the action, the first time it is called.
  public func cancel() {
    let action = lock.withLock {
      let action = self.action
      self.action = nil
      return action
    }
    action?()
  }

  /// Whether both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyCancellable {
  /// Keeps this cancellable in the given collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this cancellable in the given set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
