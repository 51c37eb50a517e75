import SwiftUI
import Testing
import ViewTesting

/// Apple, "alert(_:isPresented:actions:message:)": all actions dismiss the alert after they run and write `false`.
@MainActor @Suite struct AlertTests {
  private struct Screen<Actions: View>: View {
    let journal: Journal
    @ViewBuilder let actions: () -> Actions
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
        Button("Beneath \(count)") { count += 1 }
        Button("Close by code") { isOpen = false }
      }
      .alert(
        "Title",
        isPresented: Binding(
          get: { isOpen },
          set: {
            journal.note("\($0)")
            isOpen = $0
          })
      ) {
        actions()
      } message: {
        Text("Message")
      }
    }
  }

  private func open<Actions: View>(
    _ journal: Journal = Journal(), idiom: TestHost.Idiom = .desktop,
    @ViewBuilder _ actions: @escaping () -> Actions
  ) throws -> TestHost {
    let ui = TestHost(size: CGSize(width: 500, height: 500), idiom: idiom) {
      Screen(journal: journal, actions: actions)
    }
    #expect(ui.findAll(.role(.alert)).isEmpty)
    try ui.tap(ui.find(.label("Open")))
    #expect(try ui.find(.role(.alert)).text == "Title")
    return ui
  }

  private func isOpen(_ ui: TestHost) -> Bool { !ui.findAll(.role(.alert)).isEmpty }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func aButtonActsAndThenClosesTheAlert(idiom: TestHost.Idiom) throws {
    let journal = Journal()
    let ui = try open(journal, idiom: idiom) {
      Button("Save") { journal.note("save") }
      Button("Cancel", role: .cancel) { journal.note("cancel") }
    }
    #expect(ui.shows("Message"))
    try ui.tap(ui.find(.label("Save")))
    #expect(journal.entries == ["save", "false"])
    #expect(!isOpen(ui))
    #expect(ui.settle())
    #expect(!ui.shows("Message"))
  }

  @Test func anAlertWithoutButtonsHasOneThatSaysOK() throws {
    let journal = Journal()
    let ui = try open(journal) {}
    try ui.tap(ui.find(.label("OK")))
    #expect(!isOpen(ui))
    #expect(journal.entries == ["false"])
  }

  @Test func buttonsUnderAConditionCountOnlyWhileTheyAreThere() throws {
    let ui = try open { if false { Button("Never") {} } }
    #expect(ui.findAll(.label("OK")).count == 1)
    let other = try open { Button("Delete", role: .destructive) {} }
    #expect(other.findAll(.label("OK")).isEmpty)
    // "No default cancel action is provided."
    #expect(other.findAll(.label("Cancel")).isEmpty)
  }

  @Test func aTapBesideItIsSwallowed() throws {
    let ui = try open { Button("Fine") {} }
    try ui.tap(ui.find(.label("Beneath 0")))
    #expect(ui.shows("Beneath 0"))
    #expect(isOpen(ui))
    // Reading what lies behind works, acting on it doesn't.
    #expect(try !ui.find(.label("Beneath 0")).activate())
    try ui.tap(ui.find(.label("Fine")))
    // The closing animation blocks nothing.
    try ui.tap(ui.find(.label("Beneath 0")))
    #expect(ui.shows("Beneath 1"))
  }

  @Test func thePointerHoversOnlyOverTheAlert() throws {
    let journal = Journal()
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.padding(40)
          .onHover { journal.note("\($0)") }
          .alert("Title", isPresented: $isOpen) {}
      }
    }
    let ui = TestHost { Screen(journal: journal) }
    let middle = try ui.find(.label("Open")).center
    ui.hover(at: middle)
    #expect(journal.take() == ["true"])
    ui.tap(at: middle)
    #expect(journal.take() == ["false"])
    ui.press(.escape)
    #expect(journal.take() == ["true"])
  }

  /// 260 on the desktop and 270 on touch screens, in the middle of the window (see ModalLook).
  @Test(arguments: [TestHost.Idiom.desktop, .touch]) func itIsInTheMiddle(idiom: TestHost.Idiom) throws {
    let ui = try open(idiom: idiom) { Button("Fine") {} }
    ui.settle()
    let frame = try ui.find(.role(.alert)).frame
    #expect(frame.width == (idiom == .desktop ? 260 : 270))
    #expect(frame.midX == 250 && isNear(frame.midY, 250, 0.5))
  }

  @Test func codeClosesItWithoutAWrite() throws {
    let journal = Journal()
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = true
      var body: some View {
        Text("Beneath")
          .alert(
            "Title",
            isPresented: Binding(
              get: { isOpen },
              set: {
                journal.note("\($0)"); isOpen = $0
              })
          ) {
            Toggle("Off", isOn: Binding(get: { true }, set: { _ in isOpen = false }))
          }
      }
    }
    let ui = TestHost { Screen(journal: journal) }
    #expect(isOpen(ui))
    try ui.tap(ui.control("Off"))
    #expect(!isOpen(ui))
    #expect(journal.entries.isEmpty)
  }

  @Test func buttonsAreFoundThroughWrappers() throws {
    struct Wrapper: View {
      let journal: Journal
      var body: some View {
        Group { ForEach(["A", "B"], id: \.self) { name in Button(name) { journal.note(name) } } }
      }
    }
    let journal = Journal()
    let ui = try open(journal) {
      Wrapper(journal: journal).tint(.orange)
      Button("Stop", role: .cancel) { journal.note("stop") }.padding(0).buttonStyle(.plain)
    }
    // Three buttons are stacked, what cancels at the bottom.
    let tops = try ["A", "B", "Stop"].map { try ui.find(.label($0)).frame.minY }
    #expect(tops == tops.sorted())
    try ui.tap(ui.find(.label("B")))
    #expect(!isOpen(ui))
    #expect(journal.entries == ["B", "false"])
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let journal = Journal()
    let ui = try open(journal) {
      Button("Save") { journal.note("save") }.disabled(true)
      Button("Cancel", role: .cancel) {}
    }
    try ui.tap(ui.find(.label("Save")))
    ui.press(.return)
    #expect(isOpen(ui) || journal.entries == ["false"])
    #expect(!journal.entries.contains("save"))
  }

  @Test func theAlertOfADisabledViewWorks() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        Text("Behind").alert("Title", isPresented: $isOpen) {}.disabled(true).font(.largeTitle)
      }
    }
    let ui = TestHost { Screen() }
    try ui.tap(ui.find(.label("OK")))
    #expect(!isOpen(ui))
  }

  // MARK: Keys

  @Test func escapeRunsTheButtonThatCancels() throws {
    let journal = Journal()
    let ui = try open(journal) {
      Button("Save") { journal.note("save") }
      Button("Cancel", role: .cancel) { journal.note("cancel") }
    }
    ui.press(.escape)
    #expect(journal.entries == ["cancel", "false"])
  }

  @Test func escapeDoesNothingWhereNoButtonCancels() throws {
    let ui = try open {
      Button("One") {}
      Button("Two") {}
    }
    ui.press(.escape)
    #expect(isOpen(ui))
    let other = try open { Button("Delete", role: .destructive) {} }
    other.press(.escape)
    #expect(isOpen(other))
  }

  @Test func returnRunsTheFirstPlainButton() throws {
    let journal = Journal()
    let ui = try open(journal) {
      Button("Delete", role: .destructive) { journal.note("delete") }
      Button("Cancel", role: .cancel) { journal.note("cancel") }
      Button("Save") { journal.note("save") }
    }
    ui.press(.return)
    #expect(journal.entries == ["save", "false"])
  }

  @Test func aShortcutChoosesTheDefaultButton() throws {
    let journal = Journal()
    let ui = try open(journal) {
      Button("Save") { journal.note("save") }
      Button("Keep", role: .cancel) { journal.note("keep") }.keyboardShortcut(.defaultAction)
    }
    ui.press(.return)
    #expect(journal.entries == ["keep", "false"])
  }

  @Test func returnNeverDestroys() throws {
    let journal = Journal()
    let ui = try open(journal) {
      Button("Delete", role: .destructive) { journal.note("delete") }
      Button("Cancel", role: .cancel) { journal.note("cancel") }
    }
    // The button that cancels has the keyboard.
    ui.press(.return)
    #expect(journal.entries == ["cancel", "false"])
  }

  @Test func theKeyboardStaysInsideAndGoesBackAfterwards() throws {
    let journal = Journal()
    struct Screen: View {
      @State private var isOpen = false
      @FocusState private var isOpenFocused: Bool
      let journal: Journal
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }.focused($isOpenFocused)
          Button("Beneath") { journal.note("beneath") }.keyboardShortcut("b")
          Text(isOpenFocused ? "focused" : "elsewhere")
        }
        .onKeyPress("x") {
          journal.note("x")
          return .handled
        }
        .alert("Title", isPresented: $isOpen) {
          Button("One") { journal.note("one") }
          Button("Two", role: .cancel) { journal.note("two") }
        }
      }
    }
    let ui = TestHost { Screen(journal: journal) }
    ui.tabKey()
    #expect(ui.shows("focused"))
    ui.press(.space)
    #expect(isOpen(ui))
    #expect(ui.shows("elsewhere"))
    // Neither keys nor shortcuts reach what is behind.
    ui.type("x")
    ui.press("b", modifiers: .control)
    #expect(journal.entries.isEmpty)
    // Tab goes round inside: from the default button to the other one and back.
    ui.tabKey()
    ui.tabKey()
    ui.tabKey()
    ui.press(.space)
    #expect(journal.entries == ["two"])
    #expect(ui.shows("focused"))
  }

  // MARK: Data

  @Test func theDataAreThoseItWasOpenedWith() throws {
    struct Screen: View {
      let journal: Journal
      @State private var isOpen = false
      @State private var name: String?
      var body: some View {
        VStack {
          Button("Open empty") { isOpen = true }
          Button("Open") {
            name = "Ann"
            isOpen = true
          }
        }
        .alert("Who", isPresented: $isOpen, presenting: name) { name in
          Button("Greet \(name)") { journal.note(name) }
          Toggle("Change", isOn: Binding(get: { false }, set: { _ in self.name = "Bob" }))
        } message: { name in
          Text("It is \(name)")
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    // "For the alert to appear, both isPresented must be true and data must not be nil."
    try ui.tap(ui.find(.label("Open empty")))
    #expect(!isOpen(ui))
    try ui.tap(ui.find(.label("Open")))
    #expect(ui.shows("It is Ann"))
    try ui.tap(ui.control("Change"))
    #expect(ui.shows("It is Ann"))
    try ui.tap(ui.find(.label("Greet Ann")))
    #expect(journal.entries == ["Ann"])
  }

  @Test func anErrorGivesTheTitle() throws {
    struct Failure: LocalizedError {
      var errorDescription: String? { "It failed" }
      var recoverySuggestion: String? { "Try again" }
    }
    struct Screen: View {
      @State private var isOpen = true
      let error: Failure? = Failure()
      var body: some View {
        Text("Behind").alert(isPresented: $isOpen, error: error) { _ in
          Button("Again") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let ui = TestHost { Screen() }
    #expect(try ui.find(.role(.alert)).text == "It failed")
    #expect(ui.shows("Try again"))
    try ui.tap(ui.find(.label("Again")))
    #expect(!isOpen(ui))
  }

  @Test func whatTheAlertShowsFollowsItsState() throws {
    let ui = TestHost { Counter() }
    try ui.tap(ui.control("More"))
    #expect(ui.shows("Count 1"))
    #expect(try ui.find(.role(.alert)).text == "Title 1")
  }

  private struct Counter: View {
    @State private var isOpen = true
    @State private var count = 0
    var body: some View {
      Text("Behind").alert("Title \(count)", isPresented: $isOpen) {
        Toggle("More", isOn: Binding(get: { false }, set: { _ in count += 1 }))
        Button("Fine") {}
      } message: {
        Text("Count \(count)")
      }
    }
  }

  // MARK: Cost

  @Test func anOpenAlertIsIdle() throws {
    let ui = try open { Button("Fine") {} }
    #expect(ui.settle())
    ui.resetCounters()
    ui.advance(by: 2)
    #expect(ui.counters == WorkCounters())
  }

  @Test func theRepaintIsRight() throws {
    let ui = try open { Button("Fine") {} }
    ui.advance(by: 0.05)
    #expect(ui.repaintDifference == 0)
    ui.settle()
    #expect(ui.repaintDifference == 0)
    try ui.tap(ui.find(.label("Fine")))
    ui.advance(by: 0.05)
    #expect(ui.repaintDifference == 0)
    ui.settle()
    #expect(ui.repaintDifference == 0)
  }

  @Test func aTransactionWithoutAnimationsOpensAndClosesItAtOnce() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isOpen = true }
        }
        .alert("Title", isPresented: $isOpen) {}
      }
    }
    let ui = TestHost { Screen() }
    let before = ui.color(at: CGPoint(x: 2, y: 2))
    try ui.tap(ui.find(.label("Open")))
    let dimmed = ui.color(at: CGPoint(x: 2, y: 2))
    #expect(dimmed.red < before.red - 20)
    ui.advance(by: 1)
    #expect(ui.color(at: CGPoint(x: 2, y: 2)) == dimmed)
  }
}
