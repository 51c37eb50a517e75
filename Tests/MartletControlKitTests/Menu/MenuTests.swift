import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct MenuTests {
  private let journal = Journal()

  private struct Actions: View {
    let journal: Journal
    @State private var isOn = false
    @State private var order = 1

    var body: some View {
      Menu("Actions") {
        Button("Open") { journal.note("open") }
        Button("Not now") { journal.note("not now") }.disabled(true)
        Toggle("Hidden files", isOn: $isOn)
        Section("Order") {
          Picker("Order by", selection: $order) {
            Text("Name").tag(1)
            Text("Size").tag(2)
          }
          .pickerStyle(.inline)
        }
        Menu("Share") {
          Button("Mail") { journal.note("mail") }
          Button("Link") { journal.note("link") }
        }
        Divider()
        Text("Version 1")
      }
      Text("\(isOn) \(order)")
    }
  }

  private func host(_ idiom: TestHost.Idiom = .desktop) -> TestHost {
    TestHost(size: CGSize(width: 600, height: 500), idiom: idiom) { Actions(journal: journal) }
  }

  private func open(_ ui: TestHost) throws {
    try ui.tap(ui.find(.text("Actions")))
    ui.settle()
  }

  /// The middle of a row, in the window.
  private func middle(_ ui: TestHost, _ title: String, menu: Int = 0) throws -> CGPoint {
    let frames = ui.popoverFrames
    try #require(frames.indices.contains(menu))
    let row = try ui.row(title).frame
    return CGPoint(x: frames[menu].minX + row.midX, y: frames[menu].minY + row.midY)
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func aButtonActsAndTheMenuCloses(idiom: TestHost.Idiom) throws {
    let ui = host(idiom)
    try open(ui)
    #expect(ui.menuTitles == ["Open", "Not now", "Hidden files", "Name", "Size", "Share"])
    try ui.tap(ui.row("Open"))
    #expect(journal.take() == ["open"] && !ui.isMenuOpen)
  }

  @Test func whatIsDisabledOrOnlyToReadDoesNothing() throws {
    let ui = host()
    try open(ui)
    try ui.tap(ui.row("Not now"))
    ui.tap(at: try middle(ui, "Share").applying(.init(translationX: 0, y: 33)))
    #expect(journal.take().isEmpty && ui.isMenuOpen)
  }

  @Test func aToggleShowsACheckMarkAndFlips() throws {
    let ui = host()
    try open(ui)
    #expect(try ui.row("Hidden files").value == nil)
    try ui.tap(ui.row("Hidden files"))
    #expect(ui.shows("true 1"))
    try open(ui)
    #expect(try ui.row("Hidden files").value == "selected")
  }

  @Test func anInlinePickerSelectsAmongTheOtherRows() throws {
    let ui = host()
    try open(ui)
    #expect(try ui.row("Name").value == "selected")
    try ui.tap(ui.row("Size"))
    #expect(ui.shows("false 2") && !ui.isMenuOpen)
  }

  @Test func theMenuLiesBelowItsButton() throws {
    let ui = host()
    let button = try ui.find(.text("Actions")).frame
    try open(ui)
    let menu = try #require(ui.popoverFrames.first)
    #expect(menu.minY >= button.maxY && menu.minY < button.maxY + 4 && abs(menu.minX - button.minX) <= 0.5)
  }

  // MARK: Submenus

  @Test func thePointerOpensASubmenuAndARowInItClosesBoth() throws {
    let ui = host()
    try open(ui)
    ui.hover(at: try middle(ui, "Share"))
    ui.settle()
    #expect(ui.popoverFrames.count == 2)
    let share = try middle(ui, "Share")
    let sub = ui.popoverFrames[1]
    #expect(sub.minX > share.x)
    ui.hover(at: CGPoint(x: sub.midX, y: sub.minY + 10))
    #expect(ui.popoverFrames.count == 2)
    try ui.tap(ui.row("Link"))
    #expect(journal.take() == ["link"] && ui.popoverFrames.isEmpty)
  }

  @Test func fromRightToLeftASubmenuLiesToTheLeft() throws {
    let ui = TestHost(size: CGSize(width: 600, height: 500)) {
      Actions(journal: journal).environment(\.layoutDirection, .rightToLeft)
    }
    try open(ui)
    ui.hover(at: try middle(ui, "Share"))
    ui.settle()
    let frames = ui.popoverFrames
    try #require(frames.count == 2)
    #expect(frames[1].midX < frames[0].minX)
    let button = try ui.find(.text("Actions")).frame
    #expect(abs(frames[0].maxX - button.maxX) <= 0.5)
    ui.key("Right")
    ui.settle()
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func anotherRowClosesTheSubmenu() throws {
    let ui = host()
    try open(ui)
    ui.hover(at: try middle(ui, "Share"))
    ui.settle()
    ui.hover(at: try middle(ui, "Open"))
    ui.settle()
    #expect(ui.popoverFrames.count == 1)
  }

  @Test func keysGoIntoASubmenuAndBack() throws {
    let ui = host()
    try open(ui)
    for _ in 0..<6 { ui.key("Down") }
    ui.key("Right")
    ui.settle()
    #expect(ui.popoverFrames.count == 2)
    ui.key("Left")
    ui.settle()
    #expect(ui.popoverFrames.count == 1)
    ui.key("Right")
    ui.settle()
    ui.key("Down")
    ui.key("Return")
    #expect(journal.take() == ["mail"] && ui.popoverFrames.isEmpty)
  }

  @Test func escapeAndAPressOutsideCloseAllMenus() throws {
    let ui = host()
    for close in [{ ui.key("Escape") }, { ui.tap(at: CGPoint(x: 2, y: 2)) }] {
      try open(ui)
      ui.hover(at: try middle(ui, "Share"))
      ui.settle()
      close()
      ui.settle()
      #expect(ui.popoverFrames.isEmpty)
    }
  }

  @Test func onePressGoesThroughASubmenu() throws {
    let ui = host()
    ui.pointerDown(at: try ui.find(.text("Actions")).center)
    ui.settle()
    ui.pointerMove(to: try middle(ui, "Share"))
    ui.settle()
    let target = try middle(ui, "Link", menu: 1)
    ui.pointerMove(to: target)
    ui.pointerUp(at: target)
    #expect(journal.take() == ["link"] && ui.popoverFrames.isEmpty)
  }

  /// Apple, "menu" (PickerStyle): a submenu when nested within a larger menu.
  @Test func aPickerInAMenuIsASubmenuOnTheDesktopAndInlineOnTouchScreens() throws {
    for idiom in [TestHost.Idiom.desktop, .touch] {
      let ui = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) {
        Menu("Menu") {
          Picker("Order", selection: .constant(1)) {
            Text("Name").tag(1)
            Text("Size").tag(2)
          }
        }
      }
      try ui.tap(ui.find(.text("Menu")))
      ui.settle()
      #expect(ui.menuTitles == (idiom == .desktop ? ["Order"] : ["Name", "Size"]))
    }
  }

  // MARK: Styles

  @Test func aStyleOfOnesOwnChangesTheButton() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Framed")
          Menu(configuration)
        }
      }
    }
    let ui = TestHost { Actions(journal: journal).menuStyle(Framed()) }
    #expect(ui.shows("Framed"))
    try open(ui)
    try ui.tap(ui.row("Open"))
    #expect(journal.take() == ["open"])
  }

  @Test func aButtonStyleShowsAroundTheMenusLabel() throws {
    let ui = TestHost { Actions(journal: journal).buttonStyle(TellingStyle()) }
    #expect(ui.says("at rest"))
    try ui.tap("Actions")
    ui.settle()
    #expect(ui.isMenuOpen && ui.says("pressed"))
    try ui.tap(ui.row("Open"))
    #expect(journal.take() == ["open"])
  }

  /// Apple, "init(content:label:primaryAction:)": a click acts, a secondary gesture opens the menu.
  @Test func withAPrimaryActionAClickActsAndHoldingOpens() throws {
    let journal = journal
    let ui = TestHost {
      Menu("Add") {
        Button("Add several") { journal.note("several") }
      } primaryAction: {
        journal.note("add")
      }
    }
    try ui.tap(ui.find(.text("Add")))
    ui.advance(by: 1)
    #expect(journal.take() == ["add"] && !ui.isMenuOpen)
    ui.pointerDown(at: try ui.find(.text("Add")).center)
    ui.advance(by: 0.6)
    #expect(ui.isMenuOpen)
    ui.pointerUp()
    #expect(journal.take().isEmpty && ui.isMenuOpen)
  }

  @Test func aDisabledMenuDoesNotOpen() throws {
    let ui = TestHost { Actions(journal: journal).disabled(true) }
    try open(ui)
    #expect(!ui.isMenuOpen)
  }

  @Test func fontsAroundTheButtonDoNotReachTheMenu() throws {
    let plain = host()
    try open(plain)
    let large = TestHost(size: CGSize(width: 600, height: 500)) {
      Actions(journal: journal).font(.largeTitle).foregroundColor(.red)
    }
    try open(large)
    #expect(large.popoverFrames.first?.size == plain.popoverFrames.first?.size)
  }
}
