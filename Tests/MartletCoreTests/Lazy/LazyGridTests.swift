import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LazyGridTests {
  private struct Cells: View {
    var count = 100_000
    var columns = [GridItem(), GridItem(), GridItem()]
    var heights: [CGFloat] = [30]
    var journal: Journal?

    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<count, id: \.self) { cell in
            Text(verbatim: "cell \(cell)").frame(height: heights[cell % heights.count])
              .onAppear { journal?.note("+\(cell)") }
          }
        }
      }
    }
  }

  private func shown(_ ui: TestHost) -> [Int] {
    ui.findAll(.text(containing: "cell ")).compactMap { Int($0.text.dropFirst(5)) }.sorted()
  }

  private func middle(_ ui: TestHost, _ cell: Int) throws -> CGPoint {
    try ui.find(.text("cell \(cell)")).center
  }

  @Test func cellsFillRows() throws {
    let ui = TestHost { Cells() }
    // (400 − 16) / 3 = 128 wide, 8 apart, in rows of 30.
    #expect(try isNear(middle(ui, 0).x, 64) && isNear(middle(ui, 1).x, 200) && isNear(middle(ui, 2).x, 336))
    #expect(try isNear(middle(ui, 0).y, 15) && isNear(middle(ui, 2).y, 15) && isNear(middle(ui, 3).y, 45))
    #expect(ui.repaintDifference == 0)
  }

  @Test func onlyVisibleRowsExist() throws {
    let journal = Journal()
    let ui = TestHost { Cells(journal: journal) }
    // 300 points hold 10 rows; one more is made.
    #expect(shown(ui) == Array(0..<33))
    #expect(ui.unbuiltRowCount == 100_000 - 33)
    #expect(journal.take().count == 33)
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 48), with: .touchpad)
    #expect(shown(ui) == Array(0..<39))
    #expect(try isNear(middle(ui, 3).y, -3))
    // Six cells of four elements, each measured by itself and in its row.
    #expect(ui.counters.measures <= 48)
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 5), with: .touchpad)
    #expect(ui.counters.bodies == 0 && ui.counters.measures == 0)
  }

  @Test func itGoesToTheEndAndBack() throws {
    let ui = TestHost { Cells(count: 1000, heights: [30, 50, 20]) }
    // The first time the length was an estimate.
    for _ in 0..<2 { ui.scroll(by: CGSize(width: 0, height: 1_000_000), with: .touchpad) }
    // 334 rows of 50; the last one has a single cell, of 30.
    #expect(try isNear(middle(ui, 999).y, 285))
    #expect(try isNear(middle(ui, 998).y, 245))
    ui.scroll(by: CGSize(width: 0, height: -1_000_000), with: .touchpad)
    ui.settle()
    #expect(try isNear(middle(ui, 0).y, 25) && isNear(middle(ui, 1).y, 25))
    #expect(ui.repaintDifference == 0)
  }

  @Test func memoryStaysBounded() {
    let ui = TestHost { Cells() }
    for _ in 0..<100 { ui.scroll(by: CGSize(width: 0, height: 300), with: .touchpad) }
    #expect(100_000 - ui.unbuiltRowCount < 150)
  }

  @Test func adaptiveColumnsFollowTheWidth() throws {
    let ui = TestHost { Cells(columns: [GridItem(.adaptive(minimum: 92))]) }
    #expect(try isNear(middle(ui, 3).y, 15) && isNear(middle(ui, 4).y, 45))
    ui.scroll(by: CGSize(width: 0, height: 3000), with: .touchpad)
    let top = shown(ui).first { (try? middle(ui, $0).y > 0) == true }
    ui.resize(to: CGSize(width: 300, height: 300))
    #expect(try isNear(middle(ui, 0 + shown(ui)[0]).y.truncatingRemainder(dividingBy: 30).magnitude, 15))
    // The cell that was on top stays about there.
    let cell = try #require(top)
    #expect(try abs(middle(ui, cell).y - 15) <= 30)
    ui.scroll(by: CGSize(width: 0, height: -100_000), with: .touchpad)
    #expect(try isNear(middle(ui, 2).y, 15) && isNear(middle(ui, 3).y, 45))
    #expect(ui.repaintDifference == 0)
  }

  @Test func aCellIsOfferedItsRowsHeight() throws {
    let ui = TestHost {
      LazyVGrid(columns: [GridItem(alignment: .topTrailing), GridItem()], spacing: 0) {
        Text("short").frame(height: 10)
        Color.red.frame(height: 60)
        Color.blue.accessibilityIdentifier("fill")
        Text("tall").frame(height: 40)
      }
    }
    // A colour's ideal height is 10; the row is 40 high, and it fills it.
    #expect(try ui.frame("fill").height == 40)
    let short = try ui.find(.text("short")).frame
    #expect(try isNear(short.maxX, ui.frame("fill").maxX))
  }

  @Test func minimumsThatDoNotFitReachBeyondTheTrailingEdge() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 100)) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
        Color.red.frame(height: 10).accessibilityIdentifier("a")
        Color.red.frame(height: 10).accessibilityIdentifier("b")
      }
    }
    // juejin.cn 7081943051349786631: 17 beyond the left edge, 34 beyond the right one.
    #expect(try isNear(ui.frame("a").minX, -17) && isNear(ui.frame("b").maxX, 334))
  }

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<20, id: \.self) { section in
            Section {
              ForEach(0..<5, id: \.self) { Text(verbatim: "cell \(section).\($0)").frame(height: 40) }
            } header: {
              Text(verbatim: "header \(section)").frame(maxWidth: .infinity).frame(height: 20)
            }
          }
        }
      }
    }
  }

  @Test func aSectionBeginsWithARowOfItsOwnAndItsHeaderSticks() throws {
    let ui = TestHost { Sections() }
    // 20 for the header, three rows of 40, the last with one cell.
    #expect(try isNear(ui.find(.text("cell 0.4")).frame.midY, 120))
    #expect(try isNear(ui.find(.text("header 1")).frame.midY, 150))
    #expect(try isNear(ui.find(.text("header 1")).frame.midX, 200))
    #expect(try isNear(ui.find(.text("cell 1.0")).frame.midX, 98))
    ui.scroll(by: CGSize(width: 0, height: 50), with: .touchpad)
    #expect(try isNear(ui.find(.text("header 0")).frame.midY, 10))
    ui.scroll(by: CGSize(width: 0, height: 80), with: .touchpad)
    // 130 of 140 are gone: the next header pushes this one away.
    #expect(try isNear(ui.find(.text("header 0")).frame.midY, 0))
    #expect(ui.repaintDifference == 0)
  }

  private struct Editing: View {
    @State private var cells = Array(0..<300)

    var body: some View {
      VStack(spacing: 0) {
        Text("Insert").frame(height: 20).onTapGesture { cells.insert(cells.count, at: 0) }
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
            ForEach(cells, id: \.self) { Text(verbatim: "cell \($0)").frame(height: 40) }
          }
        }
      }
    }
  }

  @Test func insertedCellsMoveTheOthersOn() throws {
    let ui = TestHost { Editing() }
    try ui.tap("Insert")
    #expect(try isNear(middle(ui, 300).y, 40) && isNear(middle(ui, 1).y, 40) && isNear(middle(ui, 2).y, 80))
    #expect(try middle(ui, 300).x < middle(ui, 0).x)
    #expect(ui.repaintDifference == 0)
    // Scrolled, what is on top stays there.
    ui.scroll(by: CGSize(width: 0, height: 1000), with: .touchpad)
    let top = try #require(shown(ui).first { (try? middle(ui, $0).y > 40) == true })
    let before = try middle(ui, top).y
    try ui.tap("Insert")
    #expect(try abs(middle(ui, top).y - before) <= 40)
    #expect(ui.repaintDifference == 0)
  }

  @Test func viewsWithoutAForEachAndEntriesOfSeveralViewsFillCellsToo() throws {
    let ui = TestHost {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          Text("first").frame(height: 40)
          ForEach(0..<3, id: \.self) { entry in
            Text("a \(entry)").frame(height: 40)
            Text("b \(entry)").frame(height: 40)
          }
          Text("last").frame(height: 40)
        }
      }
    }
    #expect(try isNear(ui.find(.text("a 0")).frame.midY, 20) && isNear(ui.find(.text("b 0")).frame.midY, 60))
    #expect(
      try isNear(ui.find(.text("a 1")).frame.midY, 60) && isNear(ui.find(.text("last")).frame.midY, 140))
    #expect(ui.repaintDifference == 0)
  }

  @Test func aHorizontalGridFillsColumns() throws {
    let ui = TestHost {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], alignment: .top, spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text(verbatim: "cell \($0)").frame(width: 80) }
        }
      }
      .frame(height: 200)
    }
    #expect(try isNear(middle(ui, 0).x, 40) && isNear(middle(ui, 1).x, 40) && isNear(middle(ui, 2).x, 120))
    #expect(try isNear(middle(ui, 1).y - middle(ui, 0).y, 58))
    #expect(shown(ui).count == 12)
    ui.scroll(by: CGSize(width: 40_000, height: 0), with: .touchpad)
    #expect(try isNear(middle(ui, 999).x, 360))
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let ui = TestHost { Cells().environment(\.layoutDirection, .rightToLeft) }
    #expect(try isNear(middle(ui, 0).x, 336) && isNear(middle(ui, 2).x, 64))
  }

  @Test func scrollToFindsCellsThatDoNotExist() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Text("Go").frame(height: 20).onTapGesture { proxy.scrollTo(5_001, anchor: .top) }
            Cells(count: 10_000)
          }
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("Go")
    ui.settle()
    #expect(try isNear(middle(ui, 5_001).y, 35))
  }

  @Test func noColumnsShowNothingAndSaySo() {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Cells(columns: []) }
    #expect(shown(ui).isEmpty)
    #expect(TestHost.takeWarnings().contains { $0.contains("no columns") })
    let many = TestHost { Cells(count: 5_000, columns: Array(repeating: GridItem(), count: 1_000_000)) }
    // Three rows of a thousand, as none of them has a width to speak of.
    #expect(5_000 - many.unbuiltRowCount <= 3_000)
    #expect(TestHost.takeWarnings().contains { $0.contains("1000000") })
  }
}
