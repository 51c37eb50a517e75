import SwiftUI
import Testing
import ViewTesting

/// A field whose binding notes every write.
struct NotingField: View {
  let journal: Journal
  @State private var text: String

  init(_ journal: Journal, _ text: String = "") {
    self.journal = journal
    _text = State(initialValue: text)
  }

  var body: some View {
    VStack {
      TextField(
        "Name",
        text: Binding {
          text
        } set: {
          journal.note($0)
          text = $0
        })
      Text("[\(text)]")
    }
    .padding()
  }
}

extension TestHost {
  var field: FoundView {
    get throws { try find(.role(.textField)) }
  }
}

@MainActor @Suite struct TypingTests {
  @Test func aClickGivesTheKeyboardAndEachKeyWritesOnce() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal) }
    ui.type("x")
    #expect(journal.take() == [])
    ui.tap(try ui.field)
    ui.type("abc")
    #expect(journal.take() == ["a", "ab", "abc"])
    #expect(ui.shows("[abc]"))
    #expect(try ui.field.value == "abc")
  }

  @Test func theTitleIsThePlaceholderWhileThereIsNoText() throws {
    let ui = TestHost { NotingField(Journal()) }
    #expect(ui.displayListText.contains("Name"))
    ui.type("a", into: try ui.field)
    #expect(!ui.displayListText.contains("Name"))
    ui.press(.delete)
    #expect(ui.displayListText.contains("Name"))
  }

  @Test func backspaceAndDeleteRemoveWholeCharacters() throws {
    let journal = Journal()
    // A family of four, a flag, and a letter with two marks: each is one character.
    let ui = TestHost {
      NotingField(
        journal,
        "a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}\u{1F1F0}\u{1F1F7}e\u{301}\u{323}")
    }
    ui.tap(try ui.field)
    ui.press(.end)
    ui.press(.delete)
    #expect(journal.take().last?.hasSuffix("\u{1F1F0}\u{1F1F7}") == true)
    ui.press(.delete)
    ui.press(.delete)
    #expect(journal.take().last == "a")
    ui.press(.home)
    ui.press(.deleteForward)
    #expect(journal.take() == [""])
  }

  @Test func theArrowsNeverStandWithinACharacter() throws {
    let journal = Journal()
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let ui = TestHost { NotingField(journal, "a" + family + "b") }
    ui.tap(try ui.field)
    ui.press(.home)
    ui.press(.rightArrow)
    ui.press(.rightArrow)
    ui.type("|")
    #expect(journal.take() == ["a" + family + "|b"])
  }

  @Test func wordKeysGoAndDeleteByWords() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal, "one two, three") }
    ui.tap(try ui.field)
    ui.press(.end)
    ui.key("Left", modifiers: .control)
    ui.type("|")
    #expect(journal.take() == ["one two, |three"])
    ui.key("BackSpace", modifiers: .control)
    #expect(journal.take() == ["one two, three"])
    ui.press(.home)
    ui.key("Right", modifiers: .control)
    ui.key("Delete", modifiers: .control)
    #expect(journal.take() == ["one, three"])
    ui.key("BackSpace", modifiers: [.control, .shift])
    #expect(journal.take() == [", three"])
  }

  @Test func undoTakesBackWordByWordAndRedoDoesItAgain() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal) }
    ui.type("one two", into: try ui.field)
    _ = journal.take()
    ui.key("z", modifiers: .control)
    #expect(journal.take() == ["one "])
    ui.key("z", modifiers: .control)
    #expect(journal.take() == [""])
    ui.key("Z", modifiers: [.control, .shift])
    ui.key("y", modifiers: .control)
    #expect(journal.take() == ["one ", "one two"])
    ui.key("y", modifiers: .control)
    #expect(journal.take() == [])
  }

  @Test func keysOfTheLogoKeyTypeNothing() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal, "abc") }
    ui.tap(try ui.field)
    for name in ["a", "b", "q", "1"] { ui.key(name, modifiers: .command) }
    for name in ["b", "q", "e"] { ui.key(name, modifiers: .control) }
    #expect(journal.take() == [])
  }

  @Test func aDisabledFieldTakesNothing() throws {
    let journal = Journal()
    let ui = TestHost { NotingField(journal, "abc").disabled(true) }
    ui.tap(try ui.field)
    ui.type("x")
    ui.tabKey()
    ui.type("x")
    #expect(journal.take() == [])
  }

  @Test func thePointerIsABarOverText() throws {
    let ui = TestHost { NotingField(Journal()) }
    let frame = try ui.field.frame
    ui.hover(at: CGPoint(x: frame.minX + 2, y: frame.midY))
    #expect(ui.pointerIsOverText)
    ui.hover(at: CGPoint(x: frame.midX, y: frame.maxY + 20))
    #expect(!ui.pointerIsOverText)
    let disabled = TestHost { NotingField(Journal()).disabled(true) }
    disabled.hover(at: try disabled.field.center)
    #expect(!disabled.pointerIsOverText)
  }

  @Test func whileAPopoverIsOpenTheFieldBelowGetsNothing() throws {
    struct Screen: View {
      @State private var isOpen = false
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text).onSubmit { isOpen = true }
            .popover(isPresented: $isOpen) { Text("Saved") }
          Text("[\(text)]")
        }
      }
    }
    let ui = TestHost { Screen() }
    ui.tap(try ui.field)
    ui.type("a\nb")
    #expect(ui.shows("Saved"))
    #expect(ui.shows("[a]"))
    ui.press(.escape)
    ui.press(.end)
    ui.type("c")
    #expect(ui.shows("[ac]"))
  }

  @Test func aFieldInAPopoverTakesText() throws {
    struct Screen: View {
      @State private var isOpen = true
      @State private var text = ""
      var body: some View {
        Text("[\(text)]")
          .popover(isPresented: $isOpen) { TextField("Name", text: $text).frame(width: 150).padding() }
      }
    }
    let ui = TestHost { Screen() }
    ui.tap(try ui.field)
    ui.type("abc")
    #expect(ui.shows("[abc]"))
    ui.composeText("\u{314E}")
    ui.commitText("\u{D55C}")
    #expect(ui.shows("[abc\u{D55C}]"))
    // Escape is the popover's.
    ui.press(.escape)
    #expect(ui.popoverFrames.isEmpty)
  }
}
