import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct NestedPopoverTests {
  private struct Nest: View {
    @State private var isOuterOpen = true
    @State private var isInnerOpen = true
    @State private var presses = 0

    var body: some View {
      VStack {
        Text("anchor \(presses)").popover(isPresented: $isOuterOpen) {
          Text("outer").padding().popover(isPresented: $isInnerOpen) {
            Button("deep") { presses += 1 }.padding()
          }
        }
      }
    }
  }

  /// Both are true from the start: the inner one hangs at the outer one, not at the window.
  @Test func aPopoverInAPopoverBelongsToIt() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) { Nest() }
    try #require(ui.popoverFrames.count == 2)
    let outer = ui.popoverFrames[0]
    let inner = ui.popoverFrames[1]
    // Above its anchor, the outer popover's content, and in the middle of it.
    #expect(inner.maxY < outer.midY)
    #expect(abs(inner.midX - outer.midX) <= 1)
  }

  @Test func aClickInTheInnerOneActsAndClosesNothing() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) { Nest() }
    try ui.tap(ui.find(.text("deep")))
    #expect(ui.shows("anchor 1"))
    #expect(ui.popoverFrames.count == 2)
  }

  @Test func escapeClosesTheInnerOneFirst() {
    let ui = TestHost(size: CGSize(width: 300, height: 300)) { Nest() }
    ui.key("Escape")
    #expect(ui.popoverFrames.count == 1)
    #expect(ui.shows("outer"))
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
  }
}
