import MartletControls
import SwiftUI
import Testing
import ViewTesting

/// The seed documents' names: the same parameters and meaning, and what they trapped on.
@MainActor @Suite struct RadioButtonsCollectionTests {
  private struct Page: View {
    var options = ["Small", "Medium", "Large"]
    var descriptions = ["Up to 10 pieces", "Up to 50 pieces", "No upper limit"]
    @State var index = 0

    var body: some View {
      VStack(alignment: .leading) {
        RadioButtonsCollection(
          shapeConfigs: .init(shape: Rectangle(), innerShape: Checkmark()), options: options,
          descriptions: descriptions, selectedIndex: $index)
        Chosen(text: "\(index)")
      }
    }
  }

  @Test func aClickSelectsTheIndex() throws {
    let ui = TestHost { Page() }
    #expect(ui.selectedRows == ["Small"])
    try ui.tap(ui.row("Large"))
    #expect(ui.chosen == "2")
    #expect(ui.selectedRows == ["Large"])
  }

  @Test func pressAndHoldShowsTheDescriptionAndSelectsNothing() throws {
    let ui = TestHost { Page() }
    try ui.press(ui.row("Large"), for: 1)
    #expect(ui.shows("No upper limit"))
    #expect(ui.chosen == "0")
  }

  @Test func assistiveToolsReadTheDescriptionAsAHint() throws {
    let ui = TestHost { Page() }
    #expect(try ui.row("Medium").hint == "Up to 50 pieces")
  }

  @Test func arrowsGoThroughTheItems() throws {
    let ui = TestHost { Page() }
    ui.tabKey()
    ui.key("Down")
    #expect(ui.chosen == "1")
  }

  @Test func aMissingDescriptionMeansNoPopover() throws {
    let ui = TestHost { Page(descriptions: ["Up to 10 pieces", ""]) }
    for title in ["Medium", "Large"] {
      try ui.press(ui.row(title), for: 1)
      #expect(ui.popoverFrames == [])
    }
    #expect(ui.chosen == "2")
  }

  @Test(arguments: [-1, 3, Int.max, Int.min]) func anIndexOutOfRangeSelectsNone(index: Int) throws {
    let ui = TestHost { Page(index: index) }
    #expect(ui.selectedRows == [])
    try ui.tap(ui.row("Small"))
    #expect(ui.chosen == "0")
  }

  @Test func noOptionsAreNoItems() {
    let ui = TestHost { Page(options: []) }
    #expect(ui.views.map(\.text) == ["0"])
  }

  @Test func itemsStandAloneToo() throws {
    struct Items: View {
      @State var index = 7
      var body: some View {
        VStack {
          RadioButtonItem(
            configs: .init(), shapeConfigs: .init(), id: 3, title: "Three", description: "A few",
            selectedIndex: $index)
          RadioButtonItem(
            configs: .init(), shapeConfigs: .init(), id: 7, title: "Seven", description: "More",
            selectedIndex: $index)
          Chosen(text: "\(index)")
        }
      }
    }
    let ui = TestHost { Items() }
    #expect(ui.selectedRows == ["Seven"])
    try ui.tap(ui.row("Three"))
    #expect(ui.chosen == "3")
    #expect(ui.selectedRows == ["Three"])
  }

  /// Derived by hand: a quarter of 8 from 10 on is 12.
  @Test func fractionsOfARectangle() {
    let rect = CGRect(x: 10, y: 20, width: 8, height: 12)
    #expect(rect.fractionX(1, 4) == 12)
    #expect(rect.fractionY(1, 3) == 24)
    #expect(rect.fractionX(1, 0) == 10)
    #expect(rect.fractionY(1, 0) == 20)
    #expect(Checkmark().path(in: rect).boundingRect == rect)
  }
}
