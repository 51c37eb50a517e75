import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// Ratings and segmented chips, which are radio groups with another look.
@MainActor @Suite struct ChipsTests {
  private struct RatingPage: View {
    var count = 5
    @State var stars = 2

    var body: some View {
      VStack {
        Rating("Quality", value: $stars, count: count)
        Chosen(text: "\(stars)")
      }
    }
  }

  private func group(_ ui: TestHost) throws -> FoundView { try ui.find(.role(.group)) }

  @Test func pressingAStarGivesAsMany() throws {
    let ui = TestHost { RatingPage() }
    #expect(try group(ui).text == "Quality")
    #expect(try group(ui).value == "2 of 5")
    try ui.tap(ui.row("4 stars"))
    #expect(ui.chosen == "4")
    #expect(try group(ui).value == "4 of 5")
    #expect(ui.selectedRows == ["4 stars"])
    try ui.tap(ui.row("4 stars"))
    #expect(ui.chosen == "0")
    #expect(ui.selectedRows == [])
  }

  @Test func arrowsGiveMoreOrFewerStars() {
    let ui = TestHost { RatingPage() }
    ui.tabKey()
    ui.key("Right")
    #expect(ui.chosen == "3")
    ui.key("Left")
    ui.key("Left")
    #expect(ui.chosen == "1")
  }

  @Test func theStarsUpToTheSelectedOneAreFilled() throws {
    let ui = TestHost(size: CGSize(width: 300, height: 100)) { RatingPage(stars: 3).tint(.red) }
    let colors: (TestHost) throws -> [Bool] = { ui in
      ui.settle()
      return try (1...5).map { number in
        let color: PixelColor = try ui.color(at: ui.row("\(number) stars").center)
        return color.red > color.green + 100
      }
    }
    #expect(try colors(ui) == [true, true, true, false, false])
    try ui.row("5 stars").activate()
    #expect(try colors(ui) == [true, true, true, true, true])
    try ui.row("1 stars").activate()
    #expect(try colors(ui) == [true, false, false, false, false])
  }

  @Test(arguments: [-3, 0, 1]) func fewStarsAreNoTrouble(count: Int) {
    let ui = TestHost { RatingPage(count: count, stars: -7) }
    #expect(ui.findAll(.role(.button)).count == max(count, 0))
    #expect(ui.selectedRows == [])
  }

  @Test func aChipIsSelectedInARow() throws {
    struct Page: View {
      @State var size = Size.small
      var body: some View {
        VStack {
          SegmentedChips(Size.allCases, selection: $size) { Text($0.rawValue) }
          Chosen(text: size.rawValue)
        }
      }
    }
    let ui = TestHost { Page() }
    #expect(try ui.row("Small").frame.midY == ui.row("Large").frame.midY)
    try ui.tap(ui.row("Medium"))
    #expect(ui.chosen == "Medium")
    ui.tabKey()
    ui.key("Right")
    #expect(ui.chosen == "Large")
    #expect(ui.selectedRows == ["Large"])
  }
}
