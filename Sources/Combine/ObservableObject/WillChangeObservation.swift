import Foundation

/// A closure that runs before each change of an observable object, until it is cancelled.
///
/// This is how SwiftUI's engine listens: no subscriber, no subscription and no demand in between. The object keeps
/// the observation, so whoever starts one has to cancel it. After `cancel()` returns, no new call begins; one that
/// another thread began may still run.
// Unchecked: the lock guards both closures; `body` is declared sendable where observations are made.
package final class WillChangeObservation: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var body: (() -> Void)?
  private var leave: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  func notify() { lock.withLock { body }?() }

  func onCancel(_ action: @escaping () -> Void) { leave = action }

  /// Stops calling the closure and releases it; further calls do nothing.
  package func cancel() {
    let (body, leave) = lock.withLock {
      let ended = (self.body, self.leave)
      self.body = nil
      self.leave = nil
      return ended
    }
    withExtendedLifetime(body) { leave?() }
  }
}

extension ObservableObject {
  /// Calls the closure before each change of this object, on the thread that changes it.
  ///
  /// Objects with the standard publisher take the closure directly; for any other publisher a subscriber with
  /// unlimited demand is made.
  package func observeWillChange(_ body: @escaping @Sendable () -> Void) -> WillChangeObservation {
    let publisher = objectWillChange
    if let standard = publisher as? ObservableObjectPublisher { return standard.observe(body) }
    let observation = WillChangeObservation(body)
    let sink = Subscribers.Sink<ObjectWillChangePublisher.Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { _ in observation.notify() })
    observation.onCancel { sink.cancel() }
    publisher.subscribe(sink)
    return observation
  }
}
