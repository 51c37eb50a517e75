import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ScrollTransitionTests {
  private struct Page: View {
    let configuration: ScrollTransitionConfiguration

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 40)
            .scrollTransition(configuration) { content, phase in
              content.offset(x: phase.value * 20)
            }
          Color.blue.frame(width: 40, height: 400)
        }
      }
    }
  }

  private func host(_ configuration: ScrollTransitionConfiguration) -> TestHost {
    TestHost(size: CGSize(width: 100, height: 100)) { Page(configuration: configuration) }
  }

  private func scroll(_ ui: TestHost, _ distance: CGFloat) {
    ui.scroll(by: CGSize(width: 0, height: distance), with: .touchpad)
    ui.advance(by: 0.1)
  }

  /// From all visible to all hidden, in step with the way.
  ///
  /// Half of a linear way of 20 to the left is 10.
  @Test func anInteractiveTransitionFollowsTheWay() {
    let ui = host(.interactive(timingCurve: .linear))
    #expect(!ui.displayListText.contains("transform (1, 0, 0, 1, -"))
    scroll(ui, 20)
    #expect(ui.displayListText.contains("transform (1, 0, 0, 1, -10, 0)"))
    scroll(ui, -20)
    #expect(!ui.displayListText.contains("transform (1, 0, 0, 1, -10"))
  }

  /// Half of the view is visible until 20 of its 40 points are gone.
  @Test func anAnimatedTransitionChangesAtTheThreshold() {
    let ui = host(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    scroll(ui, 15)
    #expect(!ui.displayListText.contains("transform (1, 0, 0, 1, -1, 0)"))
    scroll(ui, 10)
    ui.advance(by: 0.4)
    let moving = ui.displayListText
    #expect(moving.contains("transform (1, 0, 0, 1, -10") || moving.contains("transform (1, 0, 0, 1, -9"))
    ui.advance(by: 1)
    #expect(ui.displayListText.contains("transform (1, 0, 0, 1, -20, 0)"))
  }

  @Test func identityChangesNothing() {
    let ui = host(.identity)
    scroll(ui, 30)
    #expect(!ui.displayListText.contains("transform (1, 0, 0, 1, -2"))
  }

  @Test func phases() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
  }
}
