import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ForEachTests {
  private struct Item: Identifiable {
    let id: String
  }

  private struct ByID: View {
    @State private var items = ["a", "b", "c"].map(Item.init)

    var body: some View {
      VStack {
        ForEach(items) { Tally(name: $0.id) }
        Text("Reverse").onTapGesture { items.reverse() }
        Text("Remove first").onTapGesture { items.removeFirst() }
        Text("Insert").onTapGesture { items.insert(Item(id: "n"), at: 0) }
      }
    }
  }

  private func order(_ ui: TestHost) -> [String] {
    ui.findAll(.role(.staticText)).filter { $0.text.first?.isLowercase == true }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  @Test func stateMovesWithItsElement() throws {
    let ui = TestHost { ByID() }
    try ui.tap("a 0")
    try ui.tap("c 0")
    try ui.tap("c 1")
    try ui.tap("Reverse")
    #expect(order(ui) == ["c 2", "b 0", "a 1"])
    try ui.tap("Insert")
    #expect(order(ui) == ["n 0", "c 2", "b 0", "a 1"])
    try ui.tap("Remove first")
    try ui.tap("Remove first")
    #expect(order(ui) == ["b 0", "a 1"])
    #expect(ui.repaintDifference == 0)
  }

  private struct ByIndex: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        ForEach(names.indices, id: \.self) { Tally(name: names[$0]) }
        Text("Remove first").onTapGesture { names.removeFirst() }
      }
    }
  }

  /// Fact n243.
  @Test func withIndexIdsStateFollowsTheIndex() throws {
    let ui = TestHost { ByIndex() }
    try ui.tap("a 0")
    try ui.tap("Remove first")
    #expect(order(ui) == ["b 1", "c 0"])
  }

  private struct Twice: View {
    @State private var ids = ["x", "y", "x"]

    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Text("row \($0)") }
        Text("More").onTapGesture { ids.append("x") }
        Text("Fewer").onTapGesture { ids = ["y"] }
      }
    }
  }

  @Test func duplicateIdsWarnAndShowAll() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost { Twice() }
    #expect(ui.findAll(.text("row x")).count == 2)
    let warning = try #require(TestHost.takeWarnings().first)
    #expect(warning.contains("x") && warning.contains("Twice"))
    try ui.tap("More")
    #expect(ui.findAll(.text("row x")).count == 3)
    try ui.tap("Fewer")
    #expect(ui.findAll(.text("row x")).isEmpty)
    #expect(ui.shows("row y"))
    #expect(ui.repaintDifference == 0)
  }

  private struct Empty: View {
    @State private var count = 0

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
        Text("More").onTapGesture { count += 1 }
        Text("None").onTapGesture { count = 0 }
      }
    }
  }

  @Test func itGrowsFromNothingAndShrinksToNothing() throws {
    let ui = TestHost { Empty() }
    let alone = try ui.find(.text("More")).frame
    try ui.tap("More")
    try ui.tap("More")
    #expect(order(ui) == ["row 0", "row 1"])
    try ui.tap("None")
    #expect(order(ui).isEmpty)
    #expect(try isNear(ui.find(.text("More")).frame, alone))
  }

  private struct Reading: View {
    @State private var suffix = "!"
    @State private var unused = 0

    var body: some View {
      VStack {
        ForEach(0..<3) { index in Text("row \(index)\(suffix)") }
        Text("Change").onTapGesture { suffix += "!" }
      }
    }
  }

  @Test func aRowThatReadsAStateFollowsIt() throws {
    let ui = TestHost { Reading() }
    try ui.tap("Change")
    #expect(order(ui) == ["row 0!!", "row 1!!", "row 2!!"])
  }

  private struct ManyViewsARow: View {
    @State private var count = 2

    var body: some View {
      HStack {
        ForEach(0..<count, id: \.self) { index in
          Text("l\(index)")
          if index % 2 == 0 { Text("r\(index)") }
        }
        Text("More").onTapGesture { count += 1 }
      }
    }
  }

  @Test func aRowMayHaveAnyNumberOfViews() throws {
    let ui = TestHost { ManyViewsARow() }
    try ui.tap("More")
    let texts = ui.findAll(.role(.staticText)).sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
    #expect(texts == ["l0", "r0", "l1", "l2", "r2", "More"])
  }

  private struct Shuffled: View {
    @State private var ids = Array(0..<30)
    let generator: Cell<SeededGenerator>

    var body: some View {
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { Tally(name: "i\($0)").frame(height: 8) }
        Text("Shuffle").onTapGesture {
          ids = (0..<40).filter { _ in Bool.random(using: &generator.value) }.shuffled(
            using: &generator.value)
        }
      }
    }
  }

  @Test func anyChangeKeepsOrderAndStateRight() throws {
    let generator = Cell(SeededGenerator(seed: 3))
    let ui = TestHost(size: CGSize(width: 200, height: 600)) { Shuffled(generator: generator) }
    try ui.tap("Shuffle")
    for _ in 0..<20 {
      let before = order(ui)
      if let any = before.randomElement(using: &generator.value) { try ui.tap(any) }
      let counted = order(ui)
      try ui.tap("Shuffle")
      let after = order(ui)
      // Who stays keeps the count; who comes begins at 0.
      let counts = Dictionary(
        uniqueKeysWithValues: counted.map { text in
          let parts = text.split(separator: " ")
          return (String(parts[0]), String(parts[1]))
        })
      for text in after {
        let parts = text.split(separator: " ")
        #expect(String(parts[1]) == counts[String(parts[0])] ?? "0")
      }
      #expect(Set(after).count == after.count)
      #expect(ui.repaintDifference == 0)
    }
  }
}
