import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LazyStackTests {
  private struct Row: View {
    let number: Int
    let journal: Journal?

    var body: some View {
      Text(verbatim: "row \(number)")
        .frame(width: 100, height: 30)
        .onAppear { journal?.note("+\(number)") }
        .onDisappear { journal?.note("-\(number)") }
    }
  }

  private struct Lines: View {
    let count: Int
    var journal: Journal?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(number: $0, journal: journal) }
        }
      }
    }
  }

  private func shown(_ ui: TestHost) -> [Int] {
    ui.findAll(.text(containing: "row ")).compactMap { Int($0.text.dropFirst(4)) }.sorted()
  }

  @Test func onlyVisibleRowsExist() throws {
    let ui = TestHost { Lines(count: 100_000) }
    // 300 points hold 10 rows; one more is made on either side.
    #expect(shown(ui) == Array(0...10))
    #expect(ui.unbuiltRowCount == 100_000 - 11)
    #expect(ui.repaintDifference == 0)
  }

  @Test func aRowThatDoesNotExistIsNotFoundAndTheMessageSaysWhy() throws {
    let ui = TestHost { Lines(count: 1000) }
    let error = #expect(throws: ViewNotFound.self) { try ui.find(.text("row 500")) }
    #expect(error?.description.contains("989 rows") == true)
  }

  @Test func aStepMakesAHandfulOfRows() throws {
    let ui = TestHost { Lines(count: 100_000) }
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 48), with: .touchpad)
    #expect(shown(ui).last! <= 13)
    #expect(ui.counters.bodies <= 3)
    #expect(ui.counters.measures <= 12)
    ui.resetCounters()
    ui.scroll(by: CGSize(width: 0, height: 5), with: .touchpad)
    #expect(ui.counters.bodies == 0)
    #expect(ui.counters.measures == 0)
    #expect(ui.repaintDifference == 0)
  }

  @Test func rowsAppearAndDisappear() throws {
    let journal = Journal()
    let ui = TestHost { Lines(count: 1000, journal: journal) }
    #expect(journal.take() == (0...10).map { "+\($0)" })
    ui.scroll(by: CGSize(width: 0, height: 90), with: .touchpad)
    #expect(Set(journal.take()) == ["+11", "+12", "+13", "-0", "-1"])
    ui.scroll(by: CGSize(width: 0, height: -90), with: .touchpad)
    #expect(Set(journal.take()) == ["+0", "+1", "-12", "-13", "-11"])
  }

  @Test func memoryStaysBounded() throws {
    let ui = TestHost { Lines(count: 100_000) }
    for _ in 0..<100 { ui.scroll(by: CGSize(width: 0, height: 300), with: .touchpad) }
    #expect(100_000 - ui.unbuiltRowCount < 60)
  }

  @Test func itGoesToTheEndAndBack() throws {
    let ui = TestHost { Lines(count: 100_000) }
    ui.resetCounters()
    ui.key("End")
    #expect(shown(ui) == Array(99_989...99_999))
    #expect(try isNear(ui.find(.text("row 99999")).frame.midY, 285))
    #expect(ui.counters.bodies < 60)
    ui.key("Home")
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, 15))
    #expect(ui.repaintDifference == 0)
  }

  @Test func aMillionRowsAreDrawnAtTheEnd() throws {
    let ui = TestHost(scale: 2) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000_000) { _ in Color.red.frame(height: 30) }
        }
      }
    }
    ui.key("End")
    ui.settle()
    #expect(ui.color(at: CGPoint(x: 200, y: 290)).description == "#FF3B30")
  }

  private struct Uneven: View {
    static func height(_ row: Int) -> CGFloat { CGFloat(20 + row * 37 % 61) }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: Self.height($0)) }
        }
      }
    }
  }

  /// Estimates are corrected out of sight: what is visible moves by just what was scrolled.
  @Test func estimatesAreCorrectedWithoutJumps() throws {
    let ui = TestHost { Uneven() }
    ui.key("End")
    #expect(try isNear(ui.find(.text("row 999")).frame.midY, 300 - Uneven.height(999) / 2, 0.5))
    for _ in 0..<300 {
      let before = ui.findAll(.text(containing: "row ")).map { ($0.text, $0.frame.midY) }
      ui.scroll(by: CGSize(width: 0, height: -40), with: .touchpad)
      let after = Dictionary(
        ui.findAll(.text(containing: "row ")).map { ($0.text, $0.frame.midY) },
        uniquingKeysWith: { a, _ in a })
      for (text, y) in before where y > 0 && y < 250 {
        guard let now = after[text] else { continue }
        #expect(isNear(now - y, 40, 0.5))
      }
    }
    // At the top nothing is left above the first row.
    ui.scroll(by: CGSize(width: 0, height: -100_000), with: .touchpad)
    #expect(try isNear(ui.find(.text("row 0")).frame.midY, Uneven.height(0) / 2, 0.5))
    #expect(ui.repaintDifference == 0)
  }

  private struct Mixed: View {
    @State private var isLong = false

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("first").frame(height: 30)
          ForEach(0..<3) { row in
            if row != 1 { Text("if \(row)").frame(height: 30) }
          }
          ForEach(0..<2) { row in
            Text("a\(row)").frame(height: 30)
            Text("b\(row)").frame(height: 30)
          }
          Group {
            ForEach(0..<2) { outer in
              ForEach(0..<2) { Text("\(outer).\($0)").frame(height: 30) }
            }
          }
          .padding(.leading, 1)
          EmptyView()
          ForEach(0..<0) { Text("never \($0)") }
          Text("last").frame(height: 30)
        }
      }
    }
  }

  @Test func allKindsOfContentMakeRows() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 500)) { Mixed() }
    let texts = ui.findAll(.role(.staticText)).sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
    #expect(
      texts == ["first", "if 0", "if 2", "a0", "b0", "a1", "b1", "0.0", "0.1", "1.0", "1.1", "last"])
    #expect(try isNear(ui.find(.text("last")).frame.midY, 11 * 30 + 15))
  }

  @Test func zeroAndHugeRows() throws {
    let ui = TestHost {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { _ in Color.clear.frame(height: 0) }
          Color.red.frame(height: 10_000)
          Text("below").frame(height: 30)
        }
      }
    }
    ui.key("End")
    ui.settle()
    #expect(try isNear(ui.find(.text("below")).frame.midY, 285))
  }

  @Test func outsideOfScrollViewsItFillsTheWindow() throws {
    let ui = TestHost {
      LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: 30) } }
    }
    #expect(ui.findAll(.text(containing: "row ")).count < 30)
  }

  private struct Headers: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<20) { Text(verbatim: "row \(section).\($0)").frame(height: 30) }
            } header: {
              Text("header \(section)").frame(height: 40)
            }
          }
        }
      }
    }
  }

  @Test func headersStayInView() throws {
    let ui = TestHost { Headers() }
    #expect(try isNear(ui.find(.text("header 0")).frame.midY, 20))
    ui.scroll(by: CGSize(width: 0, height: 100), with: .touchpad)
    #expect(try isNear(ui.find(.text("header 0")).frame.midY, 20))
    ui.scroll(by: CGSize(width: 0, height: 520), with: .touchpad)
    // The next one pushes it out.
    #expect(try isNear(ui.find(.text("header 1")).frame.midY, 40))
    #expect(try isNear(ui.find(.text("header 0")).frame.midY, 0))
    ui.scroll(by: CGSize(width: 0, height: 50), with: .touchpad)
    #expect(try isNear(ui.find(.text("header 1")).frame.midY, 20))
    #expect(ui.repaintDifference == 0)
  }

  @Test func aRowOfColumnsIsAsHighAsTheFirst() throws {
    let ui = TestHost {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(width: 50, height: 40) }
        }
      }
      .accessibilityIdentifier("view")
    }
    #expect(shown(ui) == Array(0...8))
    ui.scroll(by: CGSize(width: 500, height: 0), with: .touchpad)
    #expect(shown(ui) == Array(9...18))
  }
}

