import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// What an app may hand to a radio group by mistake.
@MainActor @Suite struct RadioBadInputTests {
  @Test func noOptionsAreNoRows() {
    let ui = TestHost {
      VStack {
        RadioGroup([Size](), selection: .constant(.small)) { Text($0.rawValue) }
        Text("here")
      }
    }
    #expect(ui.views.map(\.text) == ["here"])
  }

  @Test func oneOptionHasNoPosition() throws {
    let ui = TestHost { RadioGroup([Size.small], selection: .constant(.large)) { Text($0.rawValue) } }
    #expect(ui.selectedRows == [])
    #expect(try ui.row("Small").value ?? "" == "")
  }

  @Test func rowsForTheSameValueAreSelectedTogether() throws {
    struct Page: View {
      @State var number = 2
      var body: some View {
        VStack {
          RadioGroup([1, 1, 2, 1], selection: $number) { Text("No. \($0)") }
          Chosen(text: "\(number)")
        }
      }
    }
    let ui = TestHost { Page() }
    try ui.tap(ui.findAll(.text("No. 1"))[1])
    #expect(ui.chosen == "1")
    #expect(ui.selectedRows == ["No. 1", "No. 1", "No. 1"])
    ui.tabKey()
    for _ in 0..<2 { ui.key("Down") }
    #expect(ui.chosen == "2")
    ui.key("Down")
    #expect(ui.chosen == "1")
  }

  @Test func tenThousandOptionsAreSearchedNotBuilt() throws {
    struct Page: View {
      @State var number = 3
      var body: some View {
        ScrollView {
          LazyVStack { RadioGroup(Array(0..<10_000), selection: $number) { Text("No. \($0)") } }
        }
      }
    }
    let ui = TestHost { Page() }
    try ui.tap(ui.row("No. 5"))
    #expect(ui.selectedRows == ["No. 5"])
    #expect(try ui.row("No. 5").value == "6 of 10000" || ui.row("No. 5").value == "6 of 10,000")
  }

  @Test(arguments: [
    "", "A very long title that goes on and on and does not end before the window does, which is a pity",
    "Two\nlines", "작은 것", "صغير", "👩‍👩‍👧‍👦",
  ])
  func anyTitleCanBeSelected(title: String) throws {
    struct Page: View {
      let title: String
      @State var value = ""
      var body: some View {
        VStack {
          RadioGroup(["x", title], selection: $value) { Text($0) }
          Chosen(text: value)
        }
      }
    }
    let ui = TestHost { Page(title: title, value: "x") }
    #expect(ui.selectedRows == ["x"])
    let row = try #require(ui.findAll(.role(.button)).last)
    ui.tap(row)
    #expect(ui.chosen == title)
  }

  @Test func aStyleThatIgnoresItsLabelStillSelects() throws {
    struct Square: RadioButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityLabel(configuration.isSelected ? "on" : "off")
      }
    }
    let ui = TestHost { SizePage().radioButtonStyle(Square()) }
    ui.tap(ui.findAll(.role(.button))[2])
    #expect(ui.chosen == "Medium")
  }

  @Test func optionsMayShrinkWhileOneIsPressed() throws {
    struct Page: View {
      @State var count = 3
      @State var number = 0
      var body: some View {
        VStack {
          RadioGroup(Array(0..<count), selection: $number) { Text("No. \($0)") }
          Chosen(text: "\(number)")
        }
        .onKeyPress("s") {
          count = 1
          return .handled
        }
      }
    }
    let ui = TestHost { Page() }
    ui.tabKey()
    let last: CGPoint = try ui.row("No. 2").center
    ui.pointerDown(at: last)
    ui.key("s")
    ui.pointerUp(at: last)
    #expect(ui.chosen == "0")
    #expect(ui.findAll(.role(.button)).map(\.text) == ["No. 0"])
  }

  @Test func aSelectionOfARowThatIsGoneIsKept() throws {
    struct Page: View {
      @State var count = 3
      @State var number = 2
      var body: some View {
        VStack {
          RadioGroup(Array(0..<count), selection: $number) { Text("No. \($0)") }
          Chosen(text: "\(number)")
          Button("Fewer") { count = 2 }
          Button("More") { count = 3 }
        }
      }
    }
    let ui = TestHost { Page() }
    ui.tabKey()
    try ui.tap(ui.row("Fewer"))
    #expect(ui.selectedRows == [])
    #expect(ui.chosen == "2")
    try ui.tap(ui.row("More"))
    #expect(ui.selectedRows == ["No. 2"])
  }

  @Test(arguments: [0, -4, CGFloat.nan, .infinity]) func aBadSizeIsNoTrouble(size: CGFloat) throws {
    let ui = TestHost { SizePage().radioButtonStyle(RingRadioButtonStyle(size: size)) }
    try ui.tap(ui.row("Large"))
    #expect(ui.chosen == "Large")
  }

  @Test func twoGroupsOnOneSelectionAgree() throws {
    struct Page: View {
      @State private var size = Size.small
      var body: some View {
        HStack {
          VStack { RadioGroup(Size.allCases, selection: $size) { Text("First \($0.rawValue)") } }
          VStack { RadioGroup(Size.allCases, selection: $size) { Text("Second \($0.rawValue)") } }
        }
      }
    }
    let ui = TestHost { Page() }
    try ui.tap(ui.row("First Large"))
    #expect(ui.selectedRows == ["First Large", "Second Large"])
    try ui.tap(ui.row("Second Medium"))
    #expect(ui.selectedRows == ["First Medium", "Second Medium"])
  }
}
