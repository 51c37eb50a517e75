import SwiftUI

/// Starts a timer, main-queue work and tasks, and reports when each comes, in milliseconds from the start.
struct TimingApp: App {
  var body: some Scene {
    WindowGroup("Timing") { TimingView() }
  }
}

struct TimingView: View {
  @State private var events = 0

  var body: some View {
    Text("Events: \(events)")
      .onAppear(perform: start)
      .reporting()
  }

  private func start() {
    let clock = ContinuousClock()
    let begin = clock.now
    @Sendable func note(_ name: String) {
      let (seconds, attoseconds) = (clock.now - begin).components
      report("\(name) \(seconds * 1000 + attoseconds / 1_000_000_000_000_000)")
      MainActor.assumeIsolated { events += 1 }
    }

    // Twice 300 ms, then it ends: a timer that repeats must come again, and must stop when told.
    var ticks = 0
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { timer in
      MainActor.assumeIsolated { ticks += 1 }
      note("timer")
      if MainActor.assumeIsolated({ ticks == 2 }) { timer.invalidate() }
    }
    DispatchQueue.main.async { note("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { note("asyncAfter") }
    DispatchQueue.global().async { DispatchQueue.main.async { note("background") } }
    Task { note("task") }
    Task {
      try? await Task.sleep(for: .milliseconds(400))
      note("sleep")
    }
    Task.detached {
      try? await Task.sleep(for: .milliseconds(500))
      await MainActor.run { note("detached") }
    }
  }
}