/// Rows that change while they are scrolled.
@MainActor @Suite struct LazyChangesTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
  }

  private final class Model: ObservableObject {
    @Published var items: [Item]
    @Published var other = 0
    init(_ count: Int) { items = (0..<count).map(Item.init) }
  }

  private struct Cell: View {
    let id: Int
    @State private var taps = 0

    var body: some View {
      Text(verbatim: "row \(id) taps \(taps)").frame(height: 30).onTapGesture { taps += 1 }
    }
  }

  private struct Lines: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Cell(id: $0.id) } } }
        Text("other \(model.other)")
      }
    }
  }

  private func rows(_ ui: TestHost) -> [String] {
    ui.findAll(.text(containing: "row ")).sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  @Test func rowsThatStayKeepTheirState() throws {
    let model = Model(100)
    let ui = TestHost { Lines(model: model) }
    try ui.tap("row 2 taps 0")
    ui.change { model.items.swapAt(0, 2) }
    #expect(rows(ui).prefix(3) == ["row 2 taps 1", "row 1 taps 0", "row 0 taps 0"])
    ui.change { model.items.insert(Item(id: 500), at: 0) }
    #expect(rows(ui).prefix(2) == ["row 500 taps 0", "row 2 taps 1"])
    ui.change { model.items.removeFirst() }
    #expect(rows(ui).first == "row 2 taps 1")
    ui.change { model.items = [] }
    #expect(rows(ui).isEmpty)
    ui.change { model.items = [Item(id: 7)] }
    #expect(rows(ui) == ["row 7 taps 0"])
    #expect(ui.repaintDifference == 0)
  }

  @Test func reversingEvaluatesOnlyRowsThatAreNew() throws {
    let model = Model(1000)
    let ui = TestHost { Lines(model: model) }
    ui.resetCounters()
    ui.change { model.items.reverse() }
    // The view itself, and the rows of the other end.
    #expect(ui.counters.bodies <= 12)
    #expect(rows(ui).first == "row 999 taps 0")
  }

  @Test func anUnrelatedChangeEvaluatesNoRow() throws {
    let model = Model(100_000)
    let ui = TestHost { Lines(model: model) }
    ui.resetCounters()
    ui.change { model.other += 1 }
    #expect(ui.counters.bodies == 1)
  }

  @Test func rowsInsertedAboveDoNotMoveWhatIsSeen() throws {
    let model = Model(200)
    let ui = TestHost { Lines(model: model) }
    ui.scroll(by: CGSize(width: 0, height: 1500), with: .touchpad)
    let y = try ui.find(.text("row 52 taps 0")).frame.midY
    ui.change { model.items.insert(contentsOf: (1000..<1010).map(Item.init), at: 0) }
    #expect(try isNear(ui.find(.text("row 52 taps 0")).frame.midY, y))
    ui.change { model.items.removeFirst(20) }
    #expect(try isNear(ui.find(.text("row 52 taps 0")).frame.midY, y))
  }

  @Test func fewerRowsThanScrolledShowTheEnd() throws {
    let model = Model(200)
    let ui = TestHost { Lines(model: model) }
    ui.key("End")
    ui.change { model.items = (0..<20).map(Item.init) }
    ui.settle()
    #expect(rows(ui).last == "row 19 taps 0")
    #expect(rows(ui).count >= 9)
  }

  /// Apple, WWDC26 "Dive into lazy stacks": the topmost visible row stays when the width changes.
  @Test func theTopmostRowStaysWhenTheWindowChanges() throws {
    let ui = TestHost {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<500) {
            Text(verbatim: "row \($0) with some words that need more than one line in a narrow window")
          }
        }
      }
    }
    ui.scroll(by: CGSize(width: 0, height: 5000), with: .touchpad)
    let top = try #require(
      ui.findAll(.text(containing: "row ")).filter { $0.frame.minY >= 0 }.min {
        $0.frame.minY < $1.frame.minY
      })
    let (text, y) = (top.text, top.frame.minY)
    ui.resize(to: CGSize(width: 400, height: 300), scale: 2)
    #expect(try isNear(ui.find(.text(text)).frame.minY, y, 1))
    ui.resize(to: CGSize(width: 150, height: 300))
    // The row above it may have grown by a few lines.
    #expect(try abs(ui.find(.text(text)).frame.minY - y) < 80)
    #expect(ui.repaintDifference == 0)
  }

  @Test func duplicateIdsWarnAndLoseNothing() throws {
    _ = TestHost.takeWarnings()
    let model = Model(0)
    let ui = TestHost { Lines(model: model) }
    ui.change { model.items = [1, 1, 2].map(Item.init) }
    #expect(rows(ui).count == 3)
    #expect(TestHost.takeWarnings().contains { $0.contains("more than once") })
  }

  @Test func stateIsLostFarAway() throws {
    let model = Model(1000)
    let ui = TestHost { Lines(model: model) }
    try ui.tap("row 2 taps 0")
    ui.scroll(by: CGSize(width: 0, height: 200), with: .touchpad)
    ui.scroll(by: CGSize(width: 0, height: -200), with: .touchpad)
    #expect(rows(ui)[2] == "row 2 taps 1")
    for _ in 0..<10 { ui.scroll(by: CGSize(width: 0, height: 300), with: .touchpad) }
    ui.key("Home")
    // Apple, WWDC26 "Dive into lazy stacks": rows far away are deleted with their states.
    #expect(rows(ui)[2] == "row 2 taps 0")
  }

  @Test func reversedRowsGlideInAnAnimation() throws {
    let model = Model(5)
    let ui = TestHost { Lines(model: model) }
    ui.change { withAnimation(.linear(duration: 1)) { model.items.reverse() } }
    ui.advance(by: 0.5)
    // Half-way all rows are in the middle, which is row 2's place.
    let layers = ui.drawn("layer").filter { $0.contains(" 60)") || $0.contains(",60") || $0.contains(" 60 ") }
    #expect(layers.count >= 4)
    ui.advance(by: 0.6)
    #expect(rows(ui).first == "row 4 taps 0")
    #expect(ui.repaintDifference == 0)
  }

  @Test func removedRowsFadeAndOthersGlide() throws {
    let model = Model(20)
    let ui = TestHost { Lines(model: model) }
    ui.change { withAnimation(.linear(duration: 0.4)) { _ = model.items.removeFirst() } }
    ui.advance(by: 0.2)
    #expect(ui.shows("row 0 taps 0"))
    let opacities = ui.drawnOpacities(of: "text")
    #expect(opacities.contains { isNear($0, 0.425, 0.06) })
    #expect(ui.displayListText.contains("15"))
    ui.advance(by: 0.4)
    #expect(!ui.shows("row 0 taps 0"))
    #expect(ui.settle())
    #expect(ui.repaintDifference == 0)
  }
}

