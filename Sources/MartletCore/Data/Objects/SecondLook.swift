import Dispatch
import Foundation

/// Looks at an object again some time after another thread has announced a change of it.
///
/// Objects announce a change before they make it. On the host's own thread no body can run in between; a change that
/// another thread announces may be made only after the body has looked, and nobody says when.
final class SecondLook: @unchecked Sendable {
  // Guarded by `stateLock`.
  private var announcements = 0
  private var isScheduled = false

  /// Seconds that a thread may rest between announcing a change and making it.
  private static let delay = 0.05

  /// A change is announced; `look` is run by the host's thread if it was another one that announced it.
  func note(on queue: UpdateQueue, _ look: @escaping () -> Void) {
    if queue.isOnHostThread { return }
    nonisolated(unsafe) let look = look
    let count: Int? = stateLock.withLock {
      announcements += 1
      if isScheduled { return nil }
      isScheduled = true
      return announcements
    }
    if let count { schedule(count, on: queue) { look() } }
  }

  /// Waits until nothing has been announced for a while.
  private func schedule(_ count: Int, on queue: UpdateQueue, _ look: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay) { [weak self, weak queue] in
      guard let self, let queue else { return }
      let newest: Int? = stateLock.withLock {
        if self.announcements != count { return self.announcements }
        self.isScheduled = false
        return nil
      }
      if let newest {
        schedule(newest, on: queue, look)
      } else {
        queue.runSoon(look)
      }
    }
  }
}
