import SwiftUI
import Testing
import ViewTesting

/// What the user can do behind a popover or sheet.
///
/// Expected: Apple, "presentationBackgroundInteraction(_:)": enabled, people can use the view behind the presentation.
@MainActor @Suite struct BackgroundInteractionTests {
  private struct Page: View {
    var interaction = PresentationBackgroundInteraction.enabled
    @State private var isOpen = true
    @State private var presses = 0
    @State private var inside = 0
    @State private var isHovered = false
    @State private var text = ""
    @State private var note = ""

    var body: some View {
      VStack(spacing: 20) {
        Text("anchor \(presses), \(inside), \(isHovered ? "over" : "out")")
          .popover(isPresented: $isOpen, arrowEdge: .bottom) {
            VStack {
              Button("Inside") { inside += 1 }
              TextField("Note", text: $note).frame(width: 80)
            }
            .padding()
            .presentationBackgroundInteraction(interaction)
          }
        Spacer()
        Button("Outside") { presses += 1 }.onHover { isHovered = $0 }
        TextField("Name", text: $text).frame(width: 120)
        Text("name \(text), note \(note)")
        Button("Toggle") { isOpen.toggle() }
      }
      .padding()
    }
  }

  private func host(_ interaction: PresentationBackgroundInteraction = .enabled) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 460)) { Page(interaction: interaction) }
  }

  @Test func whatIsBehindIsPressedAndThePopoverStays() throws {
    let ui = host()
    try ui.tap(ui.find(.text("Outside")))
    #expect(ui.shows("anchor 1, 0, over"))
    #expect(ui.popoverFrames.count == 1)
    try ui.tap(ui.find(.text("Inside")))
    #expect(ui.shows("anchor 1, 1, out"))
    try ui.tap(ui.find(.text("Toggle")))
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func whatIsBehindIsHovered() throws {
    let ui = host()
    ui.hover(at: try ui.find(.text("Outside")).center)
    #expect(ui.shows("anchor 0, 0, over"))
  }

  @Test func aPopoverThatSaysNothingKeepsInputToItself() throws {
    for interaction in [PresentationBackgroundInteraction.automatic, .disabled] {
      let ui = host(interaction)
      try ui.tap(ui.find(.text("Outside")))
      #expect(ui.shows("anchor 0, 0, out"))
      #expect(ui.popoverFrames.isEmpty)
    }
  }

  @Test func keysGoToTheWindowAndEscapeClosesThePopover() throws {
    let ui = host()
    try ui.tap(ui.find(.role(.textField).and(.label("Name"))))
    ui.type("Ada")
    #expect(ui.shows("name Ada, note "))
    ui.key("Escape")
    #expect(ui.popoverFrames.isEmpty)
  }

  @Test func aFieldInThePopoverIsTypedInto() throws {
    let ui = host()
    try ui.tap(ui.find(.role(.textField).and(.label("Note"))))
    ui.type("hi")
    #expect(ui.shows("name , note hi"))
    try ui.tap(ui.find(.role(.textField).and(.label("Name"))))
    ui.type("Bo")
    #expect(ui.shows("name Bo, note hi"))
  }

  @Test func aPopoverMayChangeItsMind() throws {
    struct Changing: View {
      @State private var isFree = true
      @State private var presses = 0
      var body: some View {
        VStack(spacing: 120) {
          Text("anchor").popover(isPresented: .constant(true), arrowEdge: .bottom) {
            Text("words").padding().presentationBackgroundInteraction(isFree ? .enabled : .disabled)
          }
          Button("Press \(presses)") {
            presses += 1
            isFree = false
          }
        }
      }
    }
    let ui = TestHost(size: CGSize(width: 300, height: 400)) { Changing() }
    try ui.tap(ui.find(.text("Press 0")))
    #expect(ui.shows("Press 1"))
    try ui.tap(ui.find(.text("Press 1")))
    #expect(ui.shows("Press 1"))
  }

  // MARK: Sheets

  private struct SheetPage: View {
    let interaction: PresentationBackgroundInteraction
    @State private var presses = 0
    @State private var detent = PresentationDetent.fraction(0.3)

    var body: some View {
      VStack {
        Button("Behind \(presses)") { presses += 1 }
        Spacer()
      }
      .sheet(isPresented: .constant(true)) {
        Button("Larger") { detent = .large }
          .presentationDetents([.fraction(0.3), .large], selection: $detent)
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  private func sheet(_ interaction: PresentationBackgroundInteraction, idiom: TestHost.Idiom = .touch)
    -> TestHost
  {
    let ui = TestHost(size: CGSize(width: 300, height: 600), idiom: idiom) {
      SheetPage(interaction: interaction)
    }
    ui.settle()
    return ui
  }

  @Test func aSheetLetsThePageBehindBeUsed() throws {
    let ui = sheet(.enabled)
    ui.tap(at: try ui.find(.text(containing: "Behind")).center)
    #expect(ui.shows("Behind 1"))
    let closed = sheet(.disabled)
    closed.tap(at: try closed.find(.text(containing: "Behind")).center)
    #expect(closed.shows("Behind 0"))
  }

  @Test func aSheetIsNotDimmedWhereThePageCanBeUsed() {
    // The page's ground, as nothing lies over it.
    let point = CGPoint(x: 10, y: 300)
    #expect(sheet(.enabled).color(at: point).red > sheet(.automatic).color(at: point).red)
  }

  @Test func upThroughADetent() throws {
    let ui = sheet(.enabled(upThrough: .fraction(0.3)))
    ui.tap(at: try ui.find(.text(containing: "Behind")).center)
    #expect(ui.shows("Behind 1"))
    try ui.tap(ui.find(.text("Larger")))
    ui.settle()
    ui.tap(at: CGPoint(x: 150, y: 12))
    #expect(ui.shows("Behind 1"))
  }

  /// As on macOS, where a sheet keeps its window to itself.
  @Test func onTheDesktopASheetKeepsInput() throws {
    let ui = sheet(.enabled, idiom: .desktop)
    ui.tap(at: CGPoint(x: 150, y: 12))
    #expect(ui.shows("Behind 0"))
  }
}
