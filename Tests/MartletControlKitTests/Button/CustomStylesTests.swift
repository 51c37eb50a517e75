import SwiftUI
import Testing
import ViewTesting

/// A style that shrinks a button while it is pressed.
private struct ShrinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(Color.orange)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
  }
}

/// A style that acts when the button was held for a while.
private struct HoldStyle: PrimitiveButtonStyle {
  var minimumDuration = 0.7

  func makeBody(configuration: Configuration) -> some View {
    Held(configuration: configuration, minimumDuration: minimumDuration)
  }

  private struct Held: View {
    @GestureState private var isPressed = false
    let configuration: PrimitiveButtonStyleConfiguration
    let minimumDuration: Double

    var body: some View {
      let hold = LongPressGesture(minimumDuration: minimumDuration)
        .updating($isPressed) { value, state, _ in state = value }
        .onEnded { _ in configuration.trigger() }
      return VStack(spacing: 0) {
        configuration.label
        Text(isPressed ? "held" : "free")
      }
      .background(Color.green)
      .scaleEffect(isPressed ? 0.7 : 1)
      .gesture(hold)
    }
  }
}

@MainActor @Suite struct CustomStylesTests {
  @Test func theScaleAppliesAboutTheCentreAndMovesNoNeighbour() throws {
    let ui = TestHost {
      VStack(spacing: 20) {
        Text("Above")
        Button("Shrink") {}.buttonStyle(ShrinkingStyle())
        Text("Below")
      }
    }
    let frame = try ui.frame("Shrink")
    let neighbours = [try ui.frame("Above"), try ui.frame("Below")]
    let center = CGPoint(x: frame.midX, y: frame.midY)
    /// The colour so many half widths from the centre, above the text.
    func color(_ share: Double) -> PixelColor {
      ui.color(at: CGPoint(x: center.x + share * frame.width / 2, y: center.y - 5))
    }
    let orange = color(0.9)
    #expect(color(-0.9) == orange)
    ui.pointerDown(at: center)
    #expect(color(0.4) == orange && color(-0.4) == orange)
    #expect(color(0.55) != orange && color(-0.55) != orange)
    #expect([try ui.frame("Above"), try ui.frame("Below")] == neighbours)
    ui.pointerUp()
    #expect(color(0.9) == orange)
  }

  @Test func theHoldStyleIgnoresAClick() throws {
    let journal = Journal()
    let ui = TestHost { Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle()) }
    try ui.tap("Hold")
    ui.advance(by: 2)
    #expect(journal.take() == [])
    #expect(ui.says("free"))
  }

  @Test(arguments: [0.7, 2]) func theHoldStyleTriggersOnceAtItsDuration(duration: Double) throws {
    let journal = Journal()
    let ui = TestHost {
      Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle(minimumDuration: duration))
    }
    ui.pointerDown(at: try ui.control("Hold").center)
    #expect(ui.says("held"))
    ui.advance(by: duration - 0.05)
    #expect(ui.says("held"))
    #expect(journal.take() == [])
    ui.advance(by: 0.1)
    #expect(journal.take() == ["run"])
    #expect(ui.says("free"))
    ui.advance(by: 3)
    ui.pointerUp()
    #expect(journal.take() == [])
  }

  @Test func theGestureStateFallsBackWhenTheHoldIsCutShort() throws {
    let ui = TestHost { Button("Hold") {}.buttonStyle(HoldStyle()) }
    ui.pointerDown(at: try ui.control("Hold").center)
    ui.advance(by: 0.3)
    #expect(ui.says("held"))
    ui.pointerUp()
    #expect(ui.says("free"))
    ui.pointerDown(at: try ui.control("Hold").center)
    ui.pointerCancel()
    #expect(ui.says("free"))
  }

  @Test func aDisabledHoldDoesNothing() throws {
    let journal = Journal()
    let ui = TestHost { Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle()).disabled(true) }
    ui.press(try ui.control("Hold"), for: 1)
    #expect(journal.take() == [])
  }
}
