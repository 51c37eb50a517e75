import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// A page with a group, and what is selected as text.
struct SizePage: View {
  @State var size = Size.small
  var disabled: Set<Size> = []
  var isHorizontal = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Before") {}
      if isHorizontal {
        HStack { group }
      } else {
        VStack(alignment: .leading) { group }
      }
      Button("After") {}
      Chosen(text: size.rawValue)
    }
  }

  private var group: some View {
    RadioGroup(Size.allCases, selection: $size) { value in
      Text(value.rawValue).radioButtonDisabled(disabled.contains(value))
    }
  }
}

/// Tells what is selected.
struct Chosen: View {
  let text: String

  var body: some View { Text(text).accessibilityIdentifier("chosen") }
}

extension TestHost {
  /// What is selected, as the page says.
  var chosen: String { (try? find(.identifier("chosen")).text) ?? "?" }

  /// A row of a radio group.
  func row(_ text: String) throws -> FoundView { try find(.text(text).and(.role(.button))) }
}

/// What is expected here is the kit's own documentation, and AppKit's radio buttons where it names them.
@MainActor @Suite struct RadioGroupTests {
  @Test func aClickSelects() throws {
    let ui = TestHost { SizePage() }
    #expect(ui.selectedRows == ["Small"])
    try ui.tap(ui.row("Large"))
    #expect(ui.chosen == "Large")
    #expect(ui.selectedRows == ["Large"])
  }

  @Test func aFingerSelects() throws {
    let ui = TestHost(idiom: .touch) { SizePage() }
    try ui.touchTap(ui.row("Medium"))
    #expect(ui.chosen == "Medium")
  }

  @Test func assistiveToolsFindButtonsWithAPosition() throws {
    let ui = TestHost { SizePage() }
    let row = try ui.row("Medium")
    #expect(row.value == "2 of 3")
    #expect(row.traits == .isButton)
    #expect(row.activate())
    #expect(ui.chosen == "Medium")
    #expect(row.traits == [.isButton, .isSelected])
  }

  @Test func theGroupFollowsTheStackAroundIt() throws {
    let column = TestHost { SizePage() }
    #expect(try column.row("Small").frame.minX == column.row("Large").frame.minX)
    #expect(try column.row("Small").frame.maxY < column.row("Large").frame.minY)
    let line = TestHost { SizePage(isHorizontal: true) }
    #expect(try line.row("Small").frame.minY == line.row("Large").frame.minY)
    #expect(try line.row("Small").frame.maxX < line.row("Large").frame.minX)
  }

  @Test func rightToLeftTheFirstRowStandsOnTheRight() throws {
    let ui = TestHost { SizePage(isHorizontal: true).environment(\.layoutDirection, .rightToLeft) }
    #expect(try ui.row("Small").frame.minX > ui.row("Large").frame.maxX)
  }

  @Test func largeTextMakesLargerRows() throws {
    let usual = TestHost(idiom: .touch) { SizePage() }
    let large = TestHost(idiom: .touch) { SizePage().environment(\.dynamicTypeSize, .accessibility3) }
    let height: (TestHost) throws -> CGFloat = { try $0.row("Small").frame.height }
    #expect(try height(large) > height(usual))
  }

  @Test func theSelectionMayChangeElsewhere() throws {
    let ui = TestHost { TwoGroups() }
    #expect(ui.selectedRows == ["Small", "Small"])
    try ui.tap(ui.findAll(.text("Large"))[1])
    #expect(ui.selectedRows == ["Large", "Large"])
    try ui.tap(ui.find(.text("Medium, please")))
    #expect(ui.selectedRows == ["Medium", "Medium"])
  }

  @Test func anAppThatRefusesKeepsTheSelection() throws {
    let ui = TestHost {
      RadioGroup(Size.allCases, selection: Binding(get: { .small }, set: { _ in })) { Text($0.rawValue) }
    }
    try ui.tap(ui.row("Large"))
    #expect(ui.selectedRows == ["Small"])
  }

  @Test func whatIsSelectedIsNotWrittenAgain() throws {
    let tally = Tally()
    let ui = TestHost {
      RadioGroup(
        Size.allCases,
        selection: Binding(get: { .small }, set: { tally.note($0.rawValue) })
      ) { Text($0.rawValue) }
    }
    try ui.tap(ui.row("Small"))
    #expect(tally.take() == [:])
  }

