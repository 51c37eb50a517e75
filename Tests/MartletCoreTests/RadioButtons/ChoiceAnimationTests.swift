import SwiftUI
import Testing
import ViewTesting

/// The mark changes over 0.2 s with the curve easeIn, whose value at half time is fact n204's 0.32
/// (0.3154 by the curve's control points, fact n183).
@MainActor @Suite struct ChoiceAnimationTests {
  private let half = UnitCurve.easeIn.value(at: 0.5)

  /// Opacities of the inner circles that are drawn.
  private func innerOpacities(_ ui: TestHost) -> [Double] { ui.drawnOpacities(of: "fill") }

  @Test func atHalfTimeWidthAndOpacityStandAtTheCurvesValue() throws {
    let ui = TestHost { ChoiceScreen() }
    try ui.tap("Beta")
    ui.advance(by: 0.1)
    let widths = ui.drawnNumbers("width", of: "stroke")
    #expect(widths.count == 3)
    #expect(isNear(widths[0], 2 - 0.5 * half))
    #expect(isNear(widths[1], 1.5 + 0.5 * half))
    #expect(isNear(widths[2], 1.5))
    // The inner circles' colour changes too, from and to black at 50 %.
    let opacities = innerOpacities(ui)
    #expect(opacities.count == 2)
    #expect(isNear(opacities[0], (1 - half) * (1 - 0.5 * half)))
    #expect(isNear(opacities[1], half * (0.5 + 0.5 * half)))
  }

  /// From the secondary label, black at 50 % (NSColor), to blue, #007AFF (fact n158).
  @Test func atHalfTimeTheRingsColourIsBetweenTheTwo() throws {
    let ui = TestHost { ChoiceScreen() }
    try ui.tap("Beta")
    ui.advance(by: 0.1)
    let ring = try #require(ui.drawnColors(of: "stroke").dropFirst().first)
    let expected = [0, 122 * half, 255 * half, 127.5 + 127.5 * half]
    #expect(zip(ring, expected).allSatisfy { isNear(Double($0), $1, 1.5) }, "\(ring)")
  }

  @Test func itEndsAfterItsDurationAndRests() throws {
    let ui = TestHost { ChoiceScreen() }
    try ui.tap("Beta")
    ui.advance(by: 0.21)
    #expect(ui.drawnNumbers("width", of: "stroke") == [1.5, 2, 1.5])
    #expect(ui.drawnColors(of: "stroke")[1] == [0, 0x7A, 0xFF, 0xFF])
    ui.settle()
    ui.resetCounters()
    ui.advance(by: 1)
    #expect(ui.counters == WorkCounters())
  }

  /// No jump where the second begins: the values just before and just after are the same.
  @Test func anInterruptedAnimationGoesOnFromWhereItIs() throws {
    let ui = TestHost { ChoiceScreen() }
    try ui.tap("Beta")
    ui.advance(by: 0.12)
    let widths = ui.drawnNumbers("width", of: "stroke")
    let colors = ui.drawnColors(of: "stroke")
    let opacities = innerOpacities(ui)
    try ui.tap("Alpha")
    #expect(ui.drawnNumbers("width", of: "stroke") == widths)
    #expect(ui.drawnColors(of: "stroke") == colors)
    #expect(innerOpacities(ui) == opacities)
    ui.advance(by: 0.01)
    #expect(zip(ui.drawnNumbers("width", of: "stroke"), widths).allSatisfy { isNear($0, $1, 0.08) })
    ui.settle()
    #expect(ui.drawnNumbers("width", of: "stroke") == [2, 1.5, 1.5])
  }

  @Test func manyInterruptionsEndWhereTheLastOneSays() throws {
    let ui = TestHost { ChoiceScreen() }
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      try ui.tap(ChoiceScreen.names.randomElement(using: &numbers) ?? "Alpha")
      ui.advance(by: Double.random(in: 0...0.25, using: &numbers))
    }
    try ui.tap("Gamma")
    #expect(ui.settle())
    #expect(ui.drawnNumbers("width", of: "stroke") == [1.5, 1.5, 2])
    #expect(ui.drawn("fill").count == 1)
  }

  @Test func theFirstPictureIsNotAnimated() {
    let ui = TestHost { ChoiceScreen() }
    #expect(ui.drawnNumbers("width", of: "stroke") == [2, 1.5, 1.5])
    #expect(innerOpacities(ui) == [1])
  }
}
