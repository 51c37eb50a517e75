import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// Buttons that are held or pressed twice, by keys.
@MainActor @Suite struct ButtonKeysTests {
  private func host<V: View>(_ tally: Tally, @ViewBuilder _ content: (Button<Text>) -> V) -> TestHost {
    let view = content(Button("Go") { tally.note("go") })
    let ui = TestHost(size: CGSize(width: 260, height: 120)) {
      VStack {
        view
        Button("Other") { tally.note("other") }
      }
    }
    ui.tabKey()
    return ui
  }

  @Test(arguments: ["space", "Return"]) func aHeldKeyIsAHeldButton(key: String) {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    let atRest = ui.displayListText
    ui.keyDown(key)
    ui.advance(by: 0.4)
    #expect(ui.displayListText != atRest && tally.take().isEmpty)
    ui.advance(by: 0.4)
    #expect(tally.take() == ["go": 1])
    ui.keyUp(key)
    ui.settle()
    #expect(ui.displayListText == atRest && tally.take().isEmpty)
  }

  @Test func aKeyLetGoEarlyCancels() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    ui.keyDown("space")
    ui.advance(by: 0.5)
    ui.keyUp("space")
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
  }

  @Test func movingOnCancels() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    ui.keyDown("space")
    ui.advance(by: 0.2)
    ui.tabKey()
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
    ui.keyUp("space")
    #expect(tally.take().isEmpty)
  }

  @Test func aWindowThatIsLeftCancels() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    ui.keyDown("space")
    ui.advance(by: 0.2)
    ui.setActive(false)
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
  }

  @Test func oneStopForTab() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    ui.tabKey()
    ui.key("space")
    #expect(tally.take() == ["other": 1])
  }

  @Test func keysArmThenAct() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.confirm("Sure?")) }
    ui.key("space")
    #expect(tally.take().isEmpty)
    ui.key("Return")
    #expect(tally.take() == ["go": 1])
  }

  @Test func escapeDisarms() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.confirm("Sure?")) }
    let atRest = ui.displayListText
    ui.key("space")
    ui.settle()
    #expect(ui.displayListText != atRest)
    ui.key("Escape")
    ui.settle()
    #expect(ui.displayListText == atRest)
    ui.key("space")
    #expect(tally.take().isEmpty)
  }

  @Test func assistiveToolsActAtOnce() throws {
    let tally = Tally()
    for ui in [host(tally) { $0.buttonStyle(.hold()) }, host(tally) { $0.buttonStyle(.confirm) }] {
      let button = try ui.find(.text("Go"))
      #expect(button.role == .button)
      #expect(button.activate())
    }
    #expect(tally.take() == ["go": 2])
  }

  @Test func disabledButtonsTakeNoKeys() {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0)).disabled(true) }
    ui.key("space")
    #expect(tally.take() == ["other": 1])
  }

  @Test func aRingFillsAroundASymbol() throws {
    let tally = Tally()
    let ui = TestHost(size: CGSize(width: 120, height: 120)) {
      Button {
        tally.note("go")
      } label: {
        Image(systemName: "power")
      }
      .buttonStyle(.hold(duration: 1, indicator: .ring))
    }
    let middle = CGPoint(x: 60, y: 60)
    let atRest = ui.displayListText
    ui.pointerDown(at: middle)
    ui.advance(by: 0.6)
    #expect(ui.displayListText != atRest)
    try ui.writePictureNow("HoldRing")
    ui.advance(by: 0.6)
    ui.pointerUp()
    #expect(tally.take() == ["go": 1])
  }
}
