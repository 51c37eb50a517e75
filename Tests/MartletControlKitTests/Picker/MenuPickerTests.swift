import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct MenuPickerTests {
  private func host(_ idiom: TestHost.Idiom, _ selection: Selection<OrderBy>) -> TestHost {
    TestHost(idiom: idiom) {
      Observing(selection: selection) { binding in
        Picker("Order By", selection: binding) {
          ForEach(OrderBy.allCases) { Text($0.rawValue) }
        }
      }
    }
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func aClickOpensAMenuAndAClickOnARowSelectsIt(idiom: TestHost.Idiom) throws {
    let selection = Selection(OrderBy.name)
    let ui = host(idiom, selection)
    #expect(try ui.popUp.text == "Order By" && ui.popUp.value == "Name")
    try ui.openMenu()
    #expect(ui.menuTitles == ["Name", "Size", "Date"] && ui.checkedTitles == ["Name"])
    try ui.tap(ui.row("Size"))
    #expect(selection.writes == [.size] && !ui.isMenuOpen)
    #expect(try ui.popUp.value == "Size")
    #expect(ui.repaintDifference == 0)
  }

  /// Recorded behaviour: a setter that turns the order round works, because the selected row is written again.
  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func choosingTheSelectedRowWritesItAgain(idiom: TestHost.Idiom) throws {
    let selection = Selection(OrderBy.name)
    let ui = host(idiom, selection)
    try ui.choose("Name")
    try ui.choose("Name")
    #expect(selection.writes == [.name, .name])
  }

  @Test func escapeTabAndAPressOutsideCloseWithoutAWrite() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    for close in [{ ui.key("Escape") }, { ui.tabKey() }, { ui.tap(at: CGPoint(x: 2, y: 2)) }] {
      try ui.openMenu()
      #expect(ui.isMenuOpen)
      close()
      #expect(!ui.isMenuOpen)
    }
    #expect(selection.writes.isEmpty)
  }

  @Test func pressDragReleaseSelectsInOneGesture() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    let start = try ui.popUp.center
    ui.pointerDown(at: start)
    ui.settle()
    #expect(ui.isMenuOpen)
    let frame = try ui.row("Date").frame
    let menu = try #require(ui.popoverFrames.first)
    let target = CGPoint(x: menu.minX + frame.midX, y: menu.minY + frame.midY)
    ui.pointerMove(to: CGPoint(x: start.x, y: start.y + 10))
    ui.pointerMove(to: target)
    ui.pointerUp(at: target)
    #expect(selection.writes == [.date] && !ui.isMenuOpen)
  }

  @Test func aDragReleasedOutsideClosesWithoutAWrite() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    ui.pointerDown(at: try ui.popUp.center)
    ui.settle()
    ui.pointerMove(to: CGPoint(x: 3, y: 3))
    ui.pointerUp(at: CGPoint(x: 3, y: 3))
    #expect(selection.writes.isEmpty && !ui.isMenuOpen)
  }

  /// macOS: the selected row lies over the button's value.
  @Test(arguments: OrderBy.allCases)
  func theSelectedRowLiesOverTheValue(order: OrderBy) throws {
    let ui = host(.desktop, Selection(order))
    let button = try ui.popUp.frame
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    let row = try ui.row(order.rawValue).frame
    // The row is a whole number of points off at most half a point: a popup lies on whole points.
    #expect(abs(menu.minY + row.midY - button.midY) <= 0.5)
  }

  @Test func withoutRoomTheMenuSlides() throws {
    let ui = host(.desktop, Selection(.date))
    ui.popoverArea = CGRect(x: 0, y: 140, width: 400, height: 160)
    try ui.openMenu()
    let menu = try #require(ui.popoverFrames.first)
    #expect(menu.minY >= 140 && menu.maxY <= 300)
  }

  @Test func theDesktopShowsTheLabelBesideAndTouchDoesNot() throws {
    let desktop = host(.desktop, Selection(.name))
    #expect(desktop.displayListText.contains("Order By"))
    #expect(!host(.touch, Selection(.name)).displayListText.contains("\"Order By\""))
    let hidden = TestHost {
      Picker("Order By", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden()
    }
    #expect(try hidden.popUp.text == "Order By")
  }

  /// NSPopUpButton is as wide as its widest item.
  @Test func aChoiceDoesNotChangeTheWidth() throws {
    let selection = Selection(1)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Width", selection: binding) {
          Text("i").tag(1)
          Text("A long title").tag(2)
        }
        .fixedSize()
      }
    }
    let width = try ui.popUp.frame.width
    try ui.choose("A long title")
    #expect(try ui.popUp.frame.width == width && ui.popUp.value == "A long title")
  }

  @Test func aDisabledPickerDoesNotOpen() throws {
    let ui = TestHost {
      Picker("Order By", selection: .constant(1)) { Text("One").tag(1) }.disabled(true)
    }
    try ui.tap(ui.popUp)
    ui.tabKey()
    ui.key("space")
    #expect(!ui.isMenuOpen)
    #expect(try !ui.popUp.activate())
  }

  @Test func anAssistiveToolOpensItAndChooses() throws {
    let selection = Selection(OrderBy.name)
    let ui = host(.desktop, selection)
    #expect(try ui.popUp.activate())
    ui.settle()
    #expect(try ui.row("Size").activate())
    #expect(selection.writes == [.size] && !ui.isMenuOpen)
  }

  @Test func theWriteKeepsTheBindingsTransaction() throws {
    struct Fading: View {
      @State private var order = OrderBy.name

      var body: some View {
        VStack {
          Picker("Order By", selection: $order.animation(.linear(duration: 1))) {
            ForEach(OrderBy.allCases) { Text($0.rawValue) }
          }
          Color.red.frame(width: order == .name ? 10 : 110, height: 10).accessibilityIdentifier("bar")
        }
      }
    }
    let ui = TestHost { Fading() }
    try ui.openMenu()
    try ui.tap(ui.row("Size"))
    ui.advance(by: 0.5)
    #expect(!ui.settle(within: 0.3))
  }

  @Test func leavingTheWindowClosesTheMenu() throws {
    let ui = host(.desktop, Selection(.name))
    try ui.openMenu()
    ui.leaveWindow()
    #expect(!ui.isMenuOpen)
  }
}