/// Scrolling to ids.
@MainActor @Suite struct ScrollToTests {
  private struct Jumps: View {
    let isLazy: Bool

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { rows }
            } else {
              VStack(spacing: 0) { rows }
            }
          }
          HStack {
            Text("middle").onTapGesture { proxy.scrollTo(500, anchor: .center) }
            Text("top").onTapGesture { proxy.scrollTo(500, anchor: .top) }
            Text("shortest").onTapGesture { proxy.scrollTo(500) }
            Text("named").onTapGesture { proxy.scrollTo("id 3", anchor: .top) }
            Text("nothing").onTapGesture { proxy.scrollTo(-1) }
            Text("animated").onTapGesture {
              withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(500, anchor: .top) }
            }
          }
          .frame(height: 30)
        }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<1000, id: \.self) { row in
        Text(verbatim: "row \(row)").frame(height: CGFloat(20 + row % 7)).id("id \(row)")
      }
    }
  }

  private func edges(_ ui: TestHost, _ row: Int) throws -> (top: CGFloat, middle: CGFloat, bottom: CGFloat) {
    let middle = try ui.find(.text("row \(row)")).frame.midY
    let height = CGFloat(20 + row % 7)
    return (middle - height / 2, middle, middle + height / 2)
  }

  @Test(arguments: [true, false]) func itScrollsToAnId(isLazy: Bool) throws {
    let ui = TestHost(size: CGSize(width: 400, height: 330)) { Jumps(isLazy: isLazy) }
    try ui.tap("middle")
    #expect(try isNear(edges(ui, 500).middle, 150, 0.5))
    try ui.tap("top")
    #expect(try isNear(edges(ui, 500).top, 0, 0.5))
    ui.key("Home")
    try ui.tap("shortest")
    #expect(try isNear(edges(ui, 500).bottom, 300, 0.5))
    try ui.tap("nothing")
    #expect(try isNear(edges(ui, 500).bottom, 300, 0.5))
    ui.key("End")
    try ui.tap("shortest")
    #expect(try isNear(edges(ui, 500).top, 0, 0.5))
  }

  private struct AtOnce: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "row \($0)").frame(height: 30) } }
        }
        .onAppear { proxy.scrollTo(500, anchor: .top) }
      }
    }
  }

  @Test func itScrollsWhenTheViewAppears() throws {
    let ui = TestHost { AtOnce() }
    #expect(try isNear(ui.find(.text("row 500")).frame.midY, 15, 0.5))
  }

  private struct InSections: View {
    let journal: Journal

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Text("go").onTapGesture { proxy.scrollTo("4.7", anchor: .top) }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<6) { section in
                Section {
                  ForEach(0..<20) {
                    Text(verbatim: "row \(section).\($0)").frame(height: 30).id("\(section).\($0)")
                  }
                } header: {
                  Text("header \(section)").frame(height: 30).onAppear { journal.note("+\(section)") }
                    .onDisappear { journal.note("-\(section)") }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Rows of sections are made as they come into view, too.
  @Test func sectionsInAForEachAreLazyInside() throws {
    let journal = Journal()
    let ui = TestHost { InSections(journal: journal) }
    #expect(!journal.take().contains("-0"))
    #expect(ui.findAll(.text(containing: "row ")).count < 14)
    #expect(ui.unbuiltRowCount > 100)
  }

  @Test(arguments: [true, false]) func itIsAnimated(isLazy: Bool) throws {
    let ui = TestHost(size: CGSize(width: 400, height: 330)) { Jumps(isLazy: isLazy) }
    try ui.tap("animated")
    ui.advance(by: 0.25)
    #expect(!ui.shows("row 0") || !isLazy)
    #expect(ui.shows("row 250"))
    ui.advance(by: 0.4)
    #expect(try isNear(edges(ui, 500).top, 0, 0.5))
    #expect(ui.settle())
  }
}
