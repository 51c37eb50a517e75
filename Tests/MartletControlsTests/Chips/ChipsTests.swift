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
        let color: PixelColor = try ui.color(at: ui.findAll(.role(.button))[number - 1].center)
        return color.red > color.green + 100
      }
    }
    #expect(try colors(ui) == [true, true, true, false, false])
    try ui.row("5 stars").activate()
    #expect(try colors(ui) == [true, true, true, true, true])
    try ui.row("1 star").activate()
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

  private struct ChipsPage: View {
    @State var size = Size.small

    var body: some View {
      VStack {
        SegmentedChips(Size.allCases, selection: $size) { Text($0.rawValue) }
        Chosen(text: size.rawValue)
      }
    }
  }

  @Test func rightToLeftStarsAndChipsBeginOnTheRight() throws {
    let rating = TestHost { RatingPage().environment(\.layoutDirection, .rightToLeft) }
    #expect(try rating.row("1 star").frame.minX > rating.row("5 stars").frame.minX)
    rating.tabKey()
    rating.key("Left")
    #expect(rating.chosen == "3")
    let chips = TestHost { ChipsPage().environment(\.layoutDirection, .rightToLeft) }
    #expect(try chips.row("Small").frame.minX > chips.row("Large").frame.minX)
    chips.tabKey()
    chips.key("Left")
    #expect(chips.chosen == "Medium")
  }

  @Test func largeTextMakesLargerStarsAndChips() throws {
    func heights(_ size: DynamicTypeSize) throws -> [CGFloat] {
      let rating = TestHost(idiom: .touch) { RatingPage().environment(\.dynamicTypeSize, size) }
      let chips = TestHost(idiom: .touch) { ChipsPage().environment(\.dynamicTypeSize, size) }
      return try [rating.row("1 star").frame.height, chips.row("Small").frame.height]
    }
    let usual: [CGFloat] = try heights(.large)
    let large: [CGFloat] = try heights(.accessibility3)
    #expect(large[0] > usual[0] && large[1] > usual[1])
  }

  @Test func aFingerSelects() throws {
    let rating = TestHost(idiom: .touch) { RatingPage() }
    try rating.touchTap(rating.row("5 stars"))
    #expect(rating.chosen == "5")
    let chips = TestHost(idiom: .touch) { ChipsPage() }
    try chips.touchTap(chips.row("Large"))
    #expect(chips.chosen == "Large")
  }

  @Test func aDisabledRatingCantBeChanged() throws {
    let ui = TestHost { RatingPage().disabled(true) }
    try ui.tap(ui.row("5 stars"))
    ui.tabKey()
    ui.key("Right")
    #expect(ui.chosen == "2")
  }

  @Test(arguments: [Int.min, -1, 6, Int.max]) func aRatingOutOfRangeFillsNoStar(value: Int) throws {
    let ui = TestHost { RatingPage(stars: value) }
    #expect(ui.selectedRows == [])
    ui.tabKey()
    ui.key("space")
    #expect(ui.chosen == "1")
  }

  // MARK: Assistive tools

  /// Apple, "accessibilityAdjustableAction(_:)": increment and decrement.
  @Test(arguments: [true, false]) func assistiveToolsAdjustARating(isClearable: Bool) throws {
    struct Page: View {
      let isClearable: Bool
      @State private var stars = 4
      var body: some View {
        VStack {
          Rating("Quality", value: $stars, isClearable: isClearable)
          Chosen(text: "\(stars)")
        }
      }
    }
    let ui = TestHost { Page(isClearable: isClearable) }
    let rating = try ui.find(.label("Quality"))
    #expect(rating.value == "4 of 5")
    #expect(rating.adjust(.increment))
    #expect(rating.adjust(.increment))
    #expect(ui.chosen == "5" && rating.value == "5 of 5")
    for _ in 0..<7 { rating.adjust(.decrement) }
    #expect(ui.chosen == (isClearable ? "0" : "1"))
  }

  @Test func whatCantBeAdjustedIsnt() throws {
    let ui = TestHost { Rating("Quality", value: .constant(2)).disabled(true) }
    #expect(try !ui.find(.label("Quality")).adjust(.increment))
  }
}
