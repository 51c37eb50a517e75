import SwiftUI
import Testing
import ViewTesting

/// Apple, "withAnimation(_:completionCriteria:_:completion:)" and "addAnimationCompletion(criteria:_:)".
@MainActor @Suite struct AnimationCompletionTests {
  private struct Moving: View {
    let journal: Journal
    let animation: Animation
    let criteria: AnimationCompletionCriteria
    @State private var isFar = false
    @State private var isShown = true
    @State private var unseen = 0

    var body: some View {
      VStack {
        if isShown {
          Color.red.frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
        }
        Text("Go").onTapGesture {
          withAnimation(animation, completionCriteria: criteria) {
            isFar.toggle()
          } completion: {
            journal.note("done")
          }
          journal.note("asked")
        }
        Text("Nothing").onTapGesture {
          withAnimation(animation) {
          } completion: {
            journal.note("done")
          }
          journal.note("asked")
        }
        Text("Unseen").onTapGesture {
          withAnimation(animation) {
            unseen += 1
          } completion: {
            journal.note("done")
          }
          journal.note("asked")
        }
        Text("Hide").onTapGesture { isShown = false }
      }
    }
  }

  private func host(
    _ journal: Journal, _ animation: Animation = .linear(duration: 1),
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> TestHost {
    TestHost { Moving(journal: journal, animation: animation, criteria: criteria) }
  }

  @Test func theCompletionRunsWhenTheAnimationEnds() throws {
    let journal = Journal()
    let ui = host(journal)
    try ui.tap("Go")
    ui.advance(by: 0.9)
    #expect(journal.take() == ["asked"])
    ui.advance(by: 0.2)
    #expect(journal.take() == ["done"])
    ui.advance(by: 2)
    #expect(journal.take() == [])
  }

  @Test func withoutAChangeItRunsRightAfterTheClosure() throws {
    let journal = Journal()
    let ui = host(journal)
    try ui.tap("Nothing")
    #expect(journal.take() == ["done", "asked"])
  }

  @Test func aChangeThatNothingAnimatesIsCompleteAtOnce() throws {
    let journal = Journal()
    let ui = host(journal)
    try ui.tap("Unseen")
    #expect(journal.take() == ["asked", "done"])
  }

  /// A spring of half a second swings on for longer than it seems to move.
  @Test func aSpringIsLogicallyCompleteBeforeItIsRemoved() throws {
    let early = Journal()
    let late = Journal()
    let spring = Animation.spring(duration: 0.5, bounce: 0.5)
    let first = host(early, spring)
    let second = host(late, spring, .removed)
    try first.tap("Go")
    try second.tap("Go")
    _ = (early.take(), late.take())
    first.advance(by: 0.6)
    second.advance(by: 0.6)
    #expect(early.take() == ["done"])
    #expect(late.take() == [])
    second.settle()
    #expect(late.take() == ["done"])
  }

  @Test func aViewThatGoesAwayCompletesItsAnimation() throws {
    let journal = Journal()
    let ui = host(journal)
    try ui.tap("Go")
    ui.advance(by: 0.3)
    _ = journal.take()
    try ui.tap("Hide")
    ui.advance(by: 0.05)
    #expect(journal.take() == ["done"])
  }

  /// The second animation goes on where the first is; both are complete in time.
  @Test func anInterruptedAnimationCompletesToo() throws {
    let journal = Journal()
    let ui = host(journal, .spring(duration: 0.5))
    try ui.tap("Go")
    ui.advance(by: 0.1)
    try ui.tap("Go")
    ui.settle()
    #expect(journal.take() == ["asked", "asked", "done", "done"])
  }
}
