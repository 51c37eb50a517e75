import CMartletGTK
import Foundation

/// One-shot timers on GLib's main loop.
@MainActor
final class LoopTimers {
  private var timers: [Int: (source: guint, action: @MainActor () -> Void)] = [:]
  private var lastToken = 0

  private final class Ticket {
    weak var owner: LoopTimers?
    let token: Int

    init(owner: LoopTimers, token: Int) {
      self.owner = owner
      self.token = token
    }
  }

  func start(after delay: Double, _ action: @escaping @MainActor () -> Void) -> Int {
    lastToken += 1
    let token = lastToken
    let ticket = Unmanaged.passRetained(Ticket(owner: self, token: token)).toOpaque()
    let seconds = delay.isFinite ? min(max(0, delay), 2_000_000) : 0
    let source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint((seconds * 1000).rounded(.up)),
      { data in
        guard let data else { return 0 }
        let ticket = Lent(pointer: Unmanaged<Ticket>.fromOpaque(data).takeUnretainedValue())
        MainActor.assumeIsolated { ticket.pointer.owner?.fire(ticket.pointer.token) }
        return 0
      }, ticket,
      { data in
        if let data { Unmanaged<Ticket>.fromOpaque(data).release() }
      })
    timers[token] = (source, action)
    return token
  }

  func cancel(_ token: Int) {
    guard let timer = timers.removeValue(forKey: token) else { return }
    g_source_remove(timer.source)
  }

  private func fire(_ token: Int) {
    timers.removeValue(forKey: token)?.action()
  }
}
