import Foundation

/// Lets one thread at a time call a subscriber, without ever making another one wait.
///
/// A thread that finds the gate taken leaves its work to the thread inside, which does it before it comes out. The
/// thread inside passes freely, so a subscriber that sends while it receives is called again at once. As nobody
/// blocks, two pipelines that feed each other from two threads can't deadlock.
final class DeliveryGate {
  private let lock = NSLock()
  private var owner: Thread?
  private var waiting: [() -> Void] = []

  /// Does the work now, or leaves it to the thread inside.
  func perform(_ work: @escaping () -> Void) {
    let current = Thread.current
    lock.lock()
    if let owner, owner !== current {
      waiting.append(work)
      lock.unlock()
      return
    }
    let isNested = owner != nil
    owner = current
    lock.unlock()
    work()
    if !isNested { finish() }
  }

  /// Does what other threads left, then opens the gate.
  private func finish() {
    while true {
      lock.lock()
      let left = waiting
      waiting = []
      if left.isEmpty { owner = nil }
      lock.unlock()
      if left.isEmpty { return }
      for work in left { work() }
    }
  }
}
