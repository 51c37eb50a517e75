import SwiftUI
import Testing
import ViewTesting

/// Grids as views; how they divide their space is tested with `GridLayout`.
@MainActor @Suite struct GridTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func rowsAndColumnsLineUp() throws {
    let ui = TestHost {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box("a", 20, 10)
          box("b", 60, 20)
        }
        GridRow {
          box("c", 40, 10)
          box("d", 30, 10)
        }
      }
    }
    // 40 + 10 + 60 by 20 + 5 + 10, in the middle of 400 × 300.
    let origin = CGPoint(x: 145, y: 132.5)
    #expect(try isNear(ui.frame("a"), CGRect(x: origin.x, y: origin.y, width: 20, height: 10)))
    #expect(try isNear(ui.frame("b"), CGRect(x: origin.x + 50, y: origin.y, width: 60, height: 20)))
    #expect(try isNear(ui.frame("c"), CGRect(x: origin.x, y: origin.y + 25, width: 40, height: 10)))
    #expect(try isNear(ui.frame("d"), CGRect(x: origin.x + 50, y: origin.y + 25, width: 30, height: 10)))
  }

  @Test func aDividerSpansTheGridWithoutWideningIt() throws {
    let ui = TestHost {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 10); box("b", 60, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        box("wide", nil, 4).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(try ui.frame("wide").width == 100)
  }

  @Test func cellsSpanColumns() throws {
    let ui = TestHost {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40, 10); box("b", 50, 10); box("c", 60, 10)
        }
        GridRow {
          box("wide", nil, 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          box("d", 10, 10)
        }
      }
    }
    #expect(try ui.frame("wide").width == 100)
    #expect(try isNear(ui.frame("d").midX, ui.frame("c").midX))
  }

  @Test func columnAlignmentAndAnchorReachTheGridThroughModifiers() throws {
    let ui = TestHost {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10).gridColumnAlignment(.trailing).padding(0)
          box("b", 10, 40)
        }
        GridRow {
          box("c", 50, 10)
          box("d", 30, 10).gridCellAnchor(.bottomTrailing)
        }
      }
    }
    #expect(try isNear(ui.frame("a").maxX, ui.frame("c").maxX))
    #expect(try isNear(ui.frame("d").minX, ui.frame("b").minX))
  }

  private struct Changing: View {
    @State private var rows = 2
    @State private var isTop = false

    var body: some View {
      VStack(spacing: 0) {
        Text("More").onTapGesture { rows += 1 }
        Text("Top").onTapGesture { isTop = true }
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<rows, id: \.self) { row in
            GridRow(alignment: isTop ? .top : nil) {
              Color.red.frame(width: 10, height: 10).accessibilityIdentifier("left \(row)")
              ForEach(0..<row + 1, id: \.self) { column in
                Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("\(row) \(column)")
              }
            }
          }
        }
      }
    }
  }

  @Test func rowsOfAForEachComeAndChange() throws {
    let ui = TestHost { Changing() }
    #expect(try isNear(ui.frame("1 1").minX - ui.frame("left 0").minX, 20))
    #expect(try isNear(ui.frame("left 0").midY, ui.frame("0 0").midY))
    try ui.tap("More")
    #expect(try isNear(ui.frame("2 2").minX - ui.frame("left 0").minX, 30))
    #expect(try isNear(ui.frame("2 0").minY - ui.frame("1 0").minY, 20))
    try ui.tap("Top")
    #expect(try isNear(ui.frame("left 0").minY, ui.frame("0 0").minY))
    #expect(ui.repaintDifference == 0)
  }

  private struct Switching: View {
    @State private var isGrid = true

    var body: some View {
      let layout =
        isGrid
        ? AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
        : AnyLayout(HStackLayout(spacing: 0))
      VStack {
        Text("Switch").onTapGesture { isGrid.toggle() }
        layout {
          GridRow {
            Counter(name: "a"); Counter(name: "b")
          }
          GridRow { Counter(name: "c") }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Text("\(name) \(taps)").frame(width: 40, height: 20).onTapGesture { taps += 1 }
    }
  }

  @Test func anotherLayoutKeepsTheCellsStates() throws {
    let ui = TestHost { Switching() }
    try ui.tap("c 0")
    #expect(try ui.find(.text("c 1")).frame.midY > ui.find(.text("a 0")).frame.midY)
    try ui.tap("Switch")
    // Outside of a grid a row is a group: all three stand in a row.
    #expect(try isNear(ui.find(.text("c 1")).frame.midY, ui.find(.text("a 0")).frame.midY))
    #expect(ui.repaintDifference == 0)
  }

  @Test func nestedGridsAreMeasuredABoundedNumberOfTimes() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Color.red.frame(height: 4))
        : AnyView(
          Grid {
            GridRow {
              nested(depth - 1); Color.blue.frame(width: 4, height: 4)
            }
          })
    }
    let ui = TestHost { nested(20) }
    // Each level has five elements at most; each answers a handful of proposals.
    #expect(ui.counters.measures < 20 * 5 * 10, "\(ui.counters.measures)")
  }

  @Test func aSpanOfNothingIsReported() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Grid { GridRow { Text("a").gridCellColumns(0) } } }
    #expect(ui.shows("a"))
    #expect(TestHost.takeWarnings().contains { $0.contains("gridCellColumns") })
  }
}
