import SwiftUI
import Testing
import ViewTesting

/// Apple, "sheet(isPresented:onDismiss:content:)", "sheet(item:onDismiss:content:)", "DismissAction".
@MainActor @Suite struct SheetTests {
  private struct Inside: View {
    let journal: Journal
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack(spacing: 10) {
        Text(isPresented && mode.wrappedValue.isPresented ? "presented" : "alone")
        Button("Done") { dismiss() }
        Button("Old way") { mode.wrappedValue.dismiss() }
      }
      .padding(30)
      .onAppear { journal.note("appears") }
      .onDisappear { journal.note("disappears") }
    }
  }

  private struct Screen: View {
    let journal: Journal
    var isDismissDisabled = false
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        Inside(journal: Journal())
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isOpen, onDismiss: { journal.note("onDismiss \(isOpen)") }) {
        Inside(journal: journal).interactiveDismissDisabled(isDismissDisabled)
      }
    }
  }

  private func open(_ idiom: TestHost.Idiom = .desktop, _ journal: Journal, isDismissDisabled: Bool = false)
    throws
    -> TestHost
  {
    let ui = TestHost(size: CGSize(width: 400, height: 500), idiom: idiom) {
      Screen(journal: journal, isDismissDisabled: isDismissDisabled)
    }
    #expect(ui.shows("alone"))
    try ui.tap("Open")
    #expect(ui.shows("presented"))
    ui.settle()
    return ui
  }

  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.sheet)).isEmpty }

  /// The one of two views with a text that is in the sheet, which is in front.
  private func tapInside(_ ui: TestHost, _ text: String) throws {
    ui.tap(try #require(ui.findAll(.text(text)).last))
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch], ["Done", "Old way"])
  func itsContentClosesIt(idiom: TestHost.Idiom, way: String) throws {
    let journal = Journal()
    let ui = try open(idiom, journal)
    try tapInside(ui, way)
    #expect(!isOpen(ui))
    #expect(journal.entries == ["appears"])
    ui.settle()
    // The view goes, and then onDismiss is called.
    #expect(journal.entries == ["appears", "disappears", "onDismiss false"])
    #expect(ui.repaintDifference == 0)
  }

  @Test func onTheDesktopItIsACardInTheMiddleAndEscapeClosesIt() throws {
    let journal = Journal()
    let ui = try open(.desktop, journal)
    let done = try #require(ui.findAll(.text("Done")).last).frame
    #expect(isNear(done.midX, 200))
    ui.press(.escape)
    #expect(!isOpen(ui))
  }

  /// ninxsoft/Mist, issue 71: the modifier keeps Escape from closing a macOS sheet.
  @Test func escapeDoesNotCloseASheetThatForbidsIt() throws {
    let ui = try open(.desktop, Journal(), isDismissDisabled: true)
    ui.press(.escape)
    #expect(isOpen(ui))
    try tapInside(ui, "Done")
    #expect(!isOpen(ui))
  }

  @Test func onTouchScreensItIsPulledDown() throws {
    let ui = try open(.touch, Journal())
    let top = CGPoint(x: 200, y: 40)
    ui.drag(from: top, to: CGPoint(x: 200, y: 80), duration: 1)
    ui.settle()
    #expect(isOpen(ui))
    ui.pointerDown(at: top)
    ui.advance(by: 0.1)
    ui.pointerMove(to: CGPoint(x: 200, y: 140))
    ui.advance(by: 0.1)
    // It follows the finger.
    let before = try #require(ui.findAll(.text("Done")).last).frame.minY
    ui.pointerMove(to: CGPoint(x: 200, y: 360))
    let after = try #require(ui.findAll(.text("Done")).last).frame.minY
    #expect(isNear(after - before, 220))
    ui.pointerUp(at: CGPoint(x: 200, y: 400))
    #expect(!isOpen(ui))
    #expect(ui.settle())
    #expect(ui.repaintDifference == 0)
  }

  @Test func aSheetThatForbidsItIsNotPulledDown() throws {
    let ui = try open(.touch, Journal(), isDismissDisabled: true)
    ui.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 450))
    ui.settle()
    #expect(isOpen(ui))
  }

  @Test func itOpensAgain() throws {
    let ui = try open(.desktop, Journal())
    for _ in 0..<3 {
      ui.press(.escape)
      ui.settle()
      try ui.tap("Open")
      #expect(isOpen(ui))
    }
  }

  @Test func itsObjectsGoWithIt() throws {
    final class Model: ObservableObject {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      deinit { journal.note("gone") }
    }
    struct Inside: View {
      @StateObject var model: Model
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() }.padding() }
    }
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = true
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) { Inside(model: Model(journal)) }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap("Done")
    ui.settle()
    #expect(journal.entries == ["gone"])
  }

  @Test func aTaskClosesIt() async throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Later") { Task { @MainActor in dismiss() } }.padding() }
    }
    let ui = TestHost { Text("Behind").sheet(isPresented: .constant(true)) { Inside() } }
    try ui.tap("Later")
    await ui.yield()
    #expect(!isOpen(ui))
  }

  @Test func aSheetThatClosesItselfAtOnceIsFine() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Inside").onAppear { dismiss() } }
    }
    let ui = TestHost { Text("Behind").sheet(isPresented: .constant(true)) { Inside() } }
    #expect(!isOpen(ui))
    #expect(ui.settle())
    #expect(!ui.shows("Inside"))
  }

  /// Apple, "DismissAction": it has no effect on a view that isn't presented.
  @Test func inAWindowDismissDoesNothing() throws {
    let ui = TestHost { Inside(journal: Journal()) }
    try ui.tap("Done")
    try ui.tap("Old way")
    #expect(ui.shows("alone"))
  }

  // MARK: Heights

  private struct Heights: View {
    let journal: Journal
    @State private var height = PresentationDetent.medium
    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        VStack {
          Text("Top")
          Button("Grow") { height = .large }
          Spacer()
        }
        .frame(maxWidth: .infinity)
        .presentationDetents([.medium, .large, .height(120)], selection: $height)
        .onChange(of: height) { _, new in
          journal.note(new == .large ? "large" : new == .medium ? "medium" : "low")
        }
      }
    }
  }

  /// The window is 524 high, of which 24 are the strip at the top: large is 500 and medium 250.
  private func openHeights(_ journal: Journal = Journal(), _ idiom: TestHost.Idiom = .touch) -> TestHost {
    let ui = TestHost(size: CGSize(width: 400, height: 524), idiom: idiom) { Heights(journal: journal) }
    ui.settle()
    return ui
  }

  private func top(_ ui: TestHost) throws -> CGFloat { try ui.find(.text("Top")).frame.minY }

  @Test func aSheetRestsAtTheHeightThatIsSelected() throws {
    let ui = openHeights()
    #expect(try top(ui) == 524 - 250)
    try ui.tap("Grow")
    ui.advance(by: 0.05)
    // It glides.
    #expect(try top(ui) > 30)
    ui.settle()
    #expect(try top(ui) == 24)
    #expect(ui.repaintDifference == 0)
  }

  @Test func itIsPulledFromHeightToHeight() throws {
    let journal = Journal()
    let ui = openHeights(journal)
    let handle = CGPoint(x: 200, y: 524 - 245)
    ui.drag(from: handle, to: CGPoint(x: 200, y: 60), duration: 1)
    ui.settle()
    #expect(try top(ui) == 24)
    ui.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 200, y: 400), duration: 2)
    ui.settle()
    #expect(try top(ui) == 524 - 120)
    #expect(journal.entries == ["large", "low"])
    #expect(isOpen(ui))
    ui.drag(from: CGPoint(x: 200, y: 410), to: CGPoint(x: 200, y: 520), duration: 0.3)
    #expect(!isOpen(ui))
    #expect(ui.settle())
  }

  /// Apple: on macOS a sheet has its content's size.
  @Test func onTheDesktopHeightsMeanNothing() throws {
    let ui = openHeights(Journal(), .desktop)
    #expect(try top(ui) > 60)
  }

  @Test func aSheetWithoutASelectionBeginsWithTheLeast() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 524), idiom: .touch) {
      Text("Behind").sheet(isPresented: .constant(true)) {
        Text("Middle").presentationDetents([.large, .fraction(0.2)])
      }
    }
    ui.settle()
    #expect(try isNear(ui.find(.text("Middle")).frame.midY, 524 - 50, 0.6))
  }

  // MARK: Items

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = "a"
  }

  private struct Items: View {
    let journal: Journal
    @State private var item: Item? = Item(id: 1)

    var body: some View {
      Text(item.map { "item \($0.id)" } ?? "none")
        .sheet(item: $item, onDismiss: { journal.note("dismissed") }) { shown in
          VStack {
            Text("Sheet \(shown.id)\(shown.name)").onAppear { journal.note("appears \(shown.id)") }
            Button("Rename") { item?.name = "b" }
            Button("Next") { item = Item(id: shown.id + 1) }
            Button("Nothing") { item = nil }
          }
          .padding()
        }
    }
  }

  @Test func anItemWithAnotherIdentityGetsANewSheet() throws {
    let journal = Journal()
    let ui = TestHost { Items(journal: journal) }
    #expect(ui.shows("Sheet 1a"))
    try ui.tap("Rename")
    #expect(ui.shows("Sheet 1b"))
    try ui.tap("Next")
    // "If item changes, the system dismisses the sheet and replaces it with a new one."
    ui.settle()
    #expect(ui.shows("Sheet 2a"))
    #expect(ui.findAll(.role(.sheet)).count == 1)
    #expect(journal.entries == ["appears 1", "dismissed", "appears 2"])
    try ui.tap("Nothing")
    // What goes away still shows its item.
    #expect(ui.shows("none"))
    ui.settle()
    #expect(!isOpen(ui))
    #expect(journal.entries.last == "dismissed")
  }

  @Test func escapeWritesNil() {
    let ui = TestHost { Items(journal: Journal()) }
    ui.press(.escape)
    #expect(ui.shows("none"))
  }

  // MARK: Sheets on sheets

  private struct Nested: View {
    let depth: Int
    @State private var isOpen = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Level \(depth)")
        Button("Deeper \(depth)") { isOpen = true }
        Button("Back \(depth)") { dismiss() }
      }
      .padding()
      .sheet(isPresented: $isOpen) { Nested(depth: depth + 1) }
    }
  }

  @Test func aSheetPresentsASheet() throws {
    let ui = TestHost(size: CGSize(width: 400, height: 400)) { Nested(depth: 0) }
    try ui.tap("Deeper 0")
    try ui.tap("Deeper 1")
    #expect(ui.shows("Level 2"))
    // Only the one in front can be acted on.
    #expect(try !ui.find(.text("Back 1")).activate())
    #expect(ui.findAll(.role(.sheet)).count == 2)
    ui.press(.escape)
    #expect(ui.findAll(.role(.sheet)).count == 1)
    ui.settle()
    try ui.tap("Back 1")
    #expect(!isOpen(ui))
  }

  @Test func whatASheetPresentsGoesWithIt() throws {
    struct Screen: View {
      @State private var isOpen = true
      @State private var isInner = true
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          Text("Outer").padding().sheet(isPresented: $isInner) {
            Button("Close all") { isOpen = false }.padding()
          }
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("Close all")
    #expect(!isOpen(ui))
    #expect(ui.settle())
    #expect(!ui.shows("Outer"))
    #expect(ui.repaintDifference == 0)
  }

  @Test func aCoverFillsTheWindowAndEscapeLeavesIt() throws {
    let ui = TestHost {
      Text("Behind").fullScreenCover(isPresented: .constant(true)) { Text("Cover") }
    }
    ui.settle()
    ui.press(.escape)
    #expect(isOpen(ui))
    // Nothing of what is behind is seen.
    #expect(try isNear(ui.find(.text("Cover")).frame.midX, 200))
  }

  // MARK: With popovers

  @Test func aPopoverInASheetWorks() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Button("More") { isOpen = true }.padding(40)
            .popover(isPresented: $isOpen) { Text("In the popover").padding() }
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("More")
    #expect(ui.popoverFrames.count == 1)
    ui.press(.escape)
    #expect(ui.popoverFrames.isEmpty)
    #expect(isOpen(ui))
  }

  @Test func aPopoverClosesWhenASheetOpens() throws {
    struct Screen: View {
      @State private var isPopover = true
      @State private var isSheet = false
      var body: some View {
        Text(isPopover ? "with" : "without").popover(isPresented: $isPopover) {
          Button("Sheet") { isSheet = true }.padding()
        }
        .sheet(isPresented: $isSheet) { Text("Sheet here").padding() }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("Sheet")
    #expect(ui.popoverFrames.isEmpty)
    #expect(ui.shows("without"))
    #expect(isOpen(ui))
  }

  @Test func aSheetOfAPopoverLiesInThePopover() throws {
    struct Screen: View {
      @State private var isSheet = false
      var body: some View {
        Text("Behind").popover(isPresented: .constant(true)) {
          Button("Sheet") { isSheet = true }.padding()
            .sheet(isPresented: $isSheet) {
              Button("In the sheet") { isSheet = false }.frame(width: 200, height: 150)
            }
        }
      }
    }
    let ui = TestHost { Screen() }
    let before = try #require(ui.popoverFrames.first)
    try ui.tap("Sheet")
    let grown = try #require(ui.popoverFrames.first)
    #expect(grown.width >= 200 && grown.height >= 150)
    // Escape belongs to the sheet, not to the popover.
    ui.press(.escape)
    #expect(!isOpen(ui))
    ui.settle()
    #expect(ui.popoverFrames.first == before)
  }

  @Test func aPopoverForAnItemFollowsIt() throws {
    struct Screen: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text(item.map { "item \($0.id)" } ?? "none").popover(item: $item, arrowEdge: .bottom) { shown in
          Button("Popover \(shown.id)") { item = Item(id: 2) }.padding()
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap("Popover 1")
    #expect(ui.shows("Popover 2"))
    #expect(ui.popoverFrames.count == 1)
    ui.press(.escape)
    #expect(ui.shows("none"))
  }

  @Test func aPopoverThatForbidsItIsClosedByCodeOnly() throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() }.padding().interactiveDismissDisabled() }
    }
    struct Screen: View {
      @State private var isOpen = true
      var body: some View { Text("Behind").popover(isPresented: $isOpen) { Inside() } }
    }
    let ui = TestHost { Screen() }
    ui.press(.escape)
    ui.tap(at: CGPoint(x: 5, y: 5))
    #expect(ui.popoverFrames.count == 1)
    try ui.tap("Done")
    #expect(ui.popoverFrames.isEmpty)
  }
}
