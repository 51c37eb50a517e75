import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Hands its configuration to the test.
private struct HandingStyle: PrimitiveButtonStyle {
  let keep: (PrimitiveButtonStyleConfiguration) -> Void

  func makeBody(configuration: Configuration) -> some View {
    keep(configuration)
    return configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private final class Kept: @unchecked Sendable {
  var configuration: PrimitiveButtonStyleConfiguration?
}

@MainActor @Suite struct TriggerTests {
  private struct Screen: View {
    @State private var count = 0
    let journal: Journal
    let kept: Kept

    var body: some View {
      VStack {
        if count < 3 {
          Button("Go") {
            journal.note("run \(count)")
            count += 1
          }
          .buttonStyle(HandingStyle { kept.configuration = $0 })
        }
        Text("count \(count)")
      }
    }
  }

  /// Fact n261: `trigger` performs the action, and when it is called is up to the style.
  @Test func triggeringTwiceRunsTwice() throws {
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal, kept: Kept()) }
    try ui.tap("Go")
    #expect(journal.take() == ["run 0", "run 1"])
    #expect(ui.says("count 2"))
  }

  @Test func triggeringLaterRunsAtTheNextUpdate() throws {
    let journal = Journal()
    let kept = Kept()
    let ui = TestHost { Screen(journal: journal, kept: kept) }
    kept.configuration?.trigger()
    ui.advance(by: 0.02)
    #expect(journal.take() == ["run 0"])
    #expect(ui.says("count 1"))
  }

  @Test func triggeringFromAnotherThreadRunsOnTheMainLoop() async throws {
    let journal = Journal()
    let kept = Kept()
    let ui = TestHost { Screen(journal: journal, kept: kept) }
    await withCheckedContinuation { continuation in
      Thread {
        kept.configuration?.trigger()
        continuation.resume()
      }.start()
    }
    await ui.yield()
    // The action is the main actor's: had it run elsewhere, the program would have stopped.
    #expect(journal.take() == ["run 0"])
  }

  @Test func triggeringAfterTheButtonIsGoneRunsItsLastAction() throws {
    let journal = Journal()
    let kept = Kept()
    let ui = TestHost { Screen(journal: journal, kept: kept) }
    try ui.tap("Go")
    try ui.tap("Go")
    #expect(!ui.says("Go"))
    _ = journal.take()
    kept.configuration?.trigger()
    ui.advance(by: 0.02)
    #expect(journal.take() == ["run 4"])
  }

  @Test func triggeringAfterTheWindowIsGoneDoesNothing() async throws {
    let journal = Journal()
    let kept = Kept()
    weak var window: TestHost?
    do {
      let ui = TestHost { Screen(journal: journal, kept: kept) }
      window = ui
    }
    #expect(window == nil)
    try #require(kept.configuration).trigger()
    for _ in 0..<10 { await Task.yield() }
    #expect(journal.take() == [])
  }
}
