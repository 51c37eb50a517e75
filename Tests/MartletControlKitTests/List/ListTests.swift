import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String { "item \(id)" }
}

private final class Model: ObservableObject {
  @Published var items: [Item]
  @Published var picked: Int?
  @Published var several: Set<Int> = []
  @Published var always = 1

  init(_ count: Int) { items = (0..<count).map(Item.init) }
}

extension TestHost {
  fileprivate var rowTexts: [String] {
    findAll(.text(containing: "item ")).filter { $0.role == .staticText }.sorted {
      $0.frame.minY < $1.frame.minY
    }
    .map(\.text)
  }

  fileprivate func change(_ work: () -> Void) {
    work()
    advance(by: 0)
  }
}

@MainActor @Suite struct ListTests {
  @Test func itTakesAllTheSpaceOffered() throws {
    let ui = TestHost { List { Text("item 0") }.accessibilityIdentifier("list") }
    #expect(try ui.find(.identifier("list")).frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test func onlyVisibleRowsExist() {
    let model = Model(100_000)
    let ui = TestHost { List(model.items) { Text($0.name) } }
    #expect(ui.rowTexts.count < 16)
    #expect(ui.findAll(.role(.row)).count < 16)
    #expect(ui.findAll(.role(.list)).count == 1)
  }

  /// macOS rows of body text are 24 points high, iOS rows 44 (Human Interface Guidelines, "Lists and tables").
  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func rowsHaveTheFamilysHeight(idiom: TestHost.Idiom)
    throws
  {
    let ui = TestHost(idiom: idiom) { List(0..<3) { Text("item \($0)") } }
    let rows = ui.findAll(.role(.row)).map(\.frame)
    #expect(rows.allSatisfy { $0.height == (idiom == .desktop ? 24 : 44) })
    #expect(rows[1].minY == rows[0].maxY)
  }

