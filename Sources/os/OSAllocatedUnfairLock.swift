import Foundation

/// A lock with a state that may be touched only under it.
///
/// - Source: Apple, "OSAllocatedUnfairLock".
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Who holds a lock.
  public struct Ownership: Hashable, Sendable {
    let isOwner: Bool
    /// The thread that asks.
    public static var owner: Ownership { Ownership(isOwner: true) }
    /// Another thread or none.
    public static var notOwner: Ownership { Ownership(isOwner: false) }
  }

  private let storage: LockStorage<State>

  /// Creates a lock with a state that other threads may not be able to share otherwise.
  public init(uncheckedState initialState: State) {
    storage = LockStorage(initialState)
  }

  /// Runs a closure under the lock and returns what it returns.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure under the lock and returns what it returns.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure if the lock is free; else returns `nil`.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lockIfFree() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure if the lock is free; else returns `nil`.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program if the lock is not held as said.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isHeldHere == condition.isOwner,
      condition.isOwner ? "This thread does not hold the lock." : "This thread holds the lock.")
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is free and takes it.
  public func lock() { storage.lock() }

  /// Gives the lock back.
  public func unlock() { storage.unlock() }

  /// Takes the lock if it is free; returns whether it was.
  public func lockIfAvailable() -> Bool { storage.lockIfFree() }

  /// Runs a closure under the lock and returns what it returns.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body()
  }

  /// Runs a closure under the lock and returns what it returns.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure if the lock is free; else returns `nil`.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    guard storage.lockIfFree() else { return nil }
    defer { storage.unlock() }
    return try body()
  }
}

/// A mutex of the system, which ends the program where it is taken twice by one thread, and what it guards.
private final class LockStorage<State> {
  var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var owner: pthread_t?

  init(_ state: State) {
    self.state = state
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() {
    precondition(pthread_mutex_lock(mutex) == 0, "The lock is held by this thread already.")
    owner = pthread_self()
  }

  func lockIfFree() -> Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return false }
    owner = pthread_self()
    return true
  }

  func unlock() {
    owner = nil
    precondition(pthread_mutex_unlock(mutex) == 0, "The lock is not held by this thread.")
  }

  /// Whether the thread that asks holds the mutex.
  var isHeldHere: Bool {
    let result: Int32 = pthread_mutex_trylock(mutex)
    if result == 0 { pthread_mutex_unlock(mutex) }
    return result != 0 && owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
  }
}
