import SwiftUI
import Testing
import ViewTesting

/// What dialogs show besides buttons, and where they lie among other things.
@MainActor @Suite struct DialogContentTests {
  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func whatIsNoButtonLiesAboveTheButtonsAndGetsTheKeyboard(idiom: TestHost.Idiom) throws {
    struct Screen: View {
      let journal: Journal
      var body: some View {
        Text("Behind").alert("Name", isPresented: .constant(true)) {
          Button("Save") { journal.note("save") }
          Text("Field").frame(height: 30).focusable().onKeyPress("x") {
            journal.note("x")
            return .handled
          }
        } message: {
          Text("Message")
        }
      }
    }
    let journal = Journal()
    let ui = TestHost(idiom: idiom) { Screen(journal: journal) }
    ui.settle()
    let field = try ui.find(.text("Field")).frame
    #expect(try ui.find(.text("Message")).frame.maxY < field.minY)
    #expect(try ui.find(.label("Save")).frame.minY > field.maxY)
    // A view for editing has the keyboard from the start, and Return is still the default button's.
    ui.type("x")
    ui.press(.return)
    #expect(journal.entries == ["x", "save"])
  }

  @Test func anAlertOfASheetLiesOverTheSheet() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isSheet = true
      @State private var isAlert = false
      var body: some View {
        Text("Behind").sheet(isPresented: $isSheet) {
          VStack {
            Button("Ask") { isAlert = true }
            Button("In the sheet") { journal.note("sheet") }
          }
          .padding(60)
          .alert("Sure?", isPresented: $isAlert) { Button("Yes") { journal.note("yes") } }
        }
      }
    }
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 500, height: 400)) { Screen(journal: journal) }
    try ui.tap(ui.find(.label("Ask")))
    #expect(ui.findAll(.role(.alert)).count == 1)
    try #expect(!ui.find(.label("In the sheet")).activate())
    ui.press(.escape)
    #expect(journal.take() == ["yes"])
    #expect(ui.findAll(.role(.alert)).isEmpty)
    #expect(ui.findAll(.role(.sheet)).count == 1)
    try #expect(ui.find(.label("In the sheet")).activate())
  }

  @Test func buttonsOfASheetThatAnAlertPresentsAreButtonsOfTheSheet() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isSheet = false
      var body: some View {
        Text("Behind").alert("Title", isPresented: .constant(true)) {
          Toggle("More", isOn: $isSheet).sheet(isPresented: $isSheet) {
            Button("Stay") { journal.note("stay") }.padding(50)
          }
          Button("Fine") {}
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap(ui.control("More"))
    try ui.tap(ui.find(.label("Stay")))
    #expect(journal.entries == ["stay"])
    #expect(ui.findAll(.role(.sheet)).count == 1)
    #expect(ui.findAll(.role(.alert)).count == 1)
  }

  @Test func theKeyboardThatIsAskedForBehindComesAfterwards() throws {
    struct Screen: View {
      @State private var isOpen = true
      @FocusState private var isHere: Bool
      var body: some View {
        VStack {
          Text(isHere ? "here" : "elsewhere").focusable().focused($isHere)
        }
        .alert("Title", isPresented: $isOpen) {
          Toggle("Focus", isOn: Binding(get: { false }, set: { _ in isHere = true }))
          Button("Fine") {}
        }
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap(ui.control("Focus"))
    // Keys still go to the alert.
    ui.press(.escape)
    #expect(ui.findAll(.role(.alert)).isEmpty)
    #expect(ui.shows("here"))
    ui.tabKey()
    #expect(ui.shows("here"))
  }

  @Test func openingAnAlertEvaluatesOnlyTheViewThatPresentsIt() throws {
    struct Rows: View {
      let journal: Journal
      var body: some View {
        journal.note("rows")
        return ForEach(0..<20, id: \.self) { Text("Row \($0)") }
      }
    }
    struct Presenter: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.alert("Title", isPresented: $isOpen) { Button("Fine") {} }
      }
    }
    let journal = Journal()
    let ui = TestHost(size: CGSize(width: 400, height: 600)) {
      VStack {
        Rows(journal: journal)
        Presenter()
      }
    }
    _ = journal.take()
    try ui.tap(ui.find(.label("Open")))
    ui.settle()
    #expect(ui.findAll(.role(.alert)).count == 1)
    #expect(journal.entries.isEmpty)
    // Nor does the animation evaluate anything: the frames only draw.
    try ui.tap(ui.find(.label("Fine")))
    ui.resetCounters()
    ui.settle()
    #expect(ui.counters.bodies == 0)
    #expect(ui.counters.frames > 3)
  }

  @Test func aPressedButtonIsLetGoWhenAnAlertOpens() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Press") { journal.note("pressed") }
          Text("Hold").onLongPressGesture { isOpen = true }
        }
        .alert("Title", isPresented: $isOpen) {}
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    ui.pointerDown(at: try ui.find(.text("Hold")).center)
    ui.advance(by: 0.6)
    #expect(ui.findAll(.role(.alert)).count == 1)
    // The release belongs to nobody, wherever it happens.
    ui.pointerUp(at: try ui.find(.label("Press")).center)
    #expect(journal.entries.isEmpty)
    try ui.tap(ui.find(.label("OK")))
    #expect(ui.findAll(.role(.alert)).isEmpty)
  }

  /// Apple, "dialogIcon(_:)" and "dialogSeverity(_:)", which are for macOS.
  @Test func anIconIsShownOnTheDesktop() throws {
    func titleTop(_ idiom: TestHost.Idiom, _ change: (AnyView) -> AnyView) throws -> CGFloat {
      let ui = TestHost(idiom: idiom) {
        change(AnyView(Text("Behind").alert("Title", isPresented: .constant(true)) {}))
      }
      ui.settle()
      let title = try ui.find(.text("Title").and(.role(.staticText))).frame
      return try title.minY - ui.find(.role(.alert)).frame.minY
    }
    let plain = try titleTop(.desktop) { $0 }
    // The picture is 44 high with 8 below it (see DialogMetrics).
    #expect(try isNear(titleTop(.desktop) { AnyView($0.dialogSeverity(.critical)) } - plain, 52))
    #expect(try isNear(titleTop(.desktop) { AnyView($0.dialogIcon(Image(systemName: "star"))) } - plain, 52))
    #expect(try isNear(titleTop(.desktop) { AnyView($0.dialogSeverity(.standard)) } - plain, 0))
    let touch = try titleTop(.touch) { $0 }
    #expect(try isNear(titleTop(.touch) { AnyView($0.dialogSeverity(.critical)) } - touch, 0))
  }

  @Test func aButtonWithoutALabelSaysWhatItIsFor() throws {
    let ui = TestHost {
      Text("Behind").alert("Title", isPresented: .constant(true)) { Button(role: .cancel) {} }
    }
    #expect(ui.findAll(.label("Cancel")).count == 1)
    #expect(ui.findAll(.label("OK")).isEmpty)
  }
}