  @Test func rowsOfSeveralViewsAreARowEach() throws {
    let ui = TestHost {
      List {
        Text("item first")
        ForEach(0..<2) { row in
          Text("item \(row) a")
          Text("item \(row) b")
        }
        Group {
          Text("item g")
          if true { Text("item h") }
        }
      }
    }
    #expect(
      ui.rowTexts == ["item first", "item 0 a", "item 0 b", "item 1 a", "item 1 b", "item g", "item h"])
    #expect(ui.findAll(.role(.row)).count == 7)
  }

  private struct Editable: View {
    @State private var items = (0..<3).map { Named(id: $0, name: "item \($0)") }

    struct Named: Identifiable {
      let id: Int
      var name: String
    }

    var body: some View {
      List($items) { $item in
        Button(item.name) { $item.wrappedValue.name += "!" }.buttonStyle(.plain)
      }
    }
  }

  @Test func rowsGetBindings() throws {
    let ui = TestHost { Editable() }
    try ui.tap(ui.find(.text("item 1")))
    #expect(ui.shows("item 1!"))
  }

  private struct Sorted: View {
    @State private var isReversed = false
    let journal: Cell

    final class Cell { var bodies = 0 }

    struct Row: View {
      let item: Item
      @State private var taps = 0
      var body: some View { Text("\(item.name) taps \(taps)").onTapGesture { taps += 1 } }
    }

    var body: some View {
      VStack {
        Text("sort").onTapGesture { isReversed.toggle() }
        List((0..<1000).map { Item(id: isReversed ? 999 - $0 : $0) }) { Row(item: $0) }
      }
    }
  }

  @Test func rowsKeepTheirIdentityWhenTheOrderChanges() throws {
    let ui = TestHost { Sorted(journal: .init()) }
    try ui.tap(ui.find(.text("item 1 taps 0")))
    ui.resetCounters()
    try ui.tap(ui.find(.text("sort")))
    #expect(ui.rowTexts.first == "item 999 taps 0")
    // The view, the list, and the rows that came into view.
    #expect(ui.counters.bodies <= 15)
    try ui.tap(ui.find(.text("sort")))
    #expect(ui.rowTexts[1] == "item 1 taps 1")
    #expect(ui.repaintDifference == 0)
  }

  @Test func aListInAScrollViewHasASensibleSize() throws {
    let ui = TestHost {
      ScrollView {
        Text("above")
        List(0..<100) { Text("item \($0)") }.accessibilityIdentifier("list")
      }
    }
    let height = try ui.find(.identifier("list")).frame.height
    #expect(height >= 100 && height <= 400)
  }

  @Test func emptyListsAndBadNumbersDoNotCrash() {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      VStack {
        List([Item]()) { Text($0.name) }
        List { EmptyView() }
        List { Section("empty") {} }
        List { Text("x").listRowInsets(EdgeInsets(top: .nan, leading: .infinity, bottom: -5, trailing: 0)) }
          .environment(\.defaultMinListRowHeight, .nan).listRowSpacing(.infinity)
      }
    }
    ui.scroll(by: CGSize(width: 0, height: 100))
    #expect(ui.settle())
    _ = TestHost.takeWarnings()
  }

  @Test func insetsSeparatorsAndBackgroundsOfRows() throws {
    let ui = TestHost {
      List {
        Text("item 0").listRowInsets(EdgeInsets(top: 10, leading: 50, bottom: 10, trailing: 0))
        Text("item 1").listRowSeparator(.hidden)
        Text("item 2").listRowBackground(Color.green)
        Text("item 3")
      }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
    }
    #expect(try ui.find(.text("item 0")).frame.minX == 50)
    let rows = ui.findAll(.role(.row)).map(\.frame)
    #expect(rows[0].height == 36)
    #expect(ui.color(at: CGPoint(x: 300, y: rows[2].midY)).description == "#28CD41")
    // Lines after rows 0 and 2, not after 1 and the last.
    func hasLine(_ row: Int) -> Bool {
      ui.color(at: CGPoint(x: 300, y: rows[row].maxY - 0.5))
        != ui.color(at: CGPoint(x: 300, y: rows[row].maxY - 2))
    }
    #expect([0, 1, 2, 3].map(hasLine) == [true, false, true, false])
  }

  private struct Sections: View {
    var body: some View {
      List {
        ForEach(0..<5) { section in
          Section("header \(section)") { ForEach(0..<20) { Text("item \(section).\($0)") } }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test func headersStayInView() throws {
    let ui = TestHost { Sections() }
    let y = try ui.find(.text("header 0")).frame.midY
    ui.scroll(by: CGSize(width: 0, height: 200), with: .touchpad)
    #expect(try ui.find(.text("header 0")).frame.midY == y)
    ui.key("End")
    #expect(try ui.find(.text("header 4")).frame.midY == y)
    #expect(ui.shows("item 4.19"))
    #expect(ui.repaintDifference == 0)
  }
}

@MainActor @Suite struct ListSelectionTests {
  private struct One: View {
    @ObservedObject var model: Model
    var body: some View { List(model.items, selection: $model.picked) { Text($0.name) } }
  }

  private struct Several: View {
    @ObservedObject var model: Model
    var body: some View {
      List(selection: $model.several) {
        ForEach(model.items) { Text($0.name) }.onDelete { model.items.remove(atOffsets: $0) }
      }
    }
  }

  private func tap(_ ui: TestHost, _ text: String) throws { try ui.tap(ui.find(.text(text))) }

  @Test func aClickSelectsAtThePress() throws {
    let model = Model(100)
    let ui = TestHost { One(model: model) }
    let row = try ui.find(.text("item 3"))
    ui.pointerDown(at: CGPoint(x: 300, y: row.center.y))
    #expect(model.picked == 3)
    ui.pointerUp()
    #expect(ui.findAll(.role(.row))[3].value == "1")
    #expect(ui.repaintDifference == 0)
  }

  @Test func theSelectedRowsTextIsWhiteWhileTheListHasTheKeyboard() throws {
    let model = Model(100)
    let ui = TestHost { One(model: model) }
    try tap(ui, "item 2")
    #expect(ui.displayListText.contains("#FFFFFFFF"))
    ui.change { model.picked = nil }
    #expect(!ui.displayListText.contains("color #FFFFFFFF"))
  }

  @Test func arrowsMoveTheSelectionAndRevealIt() throws {
    let model = Model(1000)
    let ui = TestHost { One(model: model) }
    try tap(ui, "item 0")
    for _ in 0..<30 { ui.key("Down") }
    #expect(model.picked == 30)
    let frame = try ui.find(.text("item 30")).frame
    #expect(frame.minY >= 0 && frame.maxY <= 300)
    ui.key("Up")
    #expect(model.picked == 29)
    for _ in 0..<40 { ui.key("Up") }
    #expect(model.picked == 0)
    #expect(try ui.find(.text("item 0")).frame.minY >= 0)
  }

  @Test func severalByControlShiftAndAll() throws {
    let model = Model(1000)
    let ui = TestHost { Several(model: model) }
    try tap(ui, "item 1")
    #expect(model.several == [1])
    try ui.tap(ui.find(.text("item 3")), modifiers: .control)
    #expect(model.several == [1, 3])
    try ui.tap(ui.find(.text("item 3")), modifiers: .control)
    #expect(model.several == [1])
    try tap(ui, "item 2")
    try ui.tap(ui.find(.text("item 5")), modifiers: .shift)
    #expect(model.several == [2, 3, 4, 5])
    ui.key("Down", modifiers: .shift)
    #expect(model.several == [2, 3, 4, 5, 6])
    ui.key("a", modifiers: .control)
    #expect(model.several.count == 1000)
  }

  @Test func theDeleteKeyDeletesSelectedRows() throws {
    let model = Model(10)
    let ui = TestHost { Several(model: model) }
    try tap(ui, "item 1")
    try ui.tap(ui.find(.text("item 3")), modifiers: .control)
    ui.key("Delete")
    #expect(model.items.map(\.id) == [0, 2, 4, 5, 6, 7, 8, 9])
    #expect(!ui.shows("item 1"))
  }

  private struct Tags: View {
    enum Place: Hashable { case home, work }
    @State private var place: Place? = .work

    var body: some View {
      VStack {
        List(selection: $place) {
          Text("home").tag(Place.home)
          Text("work").tag(Place.work)
          Text("none")
        }
        Text("chosen \(place.map { "\($0)" } ?? "nothing")")
      }
    }
  }

  @Test func tagsSayWhatRowsStandFor() throws {
    let ui = TestHost { Tags() }
    #expect(ui.shows("chosen work"))
    try tap(ui, "home")
    #expect(ui.shows("chosen home"))
    try tap(ui, "none")
    #expect(ui.shows("chosen home"))
    ui.key("Down")
    #expect(ui.shows("chosen work"))
  }

  private struct Always: View {
    @ObservedObject var model: Model
    var body: some View { List(selection: $model.always) { ForEach(model.items) { Text($0.name) } } }
  }

  @Test func oneIsAlwaysSelected() throws {
    let model = Model(10)
    let ui = TestHost { Always(model: model) }
    try tap(ui, "item 4")
    #expect(model.always == 4)
    try ui.tap(ui.find(.text("item 4")), modifiers: .control)
    #expect(model.always == 4)
  }

  @Test func deletionWithoutASelectionIsExplained() {
    _ = TestHost.takeWarnings()
    _ = TestHost { List { ForEach(0..<3) { Text("item \($0)") }.onDelete { _ in } } }
    #expect(TestHost.takeWarnings().contains { $0.contains("onDelete") && $0.contains("selection") })
  }

  @Test func inAnInactiveWindowTheSelectionIsGray() throws {
    let model = Model(10)
    let ui = TestHost { One(model: model) }
    try tap(ui, "item 2")
    let active = ui.displayListText
    #expect(active.contains("#0064E1"))
    ui.setActive(false)
    #expect(ui.displayListText.contains("#DCDCDC"))
    #expect(!ui.displayListText.contains("#0064E1"))
    ui.setActive(true)
    #expect(ui.displayListText == active)
  }

  @Test func buttonsInRowsArePressedAndDoNotSelect() throws {
    let model = Model(10)
    final class Count { var presses = 0 }
    let count = Count()
    let ui = TestHost {
      List(model.items, selection: Binding(get: { model.picked }, set: { model.picked = $0 })) { item in
        HStack {
          Text(item.name)
          Button("press \(item.id)") { count.presses += 1 }
        }
      }
    }
    try tap(ui, "press 2")
    #expect(count.presses == 1)
    #expect(model.picked == nil)
  }

  @Test func aFingerSelectsByATapAndNotByADrag() throws {
    let model = Model(100)
    let ui = TestHost(idiom: .touch) { One(model: model) }
    let row = try ui.find(.text("item 3"))
    ui.touchDrag(from: row.center, to: CGPoint(x: row.center.x, y: row.center.y - 50))
    ui.settle()
    #expect(model.picked == nil)
    try ui.touchTap(ui.find(.text("item 4")))
    #expect(model.picked == 4)
  }

  @Test func aClickEvaluatesOnlyTheListAround() throws {
    let model = Model(1000)
    let ui = TestHost { One(model: model) }
    try tap(ui, "item 1")
    ui.resetCounters()
    try tap(ui, "item 2")
    #expect(ui.counters.bodies <= 2)
  }
}
