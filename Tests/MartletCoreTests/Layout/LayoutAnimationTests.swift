import SwiftUI
import Testing
import ViewTesting

@Suite @MainActor
struct LayoutAnimationTests {
  private struct Knob: View {
    @State private var isOn = false
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
      ZStack(alignment: isOn ? .trailing : .leading) {
        Color.clear.frame(width: 100, height: 20)
        Rectangle().fill(.red).frame(width: 20, height: 20)
      }
      .frame(width: 100, height: 40)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  private func knobX(_ ui: TestHost) -> CGFloat? {
    // The window is 100 wide, so the stack's left edge is at 0.
    (0..<100).map { CGFloat($0) + 0.5 }.first { x in
      let color = ui.color(at: CGPoint(x: x, y: 20))
      return color.red > 200 && color.green < 120
    }
  }

  /// A linear second from 0 to 80: at 0.5 s the knob's edge is at 40.
  @Test func theKnobOfAStackGlidesWhenItsAlignmentFlips() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) { Knob() }
    #expect(knobX(ui) == 0.5)
    ui.tap(at: CGPoint(x: 50, y: 20))
    ui.advance(by: 0.5)
    let middle = try #require(knobX(ui))
    #expect(abs(middle - 40) <= 1)
    ui.advance(by: 0.6)
    #expect(knobX(ui) == 80.5)
    #expect(ui.repaintDifference == 0)
    #expect(ui.settle())
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) { Knob(animation: nil) }
    ui.tap(at: CGPoint(x: 50, y: 20))
    #expect(knobX(ui) == 80.5)
  }

  /// Turned back at half time, the knob goes on from where it is: curves add up, so at the turn it is at 40.
  @Test func anInterruptedMoveGoesOnFromWhereItIs() throws {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) { Knob() }
    ui.tap(at: CGPoint(x: 50, y: 20))
    ui.advance(by: 0.5)
    ui.tap(at: CGPoint(x: 50, y: 20))
    let turn = try #require(knobX(ui))
    #expect(abs(turn - 40) <= 1)
    ui.settle()
    #expect(knobX(ui) == 0.5)
  }

  @Test func resizingTheWindowDoesNotAnimate() {
    let ui = TestHost(size: CGSize(width: 100, height: 40)) {
      HStack {
        Spacer(minLength: 0); Rectangle().fill(.red).frame(width: 20, height: 20)
      }
    }
    ui.resize(to: CGSize(width: 60, height: 40))
    #expect(knobX(ui) == 40.5)
  }
}
