import SwiftUI
import Testing
import ViewTesting

/// The styles of seed document 001, as it describes them.
private struct ShrinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(Color.orange)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
  }
}

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

@MainActor @Suite struct SeedStylesTests {
  @Test func theScaleAppliesAboutTheCentreAndMovesNoNeighbour() throws {
    let ui = TestHost {
      VStack(spacing: 20) {
        Text("Above")
        Button("Shrink") {}.buttonStyle(ShrinkingStyle())
        Text("Below")
      }
    }
    let before = try ui.frame("Shrink")
    let neighbours = [try ui.frame("Above"), try ui.frame("Below")]
    ui.pointerDown(at: CGPoint(x: before.midX, y: before.midY))
    let after = try ui.frame("Shrink")
    #expect(isNear(after.midX, before.midX))
    #expect(isNear(after.midY, before.midY))
    #expect(isNear(after.width, before.width / 2))
    #expect([try ui.frame("Above"), try ui.frame("Below")] == neighbours)
  }

  @Test func theHoldStyleIgnoresAClick() throws {
    let journal = Journal()
    let ui = TestHost { Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle()) }
    try ui.tap("Hold")
    ui.advance(by: 2)
    #expect(journal.take() == [])
    #expect(ui.shows("free"))
  }

  @Test(arguments: [0.7, 2]) func theHoldStyleTriggersOnceAtItsDuration(duration: Double) throws {
    let journal = Journal()
    let ui = TestHost {
      Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle(minimumDuration: duration))
    }
    ui.pointerDown(at: try ui.find(.text("Hold")).center)
    #expect(ui.shows("held"))
    ui.advance(by: duration - 0.05)
    #expect(ui.shows("held"))
    #expect(journal.take() == [])
    ui.advance(by: 0.1)
    #expect(journal.take() == ["run"])
    #expect(ui.shows("free"))
    ui.advance(by: 3)
    ui.pointerUp()
    #expect(journal.take() == [])
  }

  @Test func theGestureStateFallsBackWhenTheHoldIsCutShort() throws {
    let ui = TestHost { Button("Hold") {}.buttonStyle(HoldStyle()) }
    ui.pointerDown(at: try ui.find(.text("Hold")).center)
    ui.advance(by: 0.3)
    #expect(ui.shows("held"))
    ui.pointerUp()
    #expect(ui.shows("free"))
    ui.pointerDown(at: try ui.find(.text("Hold")).center)
    ui.pointerCancel()
    #expect(ui.shows("free"))
  }

  @Test func aDisabledHoldDoesNothing() throws {
    let journal = Journal()
    let ui = TestHost { Button("Hold") { journal.note("run") }.buttonStyle(HoldStyle()).disabled(true) }
    ui.press(try ui.find(.text("Hold")), for: 1)
    #expect(journal.take() == [])
  }
}
