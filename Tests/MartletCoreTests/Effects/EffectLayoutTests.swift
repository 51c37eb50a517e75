import SwiftUI
import Testing
import ViewTesting

/// Effects draw elsewhere and leave layout alone: recorded behaviour 19 of SwiftUI; facts n113, n138.
@MainActor @Suite struct EffectLayoutTests {
  private func isUnmoved(@ViewBuilder _ effect: (AnyView) -> some View) throws -> Bool {
    let plain = try neighbour { $0 }
    return try neighbour(effect) == plain
  }

  private func neighbour(@ViewBuilder _ effect: (AnyView) -> some View) throws -> CGRect {
    let ui = TestHost {
      HStack(spacing: 0) {
        effect(AnyView(Color.red.frame(width: 30, height: 30)))
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("next")
      }
    }
    return try ui.frame("next")
  }

  @Test func siblingsDoNotMove() throws {
    #expect(try isUnmoved { $0.offset(x: 50, y: 20) })
    #expect(try isUnmoved { $0.scaleEffect(3) })
    #expect(try isUnmoved { $0.rotationEffect(.degrees(30)) })
    #expect(try isUnmoved { $0.opacity(0) })
    #expect(try isUnmoved { $0.clipShape(Circle()) })
  }

  @Test func anOffsetDrawsElsewhere() throws {
    let ui = TestHost {
      Color.red.frame(width: 10, height: 10).offset(x: 5, y: -5).accessibilityIdentifier("x")
    }
    // The view inside is drawn, found and hit there.
    #expect(ui.color(at: CGPoint(x: 207, y: 142)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 197, y: 153)).description == "#ECECEC")
  }

  @Test func scalingIsAboutTheMiddleOrAnAnchor() {
    let middle = TestHost { Color.red.frame(width: 10, height: 10).scaleEffect(3) }
    #expect(middle.color(at: CGPoint(x: 187, y: 137)).description == "#FF3B30")
    #expect(middle.color(at: CGPoint(x: 213, y: 163)).description == "#FF3B30")
    let anchored = TestHost { Color.red.frame(width: 10, height: 10).scaleEffect(3, anchor: .topLeading) }
    #expect(anchored.color(at: CGPoint(x: 193, y: 143)).description == "#ECECEC")
    #expect(anchored.color(at: CGPoint(x: 223, y: 173)).description == "#FF3B30")
  }

  /// Fact n146: white at 0.8 over black is CC.
  @Test func opacityMixesWithWhatIsBehind() {
    let ui = TestHost { Color.white.opacity(0.8).background(Color.black) }
    #expect(ui.color(at: CGPoint(x: 50, y: 50)).description == "#CCCCCC")
  }

  @Test func aClipCutsOff() {
    let ui = TestHost { Color.red.frame(width: 100, height: 100).clipShape(Circle()) }
    #expect(ui.color(at: CGPoint(x: 200, y: 150)).description == "#FF3B30")
    #expect(ui.color(at: CGPoint(x: 153, y: 103)).description == "#ECECEC")
  }
}
