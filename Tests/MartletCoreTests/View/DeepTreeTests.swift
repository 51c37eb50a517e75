import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct DeepTreeTests {
  private struct Nested: View {
    let depth: Int
    let leaf: Int

    var body: AnyView {
      depth == 0 ? AnyView(Text("leaf \(leaf)")) : AnyView(VStack { Nested(depth: depth - 1, leaf: leaf) })
    }
  }

  private struct Screen: View {
    let depth: Int
    @State private var leaf = 0

    var body: some View {
      VStack {
        Text("Next").onTapGesture { leaf += 1 }
        Nested(depth: depth, leaf: leaf)
      }
    }
  }

  @Test func fiveHundredLevelsWork() throws {
    let ui = TestHost { Screen(depth: 500) }
    #expect(ui.shows("leaf 0"))
    try ui.tap("Next")
    #expect(ui.shows("leaf 1"))
    #expect(ui.repaintDifference == 0)
    ui.tap(at: try ui.find(.text("leaf 1")).center)
  }

  @Test func aDeepTreeIsMeasuredOncePerLevel() {
    let ui = TestHost { Nested(depth: 100, leaf: 0) }
    // Each level has three elements at most, each asked for a few sizes.
    #expect(ui.counters.measures < 100 * 3 * 5, "\(ui.counters)")
  }

  private struct Wide: View {
    @State private var count = 3000

    var body: some View {
      VStack(spacing: 0) {
        Text("Clear").onTapGesture { count = 0 }
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 0.05) }
      }
    }
  }

  @Test func aWideTreeComesAndGoes() throws {
    let ui = TestHost { Wide() }
    try ui.tap("Clear")
    #expect(ui.drawn("fill").isEmpty)
  }
}
