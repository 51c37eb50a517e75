import SwiftUI
import Testing
import ViewTesting

/// Work is counted, because it shall grow with what changed and not with what is there.
@MainActor @Suite struct LayoutCostTests {
  private struct Leaf: View {
    @State private var text = "leaf"

    var body: some View { Text(text).onTapGesture { text += "!" } }
  }

  private struct Tree: View {
    let depth: Int

    var body: AnyView {
      if depth == 0 { return AnyView(Leaf()) }
      return AnyView(
        HStack(spacing: 0) {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(width: 0.5, height: 0.5) } }
          VStack(spacing: 0) { Tree(depth: depth - 1) }
        })
    }
  }

  @Test func aChangedLeafMeasuresItsChainOnly() throws {
    let ui = TestHost { Tree(depth: 10) }
    ui.resetCounters()
    try ui.tap("leaf")
    #expect(ui.shows("leaf!"))
    // Ten levels of two containers, the leaf and its gesture; each answers least, most and final.
    #expect(ui.counters.measures <= (10 * 2 + 2) * 4, "\(ui.counters.measures)")
    #expect(ui.counters.bodies == 1)
  }

  @Test func aFixedFrameKeepsChangesInside() throws {
    let ui = TestHost {
      VStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 0.5) }
        Leaf().frame(width: 100, height: 20)
      }
    }
    ui.resetCounters()
    try ui.tap("leaf")
    #expect(ui.counters.measures <= 4, "\(ui.counters.measures)")
  }

  @Test func nestedStacksAskEachChildABoundedNumberOfTimes() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("leaf"))
        : AnyView(
          depth % 2 == 0
            ? AnyView(
              HStack {
                nested(depth - 1); Color.red.frame(width: 0.5)
              })
            : AnyView(
              VStack {
                nested(depth - 1); Color.red.frame(height: 0.5)
              }))
    }
    let ui = TestHost { nested(100) }
    // Each level has three elements; each is asked for a handful of sizes.
    #expect(ui.counters.measures < 100 * 3 * 8, "\(ui.counters.measures)")
  }

  @Test func oneCellOfAGridMeasuresItsGridOnly() throws {
    struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<20, id: \.self) { _ in
              GridRow { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 5, height: 5) } }
            }
          }
          Grid {
            GridRow {
              Leaf(); Text("other")
            }
          }
        }
      }
    }
    let ui = TestHost { Screen() }
    ui.resetCounters()
    try ui.tap("leaf")
    #expect(ui.counters.measures <= 40, "\(ui.counters.measures)")
  }

  @Test func scrollingUnderAWatchedGeometryEvaluatesNoBody() {
    let journal = Journal()
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) } }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        journal.note("\(new)")
      }
    }
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(ui.counters.bodies == 0 && ui.counters.measures == 0)
    #expect(journal.entries.last == "100.0")
  }

  /// Ten containers in each, three levels deep: flexible ones in turn with those that have their content's size.
  private struct Level: View {
    let depth: Int
    let number: Int
    let isFlexible: Bool

    var body: some View {
      if depth % 2 == 0 {
        VStack(alignment: .leading, spacing: 1) { children }
          .frame(maxWidth: .infinity, maxHeight: isFlexible ? .infinity : nil)
      } else {
        HStack(alignment: .top, spacing: 1) { children }
          .frame(maxWidth: isFlexible ? .infinity : nil, maxHeight: .infinity)
      }
    }

    private var children: some View {
      ForEach(0..<10, id: \.self) { index in
        if depth == 2 {
          Box(number: number * 10 + index)
        } else {
          AnyView(Level(depth: depth + 1, number: number * 10 + index, isFlexible: index % 2 == 0))
        }
      }
    }
  }

  private struct Box: View {
    let number: Int
    @State private var width: CGFloat = 8

    var body: some View {
      if number % 3 == 0 {
        Color.blue.frame(minWidth: 4, maxWidth: .infinity, minHeight: 4, maxHeight: .infinity)
      } else {
        Color.red.frame(width: width, height: CGFloat(6 + number % 4))
          .onTapGesture { width += 1 }
      }
    }
  }

  @Test func aLeafAmongAThousandMeasuresWhatItTouches() throws {
    let ui = TestHost(size: CGSize(width: 1200, height: 1200)) {
      Level(depth: 0, number: 0, isFlexible: true)
    }
    let points = (0..<1200).map { CGPoint(x: Double($0) + 0.5, y: 3.5) }
    let red = try #require(points.first { ui.color(at: $0).red > ui.color(at: $0).blue + 100 })
    ui.resetCounters()
    ui.tap(at: red)
    #expect(ui.counters.bodies == 1)
    // The tree has 1,000 leaves in 2,000 elements; without sizes kept for each of a stack's questions nearly all of
    // them are measured again.
    #expect(ui.counters.measures < 200, "\(ui.counters.measures)")
  }
}