  /// Optical centring, derived: the ring's middle is that of the first line, whose height it has.
  @Test func theRingStandsInTheMiddleOfTheFirstLine() throws {
    let ui = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Above").padding(.top, 20)
        RadioGroup([1], selection: .constant(1)) { _ in
          VStack(alignment: .leading) {
            Text("First").accessibilityIdentifier("first")
            Text("Second")
          }
        }
        .tint(.red)
      }
      .font(.title)
    }
    ui.settle()
    let row: CGRect = try ui.find(.role(.button)).frame
    let line: CGFloat = TestHost { Text("First").font(.title) }.views[0].frame.height
    func isRed(_ y: CGFloat) -> Bool {
      let color: PixelColor = ui.color(at: CGPoint(x: row.minX + line / 2, y: y))
      return color.red > color.green + 80
    }
    let middle: CGFloat = row.minY + line / 2
    #expect(isRed(middle - line / 2 + 2) && isRed(middle + line / 2 - 2))
    #expect(!isRed(middle - line / 2 - 2) && !isRed(middle + line / 2 + 2))
    // The row is as high as its label: the figure lies beside the first line and adds nothing.
    let label = TestHost {
      VStack(alignment: .leading) {
        Text("First")
        Text("Second")
      }
      .font(.title)
      .accessibilityElement()
    }
    #expect(row.height == label.views[0].frame.height)
  }

  /// Only the text's own guides are the row's: in a stack that aligns tops, tops are aligned.
  @Test func aGroupStandsAtTheTopOfARowAlignedThere() throws {
    let ui = TestHost {
      HStack(alignment: .top, spacing: 0) {
        VStack { RadioGroup(Size.allCases, selection: .constant(.small)) { Text($0.rawValue) } }
        Color.red.frame(width: 10, height: 100).accessibilityElement().accessibilityLabel("bar")
      }
    }
    #expect(try ui.row("Small").frame.minY == ui.find(.text("bar")).frame.minY)
  }

  // MARK: Rows that are disabled

  @Test func aDisabledRowCantBeSelected() throws {
    let ui = TestHost { SizePage(disabled: [.medium]) }
    try ui.tap(ui.row("Medium"))
    #expect(ui.chosen == "Small")
    #expect(try !ui.row("Medium").activate())
  }

  @Test func aDisabledGroupCantBeChanged() throws {
    let ui = TestHost { SizePage().disabled(true) }
    try ui.tap(ui.row("Medium"))
    #expect(try !ui.row("Medium").activate())
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "Small")
  }

  // MARK: No selection

  @Test func anOptionalSelectionCanBeTakenBackWhereThatIsAllowed() throws {
    for isDeselectable in [false, true] {
      let ui = TestHost { OptionalPage(isDeselectable: isDeselectable) }
      #expect(ui.selectedRows == [])
      try ui.tap(ui.row("Small"))
      #expect(ui.chosen == "Small")
      try ui.tap(ui.row("Small"))
      #expect(ui.chosen == (isDeselectable ? "none" : "Small"))
      #expect(ui.selectedRows == (isDeselectable ? [] : ["Small"]))
    }
  }

  // MARK: Cost

  @Test func aChangeOfSelectionEvaluatesTwoRows() throws {
    let tally = Tally()
    let ui = TestHost { CountingPage(tally: tally, count: 300) }
    let row = try ui.row("Row 200")
    // The first change makes the group forget that it read the selection itself, to have something to show.
    try ui.row("Row 7").activate()
    for elsewhere in [false, true] {
      _ = tally.take()
      ui.resetCounters()
      try (elsewhere ? ui.find(.text("Elsewhere")) : row).activate()
      #expect(tally.take() == (elsewhere ? ["look 200": 1, "look 9": 1] : ["look 7": 1, "look 200": 1]))
      // The rows, their styles and looks, and what watches the selection; not 300 of anything.
      #expect(ui.counters.bodies <= 9)
    }
    #expect(ui.selectedRows == ["Row 9"])
  }

  @Test func aLazyStackMakesTheRowsInSight() throws {
    let tally = Tally()
    let ui = TestHost {
      ScrollView {
        LazyVStack(alignment: .leading) {
          RadioGroup(Array(0..<10_000), selection: .constant(3)) { value in
            let _ = tally.note("label")
            Text("Row \(value)")
          }
        }
      }
    }
    #expect(ui.selectedRows == ["Row 3"])
    #expect(tally.take()["label", default: 0] < 100)
  }
}

private struct TwoGroups: View {
  @State var size = Size.small

  var body: some View {
    VStack {
      RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
      RadioGroup(Size.allCases, selection: $size) { Text($0.rawValue) }
      Button("Medium, please") { size = .medium }
    }
  }
}

private struct OptionalPage: View {
  let isDeselectable: Bool
  @State var size: Size?

  var body: some View {
    VStack {
      RadioGroup(Size.allCases, selection: $size, isDeselectable: isDeselectable) { Text($0.rawValue) }
      Chosen(text: size?.rawValue ?? "none")
    }
  }
}

/// Counts how often the looks of rows are made.
private struct CountingPage: View {
  let tally: Tally
  let count: Int
  @State var selection = 0

  var body: some View {
    VStack(spacing: 0) {
      Button("Elsewhere") { selection = 9 }
      RadioGroup(Array(0..<count), selection: $selection) { CountedLabel(value: $0) }
    }
    .radioButtonStyle(CountingStyle(tally: tally))
  }
}

private struct CountedLabel: View {
  let value: Int

  var body: some View { Text("Row \(value)") }
}

private struct CountingStyle: RadioButtonStyle {
  let tally: Tally

  func makeBody(configuration: Configuration) -> some View {
    CountedLook(tally: tally, configuration: configuration)
  }
}

private struct CountedLook: View {
  let tally: Tally
  let configuration: RadioButtonStyleConfiguration

  var body: some View {
    let label: String = "\(configuration.label)"
    let number: Int = label.firstMatch(of: /value: (\d+)/).flatMap { Int($0.1) } ?? -1
    tally.note("look \(number)")
    return configuration.label
  }
}
