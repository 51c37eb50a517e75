import SwiftUI
import Testing
import ViewTesting

@testable import MartletControls

/// The kit's button styles, as their users press, hold and leave them.
@MainActor @Suite struct ButtonStylesTests {
  private func host<V: View>(_ tally: Tally, @ViewBuilder _ content: (Button<Text>) -> V) -> TestHost {
    let button = Button("Go") { tally.note("go") }
    let view = content(button)
    return TestHost(size: CGSize(width: 200, height: 80)) { view }
  }

  private func middle(_ ui: TestHost) throws -> CGPoint {
    let frame = try ui.find(.text("Go")).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func aPressedLabelGivesWay() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.pressScale) }
    let atRest = ui.displayListText
    ui.pointerDown(at: try middle(ui))
    ui.advance(by: 0.3)
    #expect(ui.displayListText != atRest)
    ui.pointerUp()
    ui.settle()
    #expect(ui.displayListText == atRest && tally.take() == ["go": 1])
  }

  @Test func oneTapIsNotTwo() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.doubleTap) }
    ui.tap(at: try middle(ui))
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
    ui.tap(at: try middle(ui), count: 2)
    #expect(tally.take() == ["go": 1])
  }

  // MARK: Hold

  @Test func aHeldButtonFillsAndActs() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    let atRest = ui.displayListText
    ui.pointerDown(at: try middle(ui))
    ui.advance(by: 0.35)
    #expect(ui.displayListText != atRest && tally.take().isEmpty)
    ui.advance(by: 0.4)
    #expect(tally.take() == ["go": 1])
    ui.pointerUp()
    ui.settle()
    #expect(ui.displayListText == atRest && tally.take().isEmpty)
  }

  @Test func lettingGoEarlyAndLeavingCancel() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: 0.7)) }
    ui.press(at: try middle(ui), for: 0.5)
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
    ui.pointerDown(at: try middle(ui))
    ui.advance(by: 0.2)
    ui.pointerMove(to: CGPoint(x: 2, y: 2))
    ui.advance(by: 1)
    ui.pointerUp()
    #expect(tally.take().isEmpty)
    // And it can be held again.
    ui.press(at: try middle(ui), for: 0.8)
    #expect(tally.take() == ["go": 1])
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func aTimeThatIsNoneIsTheDefault(duration: Double) throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.hold(duration: duration)) }
    ui.press(at: try middle(ui), for: 0.6)
    #expect(tally.take().isEmpty)
    ui.press(at: try middle(ui), for: 0.8)
    #expect(tally.take() == ["go": 1])
  }

  // MARK: Repeat

  @Test func aHeldButtonActsFasterAndFaster() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.repeating) }
    ui.pointerDown(at: try middle(ui))
    #expect(tally.take() == ["go": 1])
    ui.advance(by: 0.45)
    #expect(tally.take().isEmpty)
    ui.advance(by: 0.1)
    #expect(tally.take() == ["go": 1])
    ui.advance(by: 1)
    let slow = tally.take()["go", default: 0]
    ui.advance(by: 1)
    let fast = tally.take()["go", default: 0]
    #expect(slow >= 5 && fast > slow)
    ui.pointerUp()
    ui.advance(by: 1)
    #expect(tally.take().isEmpty)
  }

  @Test func theWaitsShrinkToTheShortest() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let dates = Array(
      AcceleratingSchedule().entries(from: start, mode: .normal).prefix(40)
    ).map(\.timeIntervalSinceReferenceDate)
    let waits = zip(dates.dropFirst(), dates).map { $0 - $1 }
    #expect(abs(waits[0] - 0.5) < 1e-9 && abs(waits[1] - 0.2) < 1e-9)
    #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 } && abs(waits[38] - 0.03) < 1e-6)
  }

  // MARK: Confirm

  @Test func theSecondPressActs() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.confirm("Sure?")) }
    let point = try middle(ui)
    ui.tap(at: point)
    ui.advance(by: 0.5)
    #expect(tally.take().isEmpty)
    ui.tap(at: point)
    #expect(tally.take() == ["go": 1])
    ui.advance(by: 0.5)
    ui.tap(at: point)
    #expect(tally.take().isEmpty)
  }

  @Test func withoutASecondPressItFallsBack() throws {
    let tally = Tally()
    let ui = host(tally) { $0.buttonStyle(.confirm("Sure?", timeout: 2)) }
    let atRest = ui.displayListText
    let point = try middle(ui)
    ui.tap(at: point)
    ui.advance(by: 1)
    #expect(ui.displayListText != atRest)
    ui.advance(by: 1.5)
    #expect(ui.displayListText == atRest)
    ui.tap(at: point)
    #expect(tally.take().isEmpty)
  }

  @Test func disabledButtonsDoNothing() throws {
    let tally = Tally()
    let views: [AnyView] = [
      AnyView(Button("Go") { tally.note("go") }.buttonStyle(.hold())),
      AnyView(Button("Go") { tally.note("go") }.buttonStyle(.repeating)),
      AnyView(Button("Go") { tally.note("go") }.buttonStyle(.confirm)),
      AnyView(Button("Go") { tally.note("go") }.buttonStyle(.doubleTap)),
    ]
    for view in views {
      let ui = TestHost(size: CGSize(width: 200, height: 80)) { view.disabled(true) }
      let point = CGPoint(x: 100, y: 40)
      ui.tap(at: point, count: 2)
      ui.press(at: point, for: 1.5)
    }
    #expect(tally.take().isEmpty)
  }

  // MARK: Pictures

  private struct Looks: View {
    var body: some View {
      HStack(spacing: 16) {
        Button("Scale") {}.buttonStyle(.pressScale)
        Button("Hold") {}.buttonStyle(.hold())
        Button("Delete", role: .destructive) {}.buttonStyle(.hold())
        Button {
        } label: {
          Image(systemName: "plus")
        }.buttonStyle(.repeating)
        Button("Reset") {}.buttonStyle(.confirm("Sure?"))
        Button("Off") {}.buttonStyle(.hold()).disabled(true)
      }
      .padding(24)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func looks(scheme: ColorScheme) throws {
    let ui = TestHost(size: CGSize(width: 600, height: 80), scale: 2, colorScheme: scheme) { Looks() }
    try ui.writePicture("Buttons-\(scheme)")
    for name in ["Delete", "Reset"] {
      let frame = try ui.find(.text(name)).frame
      ui.pointerDown(at: CGPoint(x: frame.midX, y: frame.midY))
      ui.advance(by: 0.4)
      if name == "Delete" { try ui.writePictureNow("Buttons-held-\(scheme)") }
      ui.pointerUp()
    }
    try ui.writePicture("Buttons-armed-\(scheme)")
    #expect(ui.repaintDifference == 0)
  }
}
