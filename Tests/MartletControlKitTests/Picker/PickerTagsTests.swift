import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite(.serialized) struct PickerTagsTests {
  private func warnings(_ part: String) -> [String] { TestHost.takeWarnings().filter { $0.contains(part) } }

  @Test func anExplicitTagGoesBeforeTheIdOfForEach() throws {
    let selection = Selection("b")
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Tags", selection: binding) {
          ForEach(["a", "b"], id: \.self) { Text("id \($0)").tag($0 == "a" ? "b" : "a") }
        }
      }
    }
    #expect(try ui.popUp.value == "id a")
    try ui.choose("id b")
    #expect(selection.value == "a")
  }

  @Test func theInnermostForEachGivesTheTag() throws {
    let selection = Selection(12)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Tags", selection: binding) {
          ForEach([10, 20], id: \.self) { tens in
            ForEach([tens + 1, tens + 2], id: \.self) { Text("n\($0)") }
          }
        }
      }
    }
    #expect(try ui.popUp.value == "n12")
    try ui.choose("n21")
    #expect(selection.value == 21)
  }

  /// Apple, "tag(_:includeOptional:)": a tag also stands for its optional.
  @Test func anOptionalSelectionTakesPlainTagsAndNil() throws {
    let selection = Selection<Int?>(nil)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Optional", selection: binding) {
          Text("None").tag(nil as Int?)
          Text("One").tag(1)
          Text("Two").tag(Optional(2))
        }
      }
    }
    #expect(try ui.popUp.value == "None")
    try ui.choose("One")
    try ui.choose("Two")
    try ui.choose("None")
    #expect(selection.writes == [1, 2, nil])
  }

  @Test func groupsConditionsModifiersAndViewsWithBodiesAreLookedInto() throws {
    struct Row: View {
      let title: String
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text(title + (isEnabled ? "" : " (off)")).tag(title) }
    }
    struct Two: View {
      var body: some View {
        Row(title: "Three")
        Row(title: "Four")
      }
    }
    let selection = Selection("Two")
    let hasFive = true
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Parts", selection: binding) {
          Text("One").tag("One")
          Group { Row(title: "Two") }.foregroundColor(.red)
          Two()
          if hasFive { AnyView(Row(title: "Five")) } else { Text("Six").tag("Six") }
          EmptyView()
        }
      }
    }
    #expect(try ui.popUp.value == "Two")
    try ui.openMenu()
    #expect(ui.menuTitles == ["One", "Two", "Three", "Four", "Five"])
    try ui.tap(ui.row("Four"))
    #expect(selection.value == "Four")
    try ui.choose("Five")
    #expect(selection.value == "Five")
  }

  @Test func sectionsShowTheirHeadersAndSeparators() throws {
    let ui = TestHost {
      Picker("Sections", selection: .constant(1)) {
        Section("Small") {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Section("Large") { Label("Hundred", systemImage: "star").tag(100) }
      }
    }
    try ui.openMenu()
    #expect(ui.menuTitles == ["One", "Two", "Hundred"])
    #expect(ui.shows("Small") && ui.shows("Large"))
    // A separator of 11 and a header of 22 lie between the last row of one section and the first of the next.
    let gap = try ui.row("Hundred").frame.minY - ui.row("Two").frame.maxY
    #expect(gap == 33)
  }

  /// Apple, "menu" (PickerStyle): the options may include controls, such as a button to customise them.
  @Test func aButtonAmongTheRowsActs() throws {
    let journal = Journal()
    let selection = Selection(1)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Button", selection: binding) {
          Text("One").tag(1)
          Divider()
          Button("Customize…") { journal.note("customize") }
        }
      }
    }
    try ui.choose("Customize…")
    #expect(journal.take() == ["customize"] && selection.writes.isEmpty && !ui.isMenuOpen)
  }

  // MARK: Mistakes

  @Test func aSelectionWithoutARowMarksNothingAndSaysSoOnce() throws {
    _ = TestHost.takeWarnings()
    let selection = Selection(7)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Missing", selection: binding) { Text("One").tag(1) }
      }
    }
    try ui.openMenu()
    #expect(ui.checkedTitles.isEmpty)
    let messages = warnings("Missing")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("the selection 7") == true && messages.first?.contains(".tag(") == true)
    try ui.tap(ui.row("One"))
    #expect(selection.value == 1)
  }

  @Test func tagsOfAnotherTypeSelectNothingAndTheMessageNamesBoth() throws {
    _ = TestHost.takeWarnings()
    let selection = Selection(1)
    let ui = TestHost {
      Observing(selection: selection) { binding in
        Picker("Types", selection: binding) { Text("One").tag("one") }
      }
    }
    try ui.choose("One")
    #expect(selection.writes.isEmpty)
    let message = try #require(warnings("Types").first)
    #expect(message.contains("String") && message.contains("Int"))
  }

  @Test func ofEqualTagsTheFirstIsMarked() throws {
    _ = TestHost.takeWarnings()
    let ui = TestHost {
      Picker("Twice", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Again").tag(1)
      }
    }
    #expect(try ui.popUp.value == "One")
    try ui.openMenu()
    #expect(ui.checkedTitles == ["One"])
    #expect(warnings("Twice").count == 1)
  }

  @Test(arguments: [TestHost.Idiom.desktop, .touch])
  func aPickerWithoutRowsDoesNothing(idiom: TestHost.Idiom) throws {
    let ui = TestHost(idiom: idiom) {
      VStack {
        Picker("Empty", selection: .constant(1)) {}
        Picker("Empty segments", selection: .constant(1)) {}.pickerStyle(.segmented)
        Picker("Empty rows", selection: .constant(1)) {}.pickerStyle(.inline)
      }
    }
    try ui.openMenu()
    #expect(ui.isMenuOpen && ui.menuTitles.isEmpty)
    for key in ["Down", "Up", "Home", "End", "Page_Down", "Return", "a"] { ui.key(key) }
    ui.key("Escape")
    #expect(!ui.isMenuOpen)
  }

  @Test func rowsThatChangeWhileTheMenuIsOpenAreShown() throws {
    final class Model: ObservableObject {
      @Published var names = ["a", "b", "c"]
    }
    struct Changing: View {
      @ObservedObject var model: Model
      @State private var name = "b"

      var body: some View {
        Picker("Names", selection: $name) { ForEach(model.names, id: \.self) { Text($0) } }
      }
    }
    let model = Model()
    let ui = TestHost { Changing(model: model) }
    try ui.openMenu()
    ui.key("Down")
    model.names = ["b", "x"]
    ui.settle()
    #expect(ui.menuTitles == ["b", "x"])
    // The highlighted row is gone: Return chooses nothing.
    ui.key("Return")
    #expect(ui.isMenuOpen)
    try ui.tap(ui.row("x"))
    #expect(try ui.popUp.value == "x")
  }

  @Test func aSetterThatSetsAgainAndAGetterThatReadsOtherStatesWork() throws {
    struct Odd: View {
      @State private var number = 1
      @State private var offset = 0

      var body: some View {
        let binding = Binding(
          get: { number + offset },
          set: {
            number = $0
            if $0 == 2 { number = 3 }
          })
        Picker("Odd", selection: binding) { ForEach(1..<5, id: \.self) { Text("n\($0)") } }
        Button("Shift") { offset += 1 }
      }
    }
    let ui = TestHost { Odd() }
    try ui.choose("n2")
    #expect(try ui.popUp.value == "n3")
    try ui.tap(ui.find(.text("Shift")))
    #expect(try ui.popUp.value == "n4")
  }

  // MARK: Several values

  @Test func sourcesThatDifferAreMixedAndAChoiceWritesAll() throws {
    struct Item: Identifiable {
      let id: Int
      var size: Int
    }
    struct Items: View {
      @State private var items = [Item(id: 0, size: 1), Item(id: 1, size: 2)]

      var body: some View {
        Picker("Sizes", sources: $items, selection: \.size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
          Text("Huge").tag(3)
        }
        Text(items.map { "\($0.size)" }.joined(separator: ","))
      }
    }
    let ui = TestHost { Items() }
    try ui.openMenu()
    #expect(ui.findAll(.role(.menuItem)).map(\.value) == ["mixed", "mixed", nil])
    try ui.tap(ui.row("Huge"))
    #expect(ui.shows("3,3"))
    #expect(try ui.popUp.value == "Huge")
  }

  @Test func aCurrentValueLabelIsShownInPlaceOfTheRow() throws {
    let ui = TestHost {
      Picker("Songs", selection: .constant(1)) {
        Text("One by one").tag(1)
      } currentValueLabel: {
        Text("First")
      }
    }
    #expect(try ui.popUp.value == "First")
  }
}
